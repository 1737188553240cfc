import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { addLeadContact } from "#server/leads/add-lead-contact.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/lead-contact";

/** Adds a name and a number to a lead, which the page that thanks for an estimate asks for. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request);
	if (!body.ok) return body.response;
	const result = await addLeadContact(context.get(servicesContext), body.json, context.get(requestInfoContext));
	if (result.ok) return Response.json({ ok: true });
	return result.code === "invalid" ? refuse("invalid_submission", { fields: result.errors }) : refuse(result.code);
}

export const loader = () => refuseMethod("POST");
