import * as v from "valibot";
import { emailEventKinds } from "#domain/lead-desk/delivery.ts";
import { emailField } from "#domain/leads/lead-fields.ts";
import { recordEmailEvent } from "../deliveries/record-delivery.server.ts";
import { isSignedWebhook } from "../platform/verify-webhook.server.ts";
import type { Services } from "../services.server.ts";
import { suppressRecipient } from "../suppression/refused-addresses.server.ts";

const eventSchema = v.object({ type: v.picklist(emailEventKinds), recipient: emailField });

type EmailEventResult = { ok: true } | { ok: false; code: "not_configured" | "wrong_signature" | "bad_request" };

/**
 * Receives the message that an email provider, or a small adapter in front of it, sends when an email bounced
 * permanently or its recipient complained: `{ "type": "bounce" | "complaint", "recipient": "…" }`. That address gets no
 * more emails, and its leads show why.
 */
export async function receiveEmailEvent(
	services: Pick<Services, "database" | "env" | "clock">,
	body: string,
	headers: Headers,
): Promise<EmailEventResult> {
	const { emailWebhookSecret } = services.env;
	if (!emailWebhookSecret) return { ok: false, code: "not_configured" };
	if (!isSignedWebhook(headers, body, emailWebhookSecret, services.clock())) {
		return { ok: false, code: "wrong_signature" };
	}
	const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), body);
	if (!event.success) return { ok: false, code: "bad_request" };
	await suppressRecipient(services, event.output.recipient, event.output.type);
	await recordEmailEvent(services, event.output, headers.get("webhook-id") ?? "");
	return { ok: true };
}
