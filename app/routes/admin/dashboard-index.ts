import { redirect } from "react-router";
import { tabPath } from "#domain/staff/admin-address.ts";
import { dashboardTabs } from "#domain/staff/dashboard-tabs.ts";
import { staffContext } from "#server/context.server.ts";
import type { Route } from "./+types/dashboard-index";

/** Leads to the first tab that the role may open. */
export function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const [tab = "today"] = dashboardTabs(context.get(staffContext).role);
	const notice = searchParams.get("notice");
	return redirect(tabPath(tab) + (notice ? `?notice=${encodeURIComponent(notice)}` : ""));
}
