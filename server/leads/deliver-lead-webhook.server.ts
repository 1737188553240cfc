import { delivered } from "#domain/lead-desk/delivery.ts";
import { WebhookFailedError, WebhookRefusedError } from "../deliveries/failure-code.server.ts";
import { recordAttempt } from "../deliveries/record-delivery.server.ts";
import type { Env } from "../platform/env.server.ts";
import type { Services } from "../services.server.ts";
import { channelsToCheck, stoppedChannels, suppressionsOf } from "../suppression/suppressions.server.ts";
import { signatureHeaders } from "../webhooks/sign-webhook.server.ts";
import { readLead, type StoredLead } from "./read-lead.server.ts";

/** The fields of the webhook. Receivers depend on the names. */
const payload = {
	id: "id",
	service: "service",
	purpose: "kind",
	first_name: "firstName",
	last_name: "lastName",
	email: "email",
	phone: "phone",
	message: "message",
	product: "product",
	state: "state",
	unserved: "notOffered",
	details: "details",
	locale: "locale",
	page_source: "pageSource",
	utm_source: "utmSource",
	utm_medium: "utmMedium",
	utm_campaign: "utmCampaign",
	calls_consent: "callsConsent",
	marketing_consent: "marketingConsent",
	spam_reasons: "spamReasons",
} as const satisfies Record<string, keyof StoredLead>;

type WebhookParts = Pick<Services, "database" | "env" | "clock" | "log" | "post">;

/**
 * Sends a lead to the owner's customer system, signed as standardwebhooks.com specifies. `webhook-id` is the same in
 * every attempt, so that a receiver can drop a second delivery.
 * @throws if the receiver does not respond with 2xx, so that the job is retried
 */
export async function deliverLeadWebhook(services: WebhookParts, leadId: string, jobId: string): Promise<void> {
	const { leadWebhook } = services.env;
	if (!leadWebhook) return;
	await recordAttempt(services, { leadId, jobId, channel: "webhook", kind: "deliver-lead-webhook" }, async () => {
		await post(services, leadWebhook, leadId, jobId);
		return delivered;
	});
}

async function post(
	{ database, env, clock, post: send }: WebhookParts,
	leadWebhook: NonNullable<Env["leadWebhook"]>,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(database.db, leadId);
	const [suppressions = []] = await suppressionsOf(database.db, env, [lead]);
	const fields = Object.fromEntries(Object.entries(payload).map(([name, property]) => [name, lead[property]]));
	const body = JSON.stringify({
		type: "lead.created",
		timestamp: lead.createdAt.toISOString(),
		// The people at the other end must not use these channels either.
		data: {
			...fields,
			stopped_channels: [...stoppedChannels(suppressions)],
			channels_to_check: [...channelsToCheck(suppressions)],
		},
	});
	const { url, secret } = leadWebhook;
	const signature = signatureHeaders([{ format: "raw", secret }], { id: jobId, at: clock(), body });
	const headers = { "content-type": "application/json", ...signature };
	const answer = await send({ url, reach: "anywhere", headers, body });
	if ("failure" in answer) throw new WebhookFailedError(answer.code ?? answer.failure);
	if (answer.status < 200 || answer.status > 299) throw new WebhookRefusedError(answer.status);
}
