import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readPresence } from "#server/lead-desk/page/read-presence.server.ts";
import { findLead } from "#server/lead-desk/work/find-lead.server.ts";
import { readDeskUser } from "#server/lead-desk/work/lead-reader.server.ts";
import { readCallAnswer } from "#server/lead-desk/work/read-call-answer.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import { staffCall } from "#server/staff/staff-call.server.ts";
import { staffLocale } from "#server/staff/staff-locale.server.ts";
import type { Route } from "./+types/lead-presence-api";

/** Where the page of a lead says that it is still open. The answer says nothing of the person but whether a call is allowed. */
async function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visitor = context.get(requestInfoContext);
	const call = { services, request, visitor, page: "leads", mayOpen: mayWorkLeads };
	return staffCall(call, async (signedIn) => {
		const body = await readJsonBody(request);
		if (!body.ok) return body.response;
		const leadId = readRowId(Object(body.json).leadId);
		const reader = await readDeskUser(services, signedIn);
		const lead = leadId && (await findLead(services.database.db, reader, leadId));
		if (!lead) return refuse("not_found");
		const presence = await readPresence(services, reader, lead, staffLocale(signedIn, request.headers));
		const { answer } = await readCallAnswer(services, lead);
		return Response.json({ ...presence, isCallOpen: answer.isOpen });
	});
}

export { handle as action, handle as loader };
