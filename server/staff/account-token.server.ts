import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";

export const linkLifetimeHours = 24;

/** What a mailed link is for. A token of one purpose is worthless for the other. */
export type LinkPurpose = "confirm" | "new-password";

/**
 * The token of a mailed link: user, end and signature. Tokens are for unconfirmed accounts only, and using one confirms
 * the account, so each works once.
 */
export function createAccountToken(
	env: Pick<Env, "authSecret">,
	purpose: LinkPurpose,
	userId: string,
	now: Date,
): string {
	const end = Math.floor(now.getTime() / 1000) + linkLifetimeHours * 3600;
	return `${userId}.${end}.${sign(env, purpose, userId, String(end)).toString("base64url")}`;
}

/** The id of the user whom the token was mailed to, or null. */
export function readAccountToken(
	env: Pick<Env, "authSecret">,
	purpose: LinkPurpose,
	token: string,
	now: Date,
): string | null {
	const [, userId = "", end = "", signature = ""] = /^(\w+)\.(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
	const given = Buffer.from(signature, "base64url");
	const expected = sign(env, purpose, userId, end);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return Number(end) * 1000 > now.getTime() ? userId : null;
}

function sign({ authSecret }: Pick<Env, "authSecret">, purpose: LinkPurpose, userId: string, end: string): Buffer {
	return createHmac("sha256", deriveKey(authSecret, "confirm")).update(`${purpose}/${userId}/${end}`).digest();
}
