import { isbot } from "isbot";
import * as v from "valibot";
import { postViewSchema } from "#domain/blog/post-view.ts";
import { postViewUses, recordPostView } from "#server/blog/log-post-view.server.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { sendsPrivacySignal } from "#server/platform/http/privacy-signal.server.ts";
import { jsonOrBeacon, readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import type { Route } from "./+types/blog-view";

/** Counts the view of a post by visitors who allow analytics. Robots and browsers with a privacy signal are not counted. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request, { types: jsonOrBeacon });
	if (!body.ok) return body.response;
	const view = v.safeParse(postViewSchema, body.json);
	if (!view.success) return refuse("bad_request");
	const { ip, userAgent } = context.get(requestInfoContext);
	if (isbot(userAgent) || sendsPrivacySignal(request.headers)) return new Response(null, { status: 204 });
	const services = context.get(servicesContext);
	const excess = refuseExcess(services.limiter, postViewUses(view.output, ip));
	if (excess) return excess;
	await recordPostView(services, view.output, userAgent);
	return new Response(null, { status: 204 });
}

export const loader = () => refuseMethod("POST");
