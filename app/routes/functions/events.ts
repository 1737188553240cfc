import { isbot } from "isbot";
import { readEventBatch } from "#domain/conversions/events.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { sendsPrivacySignal } from "#server/platform/http/privacy-signal.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import type { RateLimit } from "#server/platform/rate-limit.server.ts";
import { recordEvents } from "#server/visitors/record-events.server.ts";
import type { Route } from "./+types/events";

const perSession: RateLimit = { name: "events/session", most: 120, perMinutes: 60 };
const perAddress: RateLimit = { name: "events/address", most: 3000, perMinutes: 60 };

/** What visitors did who allowed analytics. Robots are no visitors, and who sends a privacy signal is not counted. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request, { types: ["application/json", "text/plain"] });
	if ("refused" in body) return body.refused;
	const batch = readEventBatch(body.json);
	if (!batch) return refuse("bad_request");
	const { ip, userAgent } = context.get(requestInfoContext);
	if (isbot(userAgent) || sendsPrivacySignal(request.headers)) return Response.json({ stored: 0, refused: 0 });
	const services = context.get(servicesContext);
	const excess = await refuseExcess(services, [
		[perSession, batch.sessionId],
		[perAddress, ip],
	]);
	return excess ?? Response.json({ stored: await recordEvents(services, batch), refused: batch.refused });
}

export function loader() {
	return refuse("method_not_allowed", { Allow: "POST" });
}
