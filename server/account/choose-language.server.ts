import { eq } from "drizzle-orm";
import { users } from "#database/schema.ts";
import { isLocale } from "#domain/locale/locales.ts";
import type { AccountFormResult } from "#domain/staff/own-account.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logOwnChoice } from "../staff/security-log.server.ts";

/** Keeps a language on the account, or none: then that of the site in each browser counts. */
export async function chooseLanguage(
	services: Services,
	{ visitor }: AccountVisit,
	{ userId, language: present }: SignedIn,
	fields: Record<string, unknown>,
): Promise<AccountFormResult> {
	const language = isLocale(fields.language) ? fields.language : null;
	if (language === present) return { ok: true, done: "language-chosen" };
	await services.database.db.update(users).set({ language, updatedAt: services.clock() }).where(eq(users.id, userId));
	const event = { table: "authentication", action: "LANGUAGE_CHOSEN", details: language ?? "none" } as const;
	await logOwnChoice(services, { ...event, userId, ip: visitor.ip });
	return { ok: true, done: "language-chosen" };
}
