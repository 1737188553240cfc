import { cookieConsents } from "#database/schema.ts";
import type { ConsentReport } from "#domain/consent/consent-report.ts";
import { type CookieChoice, honoringSignal, optionalCategories } from "#domain/consent/cookie-consent.ts";
import type { Services } from "../services.server.ts";

/**
 * Logs an answer to the cookie notice, without anything that identifies the visitor. Only the first answer of an id
 * is stored.
 * @param privacySignal whether the request carried the signal, which the browser's script may not see
 * @returns the categories that are allowed now
 */
export async function logCookieConsent(
	{ database, clock }: Pick<Services, "database" | "clock">,
	{ id, version, categories, gpc, locale }: ConsentReport,
	privacySignal: boolean,
): Promise<{ id: string; categories: CookieChoice; gpc: boolean }> {
	const signal = gpc || privacySignal;
	const choice = honoringSignal({ necessary: true, ...categories }, signal);
	await database.db
		.insert(cookieConsents)
		.values({
			id,
			version,
			categories: ["necessary", ...optionalCategories.filter((category) => choice[category])],
			gpc: signal,
			locale,
			created_at: clock(),
		})
		.onConflictDoNothing({ target: cookieConsents.id });
	return { id, categories: choice, gpc: signal };
}
