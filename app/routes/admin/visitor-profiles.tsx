import { TabList } from "#app/features/staff/tab-list.tsx";
import { VisitorProfileList } from "#app/features/staff/visitor-profile-list.tsx";
import { readRowId } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { listVisitorProfiles, visitorProfileRows } from "#server/staff/dashboard-lists.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import type { Route } from "./+types/visitor-profiles";

export const middleware = [requireTab("visitor-profiles")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = context.get(servicesContext).database;
	const { role } = context.get(staffContext);
	const locale = context.get(staffContext).locale;
	const before = readRowId(new URL(request.url).searchParams.get("before"));
	const page = await readTab(context, "visitor-profiles", async () => {
		const { rows, olderThan } = await listVisitorProfiles(db, role, { before });
		return { olderThan, rows: visitorProfileRows(rows, locale) };
	});
	const { visitorProfiles, failed, pages } = copyFor(locale, "admin");
	const copy = { list: visitorProfiles, tab: { failed, pages, lead: visitorProfiles.lead } };
	return { page, isNewest: before === null, copy };
}

export default function VisitorProfiles({ loaderData: { page, isNewest, copy } }: Route.ComponentProps) {
	return (
		<TabList tab="visitor-profiles" page={page} isNewest={isNewest} copy={copy.tab}>
			{(rows) => <VisitorProfileList rows={rows} copy={copy.list} />}
		</TabList>
	);
}
