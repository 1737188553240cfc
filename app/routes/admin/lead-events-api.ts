import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { leadEventsPath } from "#domain/lead-desk/lead-address.ts";
import { readCursor } from "#domain/lead-desk/lead-event.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import { staffCall } from "#server/staff/staff-call.server.ts";
import type { Route } from "./+types/lead-events-api";

/** Streams to open staff pages which leads have changed, until the session ends. */
async function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visitor = context.get(requestInfoContext);
	const call = { services, request, visitor, page: "leads", mayOpen: mayWorkLeads, method: "GET" } as const;
	return staffCall(call, async (signedIn) => {
		// A data request by the router would wait for the end of the stream.
		if (new URL(request.url).pathname !== leadEventsPath) return refuse("not_found");
		const stream = services.leadFeed.watch(signedIn, readCursor(request.headers.get("last-event-id")));
		if (!stream) return refuse("unavailable");
		return new Response(stream, {
			headers: {
				"Content-Type": "text/event-stream; charset=utf-8",
				"Cache-Control": "no-store",
				// A proxy that buffers would hold back the events.
				"X-Accel-Buffering": "no",
			},
		});
	});
}

export { handle as action, handle as loader };
