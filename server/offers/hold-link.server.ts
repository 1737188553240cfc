import { createHmac, timingSafeEqual } from "node:crypto";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { isUuid } from "#domain/text/uuid.ts";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";

type Secrets = Pick<Env, "authSecret" | "previousAuthSecrets">;

/**
 * The address that holds a spot. Only the lead's mailbox gets it: the sender of a lead knows the lead's id, and may be
 * somebody else.
 */
export function holdLink(env: Secrets & Pick<Env, "siteOrigin">, locale: Locale, product: ProductSlug, leadId: string) {
	const path = localizedPath(locale, funnelPath(product, "offer"));
	return `${env.siteOrigin}${path}?hold=${leadId}.${signature(env.authSecret, leadId)}#claim`;
}

/** The lead whose spot the address holds. Null if we did not make the address. */
export function leadOfHoldLink(env: Secrets, token: string): string | null {
	const [leadId = "", given = ""] = token.split(".");
	if (!isUuid(leadId)) return null;
	const secrets = [env.authSecret, ...env.previousAuthSecrets];
	return secrets.some((secret) => isEqual(signature(secret, leadId), given)) ? leadId : null;
}

function signature(secret: string, leadId: string): string {
	return createHmac("sha256", deriveKey(secret, "offers/hold")).update(leadId).digest("base64url");
}

function isEqual(expected: string, given: string): boolean {
	const [a, b] = [Buffer.from(expected), Buffer.from(given)];
	return a.length === b.length && timingSafeEqual(a, b);
}
