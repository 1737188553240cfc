import type { LeadActor } from "#domain/lead-desk/lead-access.ts";

/** A signed-in person with what a test says of them. */
export function leadActor<Known extends Partial<LeadActor>>(known: Known): LeadActor & Known {
	return {
		userId: "",
		role: "admin",
		locale: "en",
		ip: "203.0.113.9",
		sessionId: "",
		name: "",
		ownName: "",
		licensedStates: [],
		...known,
	};
}
