import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { readTimelineShow } from "#domain/lead-desk/timeline-show.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { describeTimeline } from "#server/lead-desk/page/lead-timeline.server.ts";
import { readPresence } from "#server/lead-desk/page/read-presence.server.ts";
import { findLead } from "#server/lead-desk/work/find-lead.server.ts";
import { readCallAnswer } from "#server/lead-desk/work/read-call-answer.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logLiveRead } from "#server/staff/log-live-read.server.ts";
import { staffCall } from "#server/staff/staff-call.server.ts";
import type { Route } from "./+types/lead-presence-api";

/**
 * Where the page of a lead says that it is still open. About the person, the answer says only whether a call is allowed,
 * and what happened, if the page asks for it.
 */
async function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visitor = context.get(requestInfoContext);
	const call = { services, request, visitor, page: "leads", mayOpen: mayWorkLeads };
	return staffCall(call, async (signedIn) => {
		const body = await readJsonBody(request);
		if (!body.ok) return body.response;
		const { leadId: asked, withTimeline, show } = Object(body.json);
		const leadId = readRowId(asked);
		const reader = await readLeadActor(services, signedIn);
		const lead = leadId && (await findLead(services.database.db, reader, leadId));
		if (!lead) return refuse("not_found");
		const locale = signedIn.locale;
		const presence = await readPresence(services, reader, lead, locale);
		const { answer } = await readCallAnswer(services, lead);
		if (withTimeline !== true) return Response.json({ ...presence, isCallOpen: answer.isOpen });
		const timeline = await describeTimeline(services, reader, lead, { locale, show: readTimelineShow(show) });
		await logLiveRead(services, { userId: reader.userId, ip: visitor.ip, page: "lead", only: lead.id });
		return Response.json({ ...presence, isCallOpen: answer.isOpen, timeline });
	});
}

export { handle as action, handle as loader };
