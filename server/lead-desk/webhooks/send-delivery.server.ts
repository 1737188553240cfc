import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { webhookDeliveries } from "#database/schema.ts";
import type { PostAnswer } from "../../platform/outgoing/pinned-post.server.ts";
import type { AllowedTargets } from "../../platform/outgoing/reachable-address.server.ts";
import type { Services } from "../../services.server.ts";
import type { WebhookDelivery, WebhookEndpoint } from "./claim-deliveries.server.ts";
import { recordCall, type WebhookCall } from "./record-call.server.ts";
import { signatureHeaders } from "./sign-webhook.server.ts";
import { webhookBody } from "./webhook-payload.server.ts";
import { readSecrets } from "./webhook-secrets.server.ts";

export type CallParts = Pick<Services, "database" | "env" | "clock" | "log" | "post" | "jobs">;

/** Where an endpoint may be. The person who sets the configuration can reach everything from this machine anyway. */
export function allowedTargets(env: Pick<Services["env"], "mode">, origin: WebhookEndpoint["origin"]): AllowedTargets {
	if (origin === "configuration") return "anywhere";
	return env.mode === "production" ? "public" : "ownMachine";
}

/**
 * Calls an endpoint once, signed with the current time and the id that every attempt has, and records how it ended.
 * @returns whether it was answered with 2xx
 */
export async function sendDelivery(
	parts: CallParts,
	endpoint: WebhookEndpoint,
	delivery: WebhookDelivery,
): Promise<boolean> {
	const { database, env, clock } = parts;
	const body = await webhookBody(parts, endpoint, delivery);
	if (body === null) {
		const dropped = { state: "dropped", nextAttemptAt: null } as const;
		await database.db.update(webhookDeliveries).set(dropped).where(eq(webhookDeliveries.id, delivery.id));
		return true;
	}
	const at = clock();
	const secrets = await readSecrets(database.db, env, endpoint, at);
	const signature = signatureHeaders(secrets, { id: delivery.eventId, at, body });
	const headers = { "content-type": "application/json", "user-agent": "Lead-Webhooks/1", ...signature };
	const attempt = { id: randomUUID(), attemptedAt: at, headers, body };
	const began = performance.now();
	const answer = await call(parts, endpoint, attempt, secrets.length > 0);
	const durationMs = Math.round(performance.now() - began);
	await recordCall(parts, endpoint, delivery, { ...attempt, answer, durationMs });
	return "status" in answer && answer.status >= 200 && answer.status < 300;
}

async function call(
	{ env, post, log }: CallParts,
	{ id, url, origin }: WebhookEndpoint,
	{ headers, body }: Pick<WebhookCall, "headers" | "body">,
	isSigned: boolean,
): Promise<PostAnswer | { failure: "noSecret"; code: null }> {
	if (!isSigned) {
		log.error({ endpoint: id }, "the secret of a webhook can't be read: AUTH_SECRET was replaced");
		return { failure: "noSecret", code: null };
	}
	return post({ url, targets: allowedTargets(env, origin), headers, body });
}
