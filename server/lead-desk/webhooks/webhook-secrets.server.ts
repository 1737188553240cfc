import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { webhookSecrets } from "#database/schema.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { deriveKey } from "../../platform/keys.server.ts";
import type { SigningSecret } from "./sign-webhook.server.ts";

type Secrets = Pick<Env, "authSecret" | "previousAuthSecrets">;

/** For this long after a rotation, the old secret signs as well, so that there is time to change the receiver. */
export const overlapHours = 24;

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Makes a secret for an endpoint: 32 random bytes, in the form that libraries for Standard Webhooks take. It is stored
 * encrypted. The one before stays valid for a day, and those before that end.
 * @returns the secret, which is shown once
 */
export async function addSecret(
	transaction: Transaction,
	env: Secrets,
	endpointId: string,
	now: Date,
): Promise<string> {
	const { endpointId: ofEndpoint, expiresAt } = webhookSecrets;
	await transaction.delete(webhookSecrets).where(and(eq(ofEndpoint, endpointId), isNotNull(expiresAt)));
	const end = new Date(now.getTime() + overlapHours * 3_600_000);
	await transaction.update(webhookSecrets).set({ expiresAt: end }).where(eq(ofEndpoint, endpointId));
	const secret = `whsec_${randomBytes(32).toString("base64")}`;
	const sealed = seal(env, endpointId, secret);
	await transaction.insert(webhookSecrets).values({ id: randomUUID(), endpointId, sealed, createdAt: now });
	return secret;
}

/** The secrets that sign an endpoint's calls now, the newest first. Empty if none can be read with the site's secret. */
export async function readSecrets(
	db: Database | Transaction,
	env: Secrets & Pick<Env, "leadWebhook">,
	endpoint: { id: string; origin: "admin" | "configuration" },
	now: Date,
): Promise<SigningSecret[]> {
	if (endpoint.origin === "configuration") {
		return env.leadWebhook ? [{ format: "raw", secret: env.leadWebhook.secret }] : [];
	}
	const { endpointId, expiresAt, createdAt } = webhookSecrets;
	const rows = await db
		.select()
		.from(webhookSecrets)
		.where(and(eq(endpointId, endpoint.id), or(isNull(expiresAt), gt(expiresAt, now))))
		.orderBy(desc(createdAt));
	return rows.flatMap(({ sealed }) => {
		const secret = unseal(env, endpoint.id, sealed);
		return secret === null ? [] : [{ format: "whsec" as const, secret }];
	});
}

/** The endpoint's id is part of the encrypted text, so that no secret can be moved to another endpoint. */
function seal({ authSecret }: Secrets, endpointId: string, secret: string): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv(algorithm, keyOf(authSecret), iv).setAAD(Buffer.from(endpointId));
	return Buffer.concat([iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

function unseal({ authSecret, previousAuthSecrets }: Secrets, endpointId: string, sealed: string): string | null {
	const bytes = Buffer.from(sealed, "base64url");
	for (const secret of [authSecret, ...previousAuthSecrets]) {
		const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
		decipher.setAAD(Buffer.from(endpointId)).setAuthTag(bytes.subarray(-tagBytes));
		try {
			return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString("utf8");
		} catch {
			// Sealed under another secret.
		}
	}
	return null;
}

function keyOf(secret: string): Buffer {
	return deriveKey(secret, "webhooks/secret");
}
