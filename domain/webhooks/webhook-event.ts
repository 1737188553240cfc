/** The events that endpoints can subscribe to. Receivers depend on the names. */
export const webhookEvents = ["lead.created", "lead.updated", "lead.deleted"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event that the button "Send a test delivery" sends. */
export const testEvent = "webhook.test";

/** Everything that a call can be about. */
export type WebhookType = WebhookEvent | typeof testEvent;
