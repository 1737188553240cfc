import { and, eq } from "drizzle-orm";
import { accounts, users } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { MailRequestIntent } from "#domain/staff/mail-requests.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { Services } from "../services.server.ts";
import { takeMailRequest } from "./account-attempts.server.ts";
import { sendAccountLink } from "./account-link.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { deleteAbandonedAccounts } from "./unconfirmed-accounts.server.ts";

interface MailRequest {
	wanted: MailRequestIntent;
	email: string;
	locale: Locale;
}

/**
 * Asks for a new password, or for the confirmation again. A job looks the address up, so that neither the answer nor the
 * work done for it tells whether it has an account.
 */
export async function requestAccountMail(
	services: Services,
	visit: AccountVisit,
	wanted: MailRequestIntent,
	email: string,
): Promise<Extract<AccountNotice, "mailRequested" | "tooManyMails">> {
	if (await takeMailRequest(services, visit, email)) return "tooManyMails";
	await services.jobs.send("answer-mail-request", { wanted, email, locale: requestLocale(visit.headers) });
	return "mailRequested";
}

/** Mails the link that such a request asks for, if the address has an account that needs one. */
export async function answerMailRequest(services: Services, { wanted, email, locale }: MailRequest): Promise<void> {
	const { db } = services.database;
	await deleteAbandonedAccounts(db);
	const [user] = await db
		.select({ id: users.id, email: users.email, isConfirmed: users.emailVerified, passwordHash: accounts.password })
		.from(users)
		.innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
		.where(eq(users.email, email));
	if (!user) return;
	const { isConfirmed, passwordHash } = user;
	if (wanted === "forgot-password" && isConfirmed) {
		await sendAccountLink(services, { purpose: "reset-password", reason: "passwordReset", user, locale });
	} else if (wanted === "forgot-password") {
		await sendAccountLink(services, { purpose: "new-password", reason: "passwordReset", user, locale });
	} else if (!isConfirmed) {
		// Without a password, confirming would open nothing: see `signUp`.
		const link = passwordHash
			? ({ purpose: "confirm", reason: "confirmation" } as const)
			: ({ purpose: "new-password", reason: "newPassword" } as const);
		await sendAccountLink(services, { ...link, user, locale });
	}
}
