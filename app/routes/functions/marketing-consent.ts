import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { recordMarketingConsent } from "#server/leads/record-marketing-consent.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/marketing-consent";

/** Records consent to marketing, which the page that thanks for a lead asks for. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request);
	if (!body.ok) return body.response;
	const visitor = context.get(requestInfoContext);
	const result = await recordMarketingConsent(context.get(servicesContext), body.json, visitor);
	return result.ok ? Response.json({ ok: true }) : refuse(result.code);
}

export const loader = () => refuseMethod("POST");
