import { data, redirect } from "react-router";
import { ChangePreview } from "#app/features/lead-desk/change-preview.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import { undoQuery } from "#domain/lead-desk/undo-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { changeInBulk } from "#server/lead-desk/list/bulk-change.server.ts";
import { isListUnread, listOf, previewBulk, readPlan } from "#server/lead-desk/list/bulk-plan.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/leads-change";

export const middleware = [requirePage("leads/change", mayWorkLeads)];

/** Shows what would change. The address has the chosen leads and the change. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const { searchParams } = new URL(request.url);
	if (isListUnread(searchParams)) throw data(null, { status: 400 });
	const reader = await readLeadActor(services, staff);
	const preview = await previewBulk(services, reader, searchParams, staff.locale);
	await logRead(context, "contact_submissions", { list: "change", rows: preview.plan?.names.length ?? 0 });
	const kept = [...searchParams].filter(([name]) => ["list", "lead", "all"].includes(name));
	return { ...preview, kept, isAsked: searchParams.has("change") };
}

/** Makes the change, and returns to the list. The chosen leads are in the form, or else in the address. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const form = await readForm(request);
	const fields = form.has("lead") ? form : new URL(request.url).searchParams;
	const plan = readPlan(fields, form);
	if (!plan) throw data(null, { status: 400 });
	const bulk = await changeInBulk(services, by, plan);
	if (!bulk.ok) return data({ isOwnerGone: true }, 400);
	throw redirect(listPath([listOf(fields), undoQuery(bulk.id)].filter(Boolean).join("&")), 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.confirm.title);

export default function LeadsChange({ loaderData, actionData }: Route.ComponentProps) {
	return <ChangePreview {...loaderData} isOwnerGone={actionData?.isOwnerGone ?? false} />;
}
