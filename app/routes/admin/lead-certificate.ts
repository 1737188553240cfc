import { certificateFiles } from "#domain/consent/certificate-address.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { exportCertificate } from "#server/certificates/export-certificate.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/lead-certificate";

export const middleware = [requirePage("leads/certificate", mayWorkLeads)];

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const leadId = readRowId(params.lead);
	if (!leadId) return new Response(null, { status: 404 });
	const staff = context.get(staffContext);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, staff);
	const file = certificateFiles.find((name) => url.pathname.endsWith(name)) ?? "certificate.json";
	const answer = await exportCertificate(services, by, { leadId, file, locale: staff.locale });
	if (answer.ok) await logRead(context, "contact_submissions", { only: leadId });
	return answer;
}
