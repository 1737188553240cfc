import { type WebhookEvent, webhookEvents } from "./webhook-event.ts";

/** The payload about a lead: only its id, or what the person wrote as well. */
export const payloadKinds = ["thin", "full"] as const;
export type PayloadKind = (typeof payloadKinds)[number];

export interface EndpointFields {
	name: string;
	url: string;
	events: WebhookEvent[];
	payload: PayloadKind;
}

/** Their sentences are in `webhooks.errors`. */
export type EndpointError = "nameMissing" | "urlMissing" | "urlRefused" | "eventsMissing";
export type EndpointErrors = Partial<Record<"name" | "url" | "events", EndpointError>>;

export const maxNameLength = 60;
export const maxUrlLength = 1000;

/** Checks what an admin typed, but not yet where the address leads. */
export function checkEndpoint(
	fields: Readonly<Record<string, unknown>>,
	events: readonly unknown[],
): { fields: EndpointFields; errors: EndpointErrors } {
	const text = (value: unknown, max: number) => (typeof value === "string" ? value.trim().slice(0, max) : "");
	const checked: EndpointFields = {
		name: text(fields.name, maxNameLength),
		url: text(fields.url, maxUrlLength),
		events: webhookEvents.filter((event) => events.includes(event)),
		payload: fields.payload === "full" ? "full" : "thin",
	};
	const errors: EndpointErrors = {
		...(checked.name === "" && { name: "nameMissing" }),
		...(checked.url === "" && { url: "urlMissing" }),
		...(checked.events.length === 0 && { events: "eventsMissing" }),
	};
	return { fields: checked, errors };
}
