import { and, eq } from "drizzle-orm";
import { accounts, sessions, users } from "#database/schema.ts";
import type { Services } from "../services.server.ts";
import { readAccountToken } from "./account-token.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { type SignInResult, signIn } from "./sign-in.server.ts";
import { confirmUser } from "./unconfirmed-accounts.server.ts";

/**
 * Confirms an account with a new password, by the link that was mailed when somebody signed up with its address again,
 * and signs in. The password before never opens the account.
 */
export async function setNewPassword(
	services: Services,
	visit: AccountVisit,
	password: string,
	token: string | null,
): Promise<SignInResult> {
	const { env, clock, database } = services;
	const userId = token && readAccountToken(env, "new-password", token, clock());
	const [user] = userId ? await database.db.select().from(users).where(eq(users.id, userId)) : [];
	if (!user || user.emailVerified) return { ok: false, code: "passwordLinkExpired" };
	const hash = await hashPassword(password);
	const isSet = await database.db.transaction(async (transaction) => {
		if (!(await confirmUser(transaction, user.id))) return false;
		await transaction
			.update(accounts)
			.set({ password: hash, updatedAt: new Date() })
			.where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential")));
		await transaction.delete(sessions).where(eq(sessions.userId, user.id));
		return true;
	});
	if (!isSet) return { ok: false, code: "passwordLinkExpired" };
	await logSecurity(services, {
		table: "authentication",
		action: "PASSWORD_SET",
		userId: user.id,
		ip: visit.visitor.ip,
	});
	return signIn(services, visit, { email: user.email, password }, token);
}
