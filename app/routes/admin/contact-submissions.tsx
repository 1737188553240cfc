import { data, redirect } from "react-router";
import { ContactSubmissionList } from "#app/features/staff/contact-submission-list.tsx";
import { TabList } from "#app/features/staff/tab-list.tsx";
import { readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { within } from "#server/intake/within.server.ts";
import { judgeLead } from "#server/lead-desk/work/judge-quarantine.server.ts";
import { recordStopRequest } from "#server/lead-desk/work/record-stop-request.server.ts";
import { contactSubmissionRows, listContactSubmissions } from "#server/staff/dashboard-lists.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import { submissionCopy } from "#server/staff/tab-copy.server.ts";
import type { Route } from "./+types/contact-submissions";

export const middleware = [requireTab("contact-submissions")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { role } = context.get(staffContext);
	const locale = context.get(staffContext).locale;
	const { searchParams } = new URL(request.url);
	const before = readRowId(searchParams.get("before"));
	// Leads are confirmed before their rows are there.
	await within(services.intake.drained(), 1000);
	const read = async () => {
		const { rows, olderThan } = await listContactSubmissions(services.database.db, role, { before });
		return { olderThan, rows: await contactSubmissionRows(services, rows, locale) };
	};
	const page = await readTab(context, "contact-submissions", read);
	return { page, isNewest: before === null, copy: submissionCopy(locale) };
}

/** Releases a lead, or records that a person asked us to stop. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const [stopped, released] = [readRowId(form.get("stop")), readRowId(form.get("release"))];
	if (released) await judgeLead(services, staff, "release", released);
	const spam = readRowId(form.get("spam"));
	if (spam) await judgeLead(services, staff, "spam", spam);
	if (stopped) {
		const { method, words, confirmed } = Object.fromEntries(form);
		const by = await readLeadActor(services, staff);
		const { userAgent } = context.get(requestInfoContext);
		const given = { channels: form.getAll("channel"), method, words, confirmed };
		const result = await recordStopRequest(services, by, { leadId: stopped, userAgent }, given);
		// A browser sends the form only when it is complete.
		if (!result.ok) throw data(null, { status: result.code === "gone" ? 404 : 400 });
	}
	return redirect(tabPath("contact-submissions"), 303);
}

export default function ContactSubmissions({ loaderData }: Route.ComponentProps) {
	const { page, isNewest, copy } = loaderData;
	return (
		<TabList tab="contact-submissions" page={page} isNewest={isNewest} copy={copy.tab}>
			{(rows) => <ContactSubmissionList rows={rows} copy={copy.list} />}
		</TabList>
	);
}
