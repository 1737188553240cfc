import { and, eq } from "drizzle-orm";
import { accounts, users } from "#database/schema.ts";
import type { Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { Services } from "../services.server.ts";
import { takeSignUp } from "./account-attempts.server.ts";
import { sendAccountLink } from "./account-link.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { createAccount } from "./create-account.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { isSolvedSignUp } from "./sign-up-captcha.server.ts";
import { deleteAbandonedAccounts } from "./unconfirmed-accounts.server.ts";

/**
 * Opens an account. Nobody can use it before its address is confirmed.
 * @param captchaToken null from a browser without script, which is limited harder
 */
export async function signUp(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
	captchaToken: string | null,
): Promise<AccountNotice> {
	const { db } = services.database;
	const solved = await isSolvedSignUp(services, visit.visitor, captchaToken);
	if (await takeSignUp(services, visit, credentials.email, solved)) return "tooManySignUps";

	await deleteAbandonedAccounts(db);
	const [existing] = await db
		.select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
		.from(users)
		.where(eq(users.email, credentials.email));
	if (existing) {
		if (!existing.emailVerified) await offerNewPassword(services, visit, existing, credentials.password);
		return "accountExists";
	}
	const locale = requestLocale(visit.headers);
	const user = await createAccount(db, credentials, locale);
	if (!user) return "accountExists";
	await sendAccountLink(services, { purpose: "confirm", reason: "confirmation", user, locale });
	return "accountCreated";
}

/**
 * The first person to sign up may not own the address. So the mail offers a new password, and the first one no longer
 * counts, unless it was repeated: that is one person who sent the form twice.
 */
async function offerNewPassword(
	services: Services,
	visit: AccountVisit,
	user: { id: string; email: string },
	password: string,
): Promise<void> {
	const { db } = services.database;
	const own = and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential"));
	const [account] = await db.select({ password: accounts.password }).from(accounts).where(own);
	if (account?.password && !(await verifyPassword({ hash: account.password, password }))) {
		await db.update(accounts).set({ password: null }).where(own);
	}
	const locale = requestLocale(visit.headers);
	await sendAccountLink(services, { purpose: "new-password", reason: "newPassword", user, locale });
}
