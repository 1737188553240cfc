import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";

type Secrets = Pick<Env, "authSecret" | "previousAuthSecrets">;

/** The person whose link it is. */
export interface Recipient {
	/** The lead that the email is about. */
	leadId: string;
	email: string;
	locale: Locale;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * The addresses that stop emails: a page in the reader's language, and one that a mail program calls by itself (RFC
 * 8058). They work while the site has the secret. The token holds the address, encrypted, because the lead may be
 * deleted before its emails are.
 */
export function unsubscribeLinks(env: Secrets & Pick<Env, "siteOrigin">, recipient: Recipient) {
	const token = tokenOf(env.authSecret, recipient);
	return {
		page: `${env.siteOrigin}${unsubscribePage(recipient.locale, token)}`,
		oneClick: `${env.siteOrigin}/functions/unsubscribe?t=${token}`,
	};
}

export function unsubscribePage(locale: Locale, token: string): string {
	return `${localizedPath(locale, "/unsubscribe")}?t=${token}`;
}

function tokenOf(secret: string, { locale, leadId, email }: Recipient): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv(algorithm, deriveKey(secret, "unsubscribe"), iv);
	const sealed = [cipher.update(`${locale} ${leadId} ${email}`, "utf8"), cipher.final()];
	return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString("base64url");
}

/** @returns null if we did not make the token, or not under a secret that the site still has */
export function recipientOf({ authSecret, previousAuthSecrets }: Secrets, token: string): Recipient | null {
	const bytes = Buffer.from(token, "base64url");
	if (bytes.length <= ivBytes + tagBytes) return null;
	for (const secret of [authSecret, ...previousAuthSecrets]) {
		const text = opened(bytes, secret);
		if (text === null) continue;
		const [locale, leadId = "", ...email] = text.split(" ");
		return isLocale(locale) ? { locale, leadId, email: email.join(" ") } : null;
	}
	return null;
}

function opened(bytes: Buffer, secret: string): string | null {
	const decipher = createDecipheriv(algorithm, deriveKey(secret, "unsubscribe"), bytes.subarray(0, ivBytes));
	decipher.setAuthTag(bytes.subarray(-tagBytes));
	try {
		return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString("utf8");
	} catch {
		return null;
	}
}
