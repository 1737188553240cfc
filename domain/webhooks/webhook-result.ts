import type { WebhookType } from "./webhook-event.ts";

/** Which endpoint was notified of what about a lead, and the outcome. */
export interface WebhookResult {
	origin: "admin" | "configuration";
	/** The endpoint's name. Empty for the endpoint of the configuration. */
	name: string;
	type: WebhookType;
	state: "waiting" | "sent" | "dead" | "dropped";
	/** When the call was first to be made. ISO 8601. */
	since: string;
}
