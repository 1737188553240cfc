import * as v from "valibot";
import { firstErrors, typedText } from "../forms/read-fields.ts";
import { webhookEvents } from "./webhook-event.ts";

/** The payload about a lead: only its id, or what the person wrote as well. */
export const payloadKinds = ["thin", "full"] as const;

/** Their sentences are in `webhooks.errors`. */
export type EndpointError = "nameMissing" | "urlMissing" | "urlRefused" | "eventsMissing";
export type EndpointErrors = Partial<Record<"name" | "url" | "events", EndpointError>>;

export const maxNameLength = 60;
export const maxUrlLength = 1000;

const text = (max: number, code: EndpointError) =>
	v.pipe(
		typedText,
		v.transform((typed) => typed.slice(0, max)),
		v.nonEmpty(code),
	);

const schema = v.object({
	name: text(maxNameLength, "nameMissing"),
	url: text(maxUrlLength, "urlMissing"),
	events: v.pipe(v.array(v.picklist(webhookEvents)), v.nonEmpty("eventsMissing")),
	payload: v.fallback(v.picklist(payloadKinds), "thin"),
});

export type EndpointFields = v.InferOutput<typeof schema>;

/** Checks what an admin typed, but not yet where the address leads. */
export function checkEndpoint(
	fields: Readonly<Record<string, unknown>>,
	events: readonly unknown[],
): { fields: EndpointFields; errors: EndpointErrors } {
	const known = webhookEvents.filter((event) => events.includes(event));
	const { output, issues } = v.safeParse(schema, { ...fields, events: known });
	// An error leaves each field readable, so that the form shows what was typed.
	return { fields: output as EndpointFields, errors: firstErrors(issues) };
}
