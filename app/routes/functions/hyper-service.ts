import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { leadRefusal, readJson } from "#server/leads/lead-responses.server.ts";
import { receiveLead } from "#server/leads/receive-lead.server.ts";
import type { Route } from "./+types/hyper-service";

/** The one intake of leads. A form names itself by `service`. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJson(request);
	if ("refused" in body) return leadRefusal(body.refused);
	const outcome = await receiveLead(context.get(servicesContext), body.json, context.get(requestInfoContext));
	return "refused" in outcome ? leadRefusal(outcome.refused, outcome.fields) : Response.json(outcome);
}

export function loader() {
	return leadRefusal("method_not_allowed");
}
