import { servicesContext } from "#server/context.server.ts";
import { receiveEmailEvent } from "#server/emails/receive-email-event.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/email-events";

/** The email provider calls it when an email came back or its recipient complained. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") return refuseMethod("POST");
	const result = await receiveEmailEvent(context.get(servicesContext), await request.text(), request.headers);
	return result.ok ? new Response(null, { status: 204 }) : refuse(result.code);
}

export const loader = () => refuseMethod("POST");
