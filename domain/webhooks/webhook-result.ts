import type { WebhookType } from "./webhook-event.ts";

/** Which endpoint was told what about a lead, and what came of it. */
export interface WebhookResult {
	origin: "admin" | "configuration";
	/** Of the endpoint. Empty for that of the configuration. */
	name: string;
	type: WebhookType;
	state: "waiting" | "sent" | "dead" | "dropped";
	/** When the call was first to be made. ISO 8601. */
	since: string;
}
