import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { isUuid } from "#domain/text/uuid.ts";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";

type Secrets = Pick<Env, "authSecret" | "previousAuthSecrets">;

/** The address that confirms a request about personal data. Only the mailbox that the request names knows it. */
export function dataRequestLink(env: Secrets & Pick<Env, "siteOrigin">, locale: Locale, requestId: string): string {
	const token = `${requestId}.${signature(env.authSecret, requestId)}`;
	return `${env.siteOrigin}${localizedPath(locale, "/privacy")}?request=${token}#your-request`;
}

/** The request that the address confirms. Null if we did not make the address. */
export function requestOfLink(env: Secrets, token: string): string | null {
	const [requestId = "", given = ""] = token.split(".");
	if (!isUuid(requestId)) return null;
	const secrets = [env.authSecret, ...env.previousAuthSecrets];
	return secrets.some((secret) => isSame(signature(secret, requestId), given)) ? requestId : null;
}

function signature(secret: string, requestId: string): string {
	return createHmac("sha256", deriveKey(secret, "privacy/request")).update(requestId).digest("base64url");
}

function isSame(expected: string, given: string): boolean {
	const [a, b] = [Buffer.from(expected), Buffer.from(given)];
	return a.length === b.length && timingSafeEqual(a, b);
}
