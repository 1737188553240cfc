import { and, eq, sql } from "drizzle-orm";
import { accounts, sessions, users } from "#database/schema.ts";
import type { Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { type Database, rowsOf } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { takeSignIn } from "./account-attempts.server.ts";
import { sendAccountLink } from "./account-link.server.ts";
import { readAccountToken } from "./account-token.server.ts";
import { type AccountVisit, type AuthResponse, callAuth } from "./call-auth.server.ts";
import { deviceCookie, readDevice } from "./device-cookie.server.ts";
import { hashPassword, isCurrentHash } from "./password-hash.server.ts";
import { endEarlierSession } from "./read-session.server.ts";
import { grantListedAdmin, removeUnlistedAdmins, roleOf } from "./roles.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { confirmUser } from "./unconfirmed-accounts.server.ts";

export type SignInResult =
	| { ok: true; userId: string; role: StaffRole; cookies: string[] }
	| { ok: false; code: AccountNotice };

/**
 * Signs in. An account's first sign-in also needs the token of a mailed link. The link alone activates nothing, so
 * neither a mail scanner nor a stranger who signed up with the address can activate the account.
 */
export async function signIn(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
	linkToken: string | null,
): Promise<SignInResult> {
	const { db } = services.database;
	const [user] = await db
		.select({ id: users.id, email: users.email })
		.from(users)
		.where(eq(users.email, credentials.email));
	// Another account's link proves nothing about this one.
	const hasLink = Boolean(user && linkToken && linkedUser(services, linkToken) === user.id);
	if (await takeSignIn(services, visit, credentials.email, hasLink && user ? user.id : null)) {
		return { ok: false, code: "tooManySignIns" };
	}
	const first = await callAuth(services, visit, "/sign-in/email", credentials);
	// The library found the password right, and the address unconfirmed.
	if (first.code !== "EMAIL_NOT_VERIFIED" || !user) return finish(services, visit, credentials, user?.id, first);
	if (!hasLink) {
		await sendAccountLink(services, "confirm", user, visit.headers);
		return { ok: false, code: linkToken ? "linkExpired" : "unconfirmed" };
	}
	await confirmUser(db, user.id);
	const second = await callAuth(services, visit, "/sign-in/email", credentials);
	return finish(services, visit, credentials, user.id, second);
}

function linkedUser({ env, clock }: Services, token: string): string | null {
	return readAccountToken(env, "confirm", token, clock()) ?? readAccountToken(env, "new-password", token, clock());
}

async function finish(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
	knownUserId: string | undefined,
	{ status, userId, sessionToken, cookies }: AuthResponse,
): Promise<SignInResult> {
	const { env, clock, database } = services;
	const { ip } = visit.visitor;
	if (status >= 500) return { ok: false, code: "unexpected" };
	if (status !== 200 || !userId || !sessionToken) {
		const failure = { table: "authentication", action: "LOGIN_FAILURE", ip } as const;
		await logSecurity(services, { ...failure, userId: knownUserId ?? null });
		return { ok: false, code: "wrongCredentials" };
	}
	if (!(await isValidSession(database.db, sessionToken))) {
		await database.db.delete(sessions).where(eq(sessions.token, sessionToken));
		return { ok: false, code: "sessionInvalid" };
	}
	await endEarlierSession(services, visit.headers);
	await renewHash(database.db, userId, credentials.password);
	await removeUnlistedAdmins(services, sessionToken);
	await grantListedAdmin(services, { id: userId, email: credentials.email });
	await logSecurity(services, { table: "authentication", action: "LOGIN_SUCCESS", userId, ip });
	const isKnown = readDevice(env, visit.headers, credentials.email, clock()) !== null;
	const device = isKnown ? [] : [deviceCookie(env, credentials.email, clock())];
	return { ok: true, userId, role: await roleOf(services, userId), cookies: [...cookies, ...device] };
}

/** Checked right after sign-in. Sessions end by the machine's own clock, as in better-auth. */
async function isValidSession(db: Database, token: string): Promise<boolean> {
	const [row] = rowsOf(await db.execute<{ valid: boolean }>(sql`SELECT validate_user_session(${token}) AS valid`));
	return row?.valid ?? false;
}

/** The password is known only now, so a hash of former strength is replaced now. */
async function renewHash(db: Database, userId: string, password: string): Promise<void> {
	const own = and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));
	const [account] = await db.select({ hash: accounts.password }).from(accounts).where(own);
	if (!account?.hash || isCurrentHash(account.hash)) return;
	await db
		.update(accounts)
		.set({ password: await hashPassword(password) })
		.where(and(own, eq(accounts.password, account.hash)));
}
