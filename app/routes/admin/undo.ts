import { data, redirect } from "react-router";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { importPathOf } from "#domain/lead-desk/lead-address.ts";
import { undonePath } from "#domain/lead-desk/undo-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { undoCommand } from "#server/lead-desk/commands/undo-command.server.ts";
import { isImport } from "#server/lead-desk/exchange/import-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/undo";

export const middleware = [requirePage("undo", mayWorkLeads)];

/** Refuses GET requests, because only forms lead here. */
export function loader() {
	return redirect("/admin");
}

/** Undoes a command, and leads back to the page with the form, which says what was undone. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const id = readRowId(form.get("id"));
	if (!id) throw data(null, { status: 400 });
	// Its own page asks who is there before it deletes leads.
	if (!isProved({ context }) && (await isImport(services, id))) throw redirect(importPathOf(id), 303);
	const by = await readLeadActor(services, context.get(staffContext));
	await undoCommand(services, by, id);
	throw redirect(undonePath(form.get("back"), id), 303);
}
