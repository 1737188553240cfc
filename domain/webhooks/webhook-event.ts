import type { LeadEventKind } from "../lead-desk/lead-event.ts";

/** What endpoints can hear of. Receivers depend on the names. */
export const webhookEvents = ["lead.created", "lead.updated", "lead.deleted"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What the button "Send a test call" sends. */
export const testEvent = "webhook.test";

/** Everything that a call can be about. */
export type WebhookType = WebhookEvent | typeof testEvent;

const eventOfKind: Record<LeadEventKind, WebhookEvent | null> = {
	created: "lead.created",
	changed: "lead.updated",
	// Other systems don't hear of notes, calls and emails.
	worked: null,
	// Into the bin, where nobody works on it, and back.
	deleted: "lead.deleted",
	restored: "lead.updated",
	erased: "lead.deleted",
	removed: "lead.deleted",
};

/** The event that receivers get for something that happened to a lead. Null if they get none. */
export function webhookEventOf(kind: LeadEventKind): WebhookEvent | null {
	return eventOfKind[kind];
}
