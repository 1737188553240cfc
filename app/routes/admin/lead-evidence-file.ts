import { redirect } from "react-router";
import { evidenceFiles, evidencePath } from "#domain/evidence/evidence-address.ts";
import { mayExportEvidence } from "#domain/lead-desk/lead-access.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { exportEvidence } from "#server/evidence/export-evidence.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/lead-evidence-file";

export const middleware = [requirePage("leads/evidence", mayExportEvidence)];

/** Somebody opened the file's address by hand: the page has the buttons. */
export function loader({ params }: Route.LoaderArgs) {
	const leadId = readRowId(params.lead);
	return leadId ? redirect(evidencePath(leadId)) : new Response(null, { status: 404 });
}

/** The file. A form asks for it, so that no link of another site does. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const leadId = readRowId(params.lead);
	const { pathname } = new URL(request.url);
	const file = evidenceFiles.find((name) => pathname.endsWith(name));
	if (!leadId || !file) return new Response(null, { status: 404 });
	if (!isProved({ context })) return redirect(evidencePath(leadId), 303);
	const staff = context.get(staffContext);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, staff);
	return exportEvidence(services, by, { leadId, file, locale: staff.locale });
}
