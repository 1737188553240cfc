import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { refreshPage } from "#server/lead-desk/live/refresh-page.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import { staffCall } from "#server/staff/staff-call.server.ts";
import type { Route } from "./+types/lead-refresh-api";

/** Returns the newest data of an open list or of Today after a lead has changed. */
async function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visitor = context.get(requestInfoContext);
	const call = { services, request, visitor, page: "leads", mayOpen: mayWorkLeads };
	return staffCall(call, async (signedIn) => {
		const body = await readJsonBody(request);
		if (!body.ok) return body.response;
		const page = await refreshPage(services, signedIn, Object(body.json));
		return page ? Response.json(page) : refuse("bad_request");
	});
}

export { handle as action, handle as loader };
