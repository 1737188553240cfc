import { receiveBookingEvent } from "#server/bookings/receive-booking-event.server.ts";
import { servicesContext } from "#server/context.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/booking-webhook";

/** The external scheduler calls it when somebody books or cancels an appointment. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") return refuseMethod("POST");
	const signature = request.headers.get("calendly-webhook-signature");
	const result = await receiveBookingEvent(context.get(servicesContext), await request.text(), signature);
	return result.ok ? new Response(null, { status: 204 }) : refuse(result.code);
}

export const loader = () => refuseMethod("POST");
