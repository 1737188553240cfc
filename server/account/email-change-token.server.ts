import { createHmac, randomBytes } from "node:crypto";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";

/** The part of a link that the queue holds. Nobody can make the token from it without the site's secret. */
export function newLinkSeed(): string {
	return randomBytes(32).toString("base64url");
}

/** The token of the link, of 256 bits, so that its hash is enough to find it by. */
export function emailChangeToken({ authSecret }: Pick<Env, "authSecret">, seed: string): string {
	return createHmac("sha256", deriveKey(authSecret, "email-change")).update(seed).digest("base64url");
}
