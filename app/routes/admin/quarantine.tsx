import { redirect } from "react-router";
import { ContactSubmissionList } from "#app/features/staff/contact-submission-list.tsx";
import { TabList } from "#app/features/staff/tab-list.tsx";
import { readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { releaseFromQuarantine } from "#server/lead-desk/judge-quarantine.server.ts";
import { contactSubmissionRows, listContactSubmissions } from "#server/staff/dashboard-lists.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import { staffLocale } from "#server/staff/staff-locale.server.ts";
import { submissionCopy } from "#server/staff/tab-copy.server.ts";
import type { Route } from "./+types/quarantine";

export const middleware = [requireTab("quarantine")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { role } = context.get(staffContext);
	const locale = staffLocale(context.get(staffContext), request.headers);
	const before = readRowId(new URL(request.url).searchParams.get("before"));
	const page = await readTab(context, "quarantine", async () => {
		const list = { quarantined: true, before };
		const { rows, olderThan } = await listContactSubmissions(services.database.db, role, list);
		return { olderThan, rows: await contactSubmissionRows(services, rows, locale) };
	});
	return { page, isNewest: before === null, copy: submissionCopy(locale) };
}

/** Releases a lead. */
export async function action({ request, context }: Route.ActionArgs) {
	const staff = { ...context.get(staffContext), ...context.get(requestInfoContext) };
	const released = readRowId((await request.formData()).get("release"));
	if (released) await releaseFromQuarantine(context.get(servicesContext), staff, released);
	return redirect(tabPath("quarantine"), 303);
}

export default function Quarantine({ loaderData: { page, isNewest, copy } }: Route.ComponentProps) {
	return (
		<TabList tab="quarantine" page={page} isNewest={isNewest} copy={copy.quarantineTab}>
			{(rows) => <ContactSubmissionList rows={rows} copy={copy.quarantined} />}
		</TabList>
	);
}
