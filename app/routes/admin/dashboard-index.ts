import { redirect } from "react-router";
import { adminPath, readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { dashboardTabs } from "#domain/staff/dashboard-tabs.ts";
import { staffContext } from "#server/context.server.ts";
import type { Route } from "./+types/dashboard-index";

/** Leads to the first tab that the role may open. Older emails link to `/admin?lead=…` and `/admin?tab=…`. */
export function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const allowed = dashboardTabs(context.get(staffContext).role);
	const lead = readRowId(searchParams.get("lead"));
	if (lead) return redirect(adminPath(lead));
	const tab = allowed.find((name) => name === searchParams.get("tab")) ?? allowed[0] ?? "today";
	const notice = searchParams.get("notice");
	return redirect(tabPath(tab) + (notice ? `?notice=${encodeURIComponent(notice)}` : ""));
}
