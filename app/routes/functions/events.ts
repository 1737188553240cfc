import { isbot } from "isbot";
import { readEventBatch } from "#domain/conversions/events.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { sendsPrivacySignal } from "#server/platform/http/privacy-signal.server.ts";
import { jsonOrBeacon, readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import { addressUses } from "#server/platform/networks.server.ts";
import { limits, wholeSite } from "#server/rate-limits.server.ts";
import { recordEvents } from "#server/visitors/record-events.server.ts";
import type { Route } from "./+types/events";

/** Stores events of visitors who allow analytics. Robots and browsers with a privacy signal are not counted. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request, { types: jsonOrBeacon });
	if (!body.ok) return body.response;
	const batch = readEventBatch(body.json);
	if (!batch) return refuse("bad_request");
	const { ip, userAgent } = context.get(requestInfoContext);
	if (isbot(userAgent) || sendsPrivacySignal(request.headers)) return Response.json({ stored: 0, refused: 0 });
	const services = context.get(servicesContext);
	const count = batch.events.length;
	const excess = refuseExcess(services.limiter, [
		...addressUses(limits.eventsPerAddress, ip, count),
		[limits.eventsPerSession, batch.sessionId, count],
		[limits.eventsOfSite, wholeSite, count],
	]);
	return excess ?? Response.json({ stored: await recordEvents(services, batch), refused: batch.refused });
}

export const loader = () => refuseMethod("POST");
