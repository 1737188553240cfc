import { receptionContext, requestInfoContext } from "#server/context.server.ts";
import { receiveLead } from "#server/leads/receive-lead.server.ts";
import { sendsPrivacySignal } from "#server/platform/http/privacy-signal.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/hyper-service";

/** Receives every lead that a form's script sends. The field `service` names the form. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request);
	if (!body.ok) return body.response;
	const visitor = { ...context.get(requestInfoContext), optsOut: sendsPrivacySignal(request.headers) };
	const result = await receiveLead(context.get(receptionContext), body.json, visitor);
	return result.ok ? Response.json({ id: result.id }) : refuse(result.code, { fields: result.fields });
}

export const loader = () => refuseMethod("POST");
