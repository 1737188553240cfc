import { eq, sql } from "drizzle-orm";
import { sessions, users } from "#database/schema.ts";
import type { Credentials } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { type Database, rowsOf } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { readAccountToken } from "./account-token.server.ts";
import { type AccountVisit, type AuthResponse, callAuth } from "./call-auth.server.ts";
import { sendConfirmation } from "./confirmation-mail.server.ts";
import { grantListedAdmin, roleOf } from "./roles.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { confirmUser } from "./unconfirmed-accounts.server.ts";

export type SignInResult =
	| { ok: true; userId: string; role: StaffRole; cookies: string[] }
	| { ok: false; code: AccountNotice };

/**
 * Signs in. An account's first sign-in also needs the token of its confirmation mail. The link alone activates nothing,
 * so neither a mail scanner nor a stranger who signed up with the address can activate the account.
 */
export async function signIn(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
	confirmationToken: string | null,
): Promise<SignInResult> {
	const first = await callAuth(services, visit, "/sign-in/email", credentials);
	// The library has found the password right.
	if (first.code !== "EMAIL_NOT_VERIFIED") return toResult(services, credentials.email, first);
	const { db } = services.database;
	const [user] = await db
		.select({ id: users.id, email: users.email })
		.from(users)
		.where(eq(users.email, credentials.email));
	if (!user) return { ok: false, code: "wrongCredentials" };
	const confirmed =
		confirmationToken && readAccountToken(services.env, "confirm", confirmationToken, services.clock()) === user.id;
	if (!confirmed) {
		await sendConfirmation(services, user, visit.headers);
		return { ok: false, code: confirmationToken ? "linkExpired" : "unconfirmed" };
	}
	await confirmUser(db, user.id);
	return toResult(services, user.email, await callAuth(services, visit, "/sign-in/email", credentials));
}

async function toResult(services: Services, email: string, response: AuthResponse): Promise<SignInResult> {
	const { status, userId, sessionToken, cookies } = response;
	if (status === 429) return { ok: false, code: "tooManySignIns" };
	if (status >= 500) return { ok: false, code: "unexpected" };
	if (status !== 200 || !userId || !sessionToken) return { ok: false, code: "wrongCredentials" };
	const { db } = services.database;
	if (!(await isValidSession(db, sessionToken))) {
		await db.delete(sessions).where(eq(sessions.token, sessionToken));
		return { ok: false, code: "sessionInvalid" };
	}
	await grantListedAdmin(services, { id: userId, email });
	await logSecurity(db, "LOGIN_SUCCESS", userId);
	return { ok: true, userId, role: await roleOf(services, userId), cookies };
}

/** Checked right after sign-in. Sessions end by the machine's own clock, as in better-auth. */
async function isValidSession(db: Database, token: string): Promise<boolean> {
	const [row] = rowsOf(await db.execute<{ valid: boolean }>(sql`SELECT validate_user_session(${token}) AS valid`));
	return row?.valid ?? false;
}
