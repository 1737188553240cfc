import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { receiveLead } from "#server/leads/receive-lead.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/hyper-service";

/** The one intake of leads. A form names itself by `service`. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request);
	if (!body.ok) return body.response;
	const outcome = await receiveLead(context.get(servicesContext), body.json, context.get(requestInfoContext));
	return "refused" in outcome ? refuse(outcome.refused, { fields: outcome.fields }) : Response.json(outcome);
}

export function loader() {
	return refuseMethod("POST");
}
