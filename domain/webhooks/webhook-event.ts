import type { LeadEventKind } from "../lead-desk/lead-event.ts";

/** What endpoints can be told of. Receivers depend on the names. */
export const webhookEvents = ["lead.created", "lead.updated", "lead.deleted"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What the button that tries an endpoint out sends. */
export const testEvent = "webhook.test";

/** Everything that a call can be about. */
export type WebhookType = WebhookEvent | typeof testEvent;

const eventOfKind: Record<LeadEventKind, WebhookEvent | null> = {
	created: "lead.created",
	changed: "lead.updated",
	// Notes, calls and emails stay in the house.
	worked: null,
	erased: "lead.deleted",
	removed: "lead.deleted",
};

/** What receivers hear of something that happened to a lead; null if nothing. */
export function webhookEventOf(kind: LeadEventKind): WebhookEvent | null {
	return eventOfKind[kind];
}
