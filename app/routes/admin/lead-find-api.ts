import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { findLeads } from "#server/lead-desk/list/find-leads.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logLiveRead } from "#server/staff/log-live-read.server.ts";
import { staffCall } from "#server/staff/staff-call.server.ts";
import type { Route } from "./+types/lead-find-api";

/** The leads that somebody looks for by name from another page. */
async function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visitor = context.get(requestInfoContext);
	const call = { services, request, visitor, page: "leads", mayOpen: mayWorkLeads, method: "GET" } as const;
	return staffCall(call, async (signedIn) => {
		const { searchParams } = new URL(request.url);
		const reader = await readLeadActor(services, signedIn);
		const leads = await findLeads(services, reader, searchParams, signedIn.locale);
		if (leads.length > 0) {
			const read = { userId: reader.userId, ip: visitor.ip, page: "leads", rows: leads.length } as const;
			await logLiveRead(services, { ...read, isSearch: true });
		}
		return Response.json({ leads });
	});
}

export { handle as action, handle as loader };
