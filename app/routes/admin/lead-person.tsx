import { data, redirect } from "react-router";
import { LeadMissing } from "#app/features/lead-desk/lead-missing.tsx";
import { PersonPage } from "#app/features/persons/person-page.tsx";
import type { DashboardHandle } from "#app/features/staff/dashboard-handle.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { undoQuery } from "#domain/lead-desk/undo-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { openLead } from "#server/lead-desk/page/open-lead.server.ts";
import { changePersons } from "#server/lead-desk/persons/change-persons.server.ts";
import { readPersonPage } from "#server/lead-desk/persons/person-page.server.ts";
import { readPersonChange } from "#server/lead-desk/persons/read-change.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/lead-person";

export const handle: DashboardHandle = { isWorkspace: true };

export const middleware = [requirePage("leads", mayWorkLeads)];

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const parts = context.get(servicesContext);
	const { reader, lead, locale } = await openLead(context, params.lead);
	if (!lead)
		return data({ isFound: false, copy: copyFor(locale, "leadPage"), list: null, isLate: false } as const, 404);
	const page = await readPersonPage({ parts, reader, locale }, lead, new URL(request.url).searchParams);
	const { leads, alike, found, pair } = page;
	const shown = [leads, alike.leads, found ?? [], pair?.one.leads ?? [], pair?.other.leads ?? []];
	await logRead(context, "contact_submissions", { list: "linked", rows: shown.flat().length });
	return data({ isFound: true, ...page } as const);
}

/** Does what the form says, and leads to the lead's page, which offers to undo it. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const asked = readPersonChange(await readForm(request));
	if (!asked) throw data(null, { status: 400 });
	const by = await readLeadActor(services, context.get(staffContext));
	const result = await changePersons(services, by, asked.change, asked.seen);
	if (!result.ok) return data(result, result.code === "changed" ? 409 : 400);
	throw redirect(`${leadPath(params.lead)}?${undoQuery(result.id)}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
	if (!loaderData?.isFound) return unlistedMeta(loaderData?.copy.missing.title);
	return unlistedMeta(loaderData.name || loaderData.copy.page.title);
};

export default function LeadPerson({ loaderData, actionData }: Route.ComponentProps) {
	if (!loaderData.isFound) return <LeadMissing {...loaderData} />;
	return <PersonPage {...loaderData} refusal={actionData?.code ?? null} />;
}
