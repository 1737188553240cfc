import { bookingRefusal } from "#server/bookings/booking-responses.server.ts";
import { receiveBookingEvent } from "#server/bookings/receive-booking-event.server.ts";
import { servicesContext } from "#server/context.server.ts";
import type { Route } from "./+types/booking-webhook";

/** Called by the external scheduler when somebody books a talk or cancels it. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") return bookingRefusal("method_not_allowed");
	const signature = request.headers.get("calendly-webhook-signature");
	const outcome = await receiveBookingEvent(context.get(servicesContext), await request.text(), signature);
	return "refused" in outcome ? bookingRefusal(outcome.refused) : new Response(null, { status: 204 });
}

export function loader() {
	return bookingRefusal("method_not_allowed");
}
