import { and, eq, isNull } from "drizzle-orm";
import { accounts, sessions, users } from "#database/schema.ts";
import type { Services } from "../services.server.ts";
import { tellOwner } from "./account-event.server.ts";
import { claimedUserOf, presentState, readAccountToken } from "./account-token.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import type { SignInResult } from "./complete-sign-in.server.ts";
import { endSecondSteps } from "./end-second-steps.server.ts";
import { inHashTurn } from "./hash-turns.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { signIn } from "./sign-in.server.ts";
import { confirmUser } from "./unconfirmed-accounts.server.ts";

/**
 * Sets a new password by a mailed link and signs in. The link was requested by a person who forgot the password, or
 * mailed when somebody signed up again with the address of an unconfirmed account. That account is then confirmed. All
 * sessions end, and the previous password no longer opens the account.
 */
export async function setNewPassword(
	services: Services,
	visit: AccountVisit,
	password: string,
	token: string | null,
): Promise<SignInResult> {
	const user = await linkedUser(services, token);
	if (!user) return { ok: false, code: "passwordLinkExpired" };
	const isFirst = !user.isConfirmed;
	const hash = await inHashTurn({ known: user.id, signal: visit.signal }, () => hashPassword(password));
	const isSet = await services.database.db.transaction(async (transaction) => {
		// If a link is used twice at once, the second use finds the account confirmed, or another password.
		if (isFirst && !(await confirmUser(transaction, user.id))) return false;
		const before = user.passwordHash ? eq(accounts.password, user.passwordHash) : isNull(accounts.password);
		const changed = await transaction
			.update(accounts)
			.set({ password: hash, updatedAt: new Date() })
			.where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential"), isFirst ? undefined : before))
			.returning({ id: accounts.id });
		if (changed.length === 0) return false;
		await transaction.delete(sessions).where(eq(sessions.userId, user.id));
		await endSecondSteps(transaction, user.id);
		return true;
	});
	if (!isSet) return { ok: false, code: "passwordLinkExpired" };
	const event = { table: "authentication", userId: user.id, ip: visit.visitor.ip } as const;
	await logSecurity(services, { ...event, action: "PASSWORD_SET" });
	if (isFirst) await logSecurity(services, { ...event, action: "USER_UPDATED", details: "email confirmed" });
	else await tellOwner(services, visit, user.id, "passwordReset");
	return signIn(services, visit, { email: user.email, password }, token, user.id);
}

/** The account that the link sets the password of. */
async function linkedUser({ env, clock, database }: Services, token: string | null) {
	const claimed = token && claimedUserOf(token);
	if (!claimed) return null;
	const [user] = await database.db
		.select({ id: users.id, email: users.email, isConfirmed: users.emailVerified, passwordHash: accounts.password })
		.from(users)
		.innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
		.where(eq(users.id, claimed));
	if (!user) return null;
	const linked = user.isConfirmed
		? readAccountToken(env, "reset-password", token, clock(), presentState(user))
		: readAccountToken(env, "new-password", token, clock());
	return linked && user;
}
