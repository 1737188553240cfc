import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { type ComplaintErrors, complaintPath, newComplaintPath } from "#domain/complaints/complaint.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { translator } from "#i18n/messages.server.ts";
import { changeComplaint } from "#server/lead-desk/complaints/change-complaint.server.ts";
import { readComplaintPage } from "#server/lead-desk/complaints/complaint-pages.server.ts";
import { recordComplaint } from "#server/lead-desk/complaints/record-complaint.server.ts";
import { findLead } from "#server/lead-desk/work/find-lead.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

function refused(typed: Record<string, string>, errors: ComplaintErrors, locale: Locale) {
	const t = translator(locale, "complaints");
	const inWords = Object.entries(errors).map(([field, code]) => [field, t(`errors.${code}`)]);
	return data({ typed, errors: Object.fromEntries(inWords) as Record<string, string>, isConflict: false }, 400);
}

/** Records a complaint and leads to it, or back to the lead if the person may not see it. */
export async function postComplaint(args: Args) {
	const page = await readComplaintPage(args);
	const { services, by, locale, mayWork } = page;
	const typed = textsOf(await readForm(args.request));
	const asked = readRowId(typed.lead);
	const lead = asked ? await findLead(services.database.db, by, asked) : null;
	if (typed.lead && !lead) throw data(null, { status: 404 });
	const recorded = await recordComplaint(services, by, lead?.id ?? null, typed);
	if (!recorded.ok) return refused(typed, recorded.errors, locale);
	if (mayWork || lead?.ownerId === by.userId) throw redirect(`${complaintPath(recorded.id)}?done=recorded`, 303);
	throw redirect(lead ? leadPath(lead.id) : `${newComplaintPath()}?done=recorded`, 303);
}

/** Saves the work on a complaint. */
export async function postComplaintWork(args: Args, asked: string) {
	const { services, by, locale } = await readComplaintPage(args);
	const typed = textsOf(await readForm(args.request));
	const id = readRowId(asked);
	if (!id) throw data(null, { status: 404 });
	const result = await changeComplaint(services, by, id, typed);
	if (result.ok) throw redirect(`${complaintPath(asked)}?done=saved`, 303);
	if (result.code === "gone") throw data(null, { status: 404 });
	if (result.code === "conflict") return data({ typed, errors: {} as Record<string, string>, isConflict: true }, 409);
	return refused(typed, result.errors, locale);
}
