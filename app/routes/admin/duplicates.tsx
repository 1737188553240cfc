import { data, redirect } from "react-router";
import { DuplicateList } from "#app/features/persons/duplicate-list.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { undoQuery } from "#domain/lead-desk/undo-address.ts";
import { duplicatesPath, pairCursorText, readPairCursor } from "#domain/persons/person-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { changePersons } from "#server/lead-desk/persons/change-persons.server.ts";
import { readDuplicates } from "#server/lead-desk/persons/duplicates-page.server.ts";
import { readPersonChange } from "#server/lead-desk/persons/read-change.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/duplicates";

export const middleware = [requirePage("duplicates", mayWorkAllLeads)];

const placeIn = (request: Request) => readPairCursor(new URL(request.url).searchParams.get("before"));

export async function loader({ request, context }: Route.LoaderArgs) {
	const parts = context.get(servicesContext);
	const staff = context.get(staffContext);
	const locale = staff.locale;
	const reader = await readLeadActor(parts, staff);
	const page = await readDuplicates({ parts, reader, locale }, placeIn(request));
	const rows = page.pairs.reduce((count, { one, other }) => count + one.leads.length + other.leads.length, 0);
	await logRead(context, "contact_submissions", { list: "duplicates", rows });
	return { ...page, keys: copyFor(locale, "deskKeys") };
}

/** Does what the form says, and leads back to the same page of the list, which offers to undo it. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const asked = readPersonChange(await readForm(request));
	if (!asked) throw data(null, { status: 400 });
	const by = await readLeadActor(services, context.get(staffContext));
	const result = await changePersons(services, by, asked.change, asked.seen);
	if (!result.ok) return data(result, result.code === "changed" ? 409 : 400);
	const place = placeIn(request);
	const query = [place && `before=${pairCursorText(place)}`, undoQuery(result.id)].filter(Boolean).join("&");
	throw redirect(`${duplicatesPath}?${query}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.list.title);

export default function Duplicates({ loaderData, actionData }: Route.ComponentProps) {
	return <DuplicateList {...loaderData} refusal={actionData?.code ?? null} />;
}
