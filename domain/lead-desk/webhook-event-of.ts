import type { WebhookEvent } from "../webhooks/webhook-event.ts";
import type { LeadEventKind } from "./lead-event.ts";

const eventOfKind: Record<LeadEventKind, WebhookEvent | null> = {
	created: "lead.created",
	changed: "lead.updated",
	// Other systems aren't notified of notes, calls and emails.
	worked: null,
	// A deleted lead that nobody works on, and its restoration.
	deleted: "lead.deleted",
	restored: "lead.updated",
	erased: "lead.deleted",
	removed: "lead.deleted",
};

/** The event that receivers get for something that happened to a lead. Null if they get none. */
export function webhookEventOf(kind: LeadEventKind): WebhookEvent | null {
	return eventOfKind[kind];
}
