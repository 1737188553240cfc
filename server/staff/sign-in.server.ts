import { and, eq } from "drizzle-orm";
import { accounts, sessions, users } from "#database/schema.ts";
import type { Credentials } from "#domain/staff/credentials.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { takeSignIn } from "./account-attempts.server.ts";
import { sendAccountLink } from "./account-link.server.ts";
import { readAccountToken } from "./account-token.server.ts";
import { type AccountVisit, type AuthResponse, callAuth } from "./call-auth.server.ts";
import { completeSignIn, type SignInProof, type SignInResult } from "./complete-sign-in.server.ts";
import { readDevice } from "./device-cookie.server.ts";
import { endSecondSteps } from "./end-second-steps.server.ts";
import { HashQueueError, inHashTurn } from "./hash-turns.server.ts";
import { endEarlierSession } from "./read-session.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { confirmUser } from "./unconfirmed-accounts.server.ts";

/**
 * Signs in. An account's first sign-in also needs the token of a mailed link. The link alone activates nothing, so
 * neither a mail scanner nor a stranger who signed up with the address can activate the account.
 * @param newPasswordOf whose mailed link has just set the password
 */
export async function signIn(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
	linkToken: string | null,
	newPasswordOf: string | null = null,
): Promise<SignInResult> {
	const { db } = services.database;
	const [user] = await db
		.select({ id: users.id, email: users.email, hash: accounts.password })
		.from(users)
		.leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
		.where(eq(users.email, credentials.email));
	// Another account's link proves nothing about this one.
	const linked = newPasswordOf ?? (linkToken && userOfLink(services, linkToken));
	const hasLink = Boolean(user && linked === user.id);
	const device = readDevice(services.env, visit.headers, credentials.email, services.clock());
	const known = hasLink && user ? user.id : device;
	const client = { known, signal: visit.signal };
	/** The library's answer, or null if too many wait. */
	const check = () => inHashTurn(client, () => callAuth(services, visit, "/sign-in/email", credentials)).catch(noTurn);
	if (await takeSignIn(services, visit, credentials.email, known)) {
		return { ok: false, code: "tooManySignIns" };
	}
	const first = await check();
	if (!first) return { ok: false, code: "busy" };
	// The library found the password right, and the address unconfirmed.
	if (first.code !== "EMAIL_NOT_VERIFIED" || !user) {
		return finish(services, visit, credentials, user, first, {
			by: "password",
			isOwner: hasLink,
			isExpected: newPasswordOf !== null,
		});
	}
	if (!hasLink) {
		const locale = requestLocale(visit.headers);
		await sendAccountLink(services, { purpose: "confirm", reason: "confirmation", user, locale });
		return { ok: false, code: linkToken ? "linkExpired" : "unconfirmed" };
	}
	if (await confirmUser(db, user.id)) {
		const confirmed = { table: "authentication", action: "USER_UPDATED", details: "email confirmed" } as const;
		await logSecurity(services, { ...confirmed, userId: user.id, ip: visit.visitor.ip });
	}
	const second = await check();
	if (!second) return { ok: false, code: "busy" };
	return finish(services, visit, credentials, user, second, { by: "password", isOwner: hasLink, isExpected: true });
}

function noTurn(error: unknown): null {
	if (error instanceof HashQueueError) return null;
	throw error;
}

function userOfLink({ env, clock }: Services, token: string): string | null {
	return readAccountToken(env, "confirm", token, clock()) ?? readAccountToken(env, "new-password", token, clock());
}

async function finish(
	services: Services,
	visit: AccountVisit,
	credentials: Credentials,
	known: { id: string; hash: string | null } | undefined,
	response: AuthResponse,
	proof: SignInProof,
): Promise<SignInResult> {
	const { db } = services.database;
	if (response.status >= 500) return { ok: false, code: "unexpected" };
	const { status, userId, sessionToken, cookies } = response;
	const refuse = async () => {
		const failure = { table: "authentication", action: "LOGIN_FAILURE", ip: visit.visitor.ip } as const;
		await logSecurity(services, { ...failure, userId: known?.id ?? null });
		return { ok: false, code: "wrongCredentials" } as const;
	};
	if (known && (await wasPasswordChanged(db, known))) {
		await db.transaction(async (transaction) => {
			if (sessionToken) await transaction.delete(sessions).where(eq(sessions.token, sessionToken));
			await endSecondSteps(transaction, known.id);
		});
		return refuse();
	}
	if (response.owesFactor && known) {
		// The factor is asked for by a page of its own, in the name of nobody.
		await endEarlierSession(services, visit.headers);
		return { ok: false, code: "secondFactor", cookies: response.cookies };
	}
	if (status !== 200 || !userId || !sessionToken) return refuse();
	return completeSignIn(services, visit, { userId, email: credentials.email, sessionToken, cookies }, proof);
}

/**
 * True if somebody set another password while this one was being checked. The sessions that ended then did not include
 * the one that this sign-in opens.
 */
async function wasPasswordChanged(db: Database, { id, hash }: { id: string; hash: string | null }): Promise<boolean> {
	const [now] = await db
		.select({ hash: accounts.password })
		.from(accounts)
		.where(and(eq(accounts.userId, id), eq(accounts.providerId, "credential")));
	return (now?.hash ?? null) !== hash;
}
