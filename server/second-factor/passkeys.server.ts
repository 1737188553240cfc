import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { passkeys, twoFactors, users } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { FactorNotice } from "#domain/staff/second-factor.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { type AccountVisit, callAuth } from "../staff/call-auth.server.ts";
import { completeSignIn, type SignInResult } from "../staff/complete-sign-in.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { noteDevice } from "../staff/session-device.server.ts";
import { dropLastFactor, endFactorlessSessions, endSessionsElsewhere } from "./authenticator-app.server.ts";
import { reportFactorChange } from "./factor-change.server.ts";
import { encryptForAuth, newRecoveryCodes } from "./factor-row.server.ts";
import { endedSecondStep } from "./second-step.server.ts";
import { newTotpSecret } from "./totp.server.ts";

/** The data that a browser needs to create a passkey, and the cookie of the challenge. */
export async function passkeyCreation({ auth }: Services, { headers }: AccountVisit) {
	const made = await auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
	// The library has the name of the start, and an admin can change it.
	const rp = { ...made.response.rp, name: agency.shortName };
	return { options: { ...made.response, rp }, cookies: made.headers.getSetCookie() };
}

/**
 * The data that a browser needs to sign in with a passkey. For a signed-in person, only their own passkeys are
 * accepted.
 */
export async function passkeyRequest({ auth }: Services, { headers }: AccountVisit) {
	const made = await auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
	return {
		options: { ...made.response, userVerification: "required" as const },
		cookies: made.headers.getSetCookie(),
	};
}

/**
 * Adds a passkey. If the session was opened with the password alone, one that counts as proved takes its place.
 * @returns recovery codes if this is the first factor
 */
export async function addPasskey(
	services: Services,
	visit: AccountVisit,
	{ userId, factor }: SignedIn,
	response: unknown,
	name: string,
): Promise<{ ok: true; recoveryCodes: string[] | null; cookies: string[] } | { ok: false; code: FactorNotice }> {
	const body = { response, name, createSession: factor === null };
	const { status, sessionToken, cookies } = await callAuth(services, visit, "/passkey/verify-registration", body);
	if (status !== 200) return { ok: false, code: "passkeyRefused" };
	if (sessionToken) await noteDevice(services, visit, sessionToken);
	const fresh = await newRecoveryCodes(services);
	const secret = await encryptForAuth(services, newTotpSecret());
	const isFirst = await services.database.db.transaction(async (transaction) => {
		const [user] = await transaction
			.select({ hasFactor: users.twoFactorEnabled })
			.from(users)
			.where(eq(users.id, userId))
			.for("update");
		if (user?.hasFactor) return false;
		await transaction
			.insert(twoFactors)
			.values({ id: randomUUID(), userId, secret, backupCodes: fresh.encrypted })
			.onConflictDoUpdate({ target: twoFactors.userId, set: { backupCodes: fresh.encrypted } });
		await transaction.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
		await endFactorlessSessions(transaction, userId);
		return true;
	});
	await reportFactorChange(services, visit, userId, "PASSKEY_ADDED");
	return { ok: true, recoveryCodes: isFirst ? fresh.codes : null, cookies };
}

/** Signs in without a password. The device has checked its user. */
export async function signInWithPasskey(
	services: Services,
	visit: AccountVisit,
	response: unknown,
): Promise<Extract<SignInResult, { ok: true }> | { ok: false; code: FactorNotice }> {
	const { database } = services;
	const answer = await callAuth(services, visit, "/passkey/verify-authentication", { response });
	const { userId, sessionToken, cookies } = answer;
	const [user] = userId ? await database.db.select().from(users).where(eq(users.id, userId)) : [];
	if (answer.status !== 200 || !user || !sessionToken) {
		const failure = { table: "authentication", action: "LOGIN_FAILURE", details: "passkey" } as const;
		await logSecurity(services, { ...failure, userId: null, ip: visit.visitor.ip });
		return { ok: false, code: "passkeyRefused" };
	}
	const session = { userId: user.id, email: user.email, sessionToken, cookies };
	const proof = { by: "passkey", isOwner: true, isExpected: false } as const;
	const result = await completeSignIn(services, visit, session, proof);
	if (!result.ok) return { ok: false, code: "unexpected" };
	return { ...result, cookies: [...result.cookies, endedSecondStep(services)] };
}

export async function listPasskeys({ database }: Pick<Services, "database">, userId: string) {
	return database.db
		.select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function renamePasskey(
	{ database }: Pick<Services, "database">,
	{ userId }: Actor,
	id: string,
	name: string,
): Promise<boolean> {
	const renamed = await database.db
		.update(passkeys)
		.set({ name })
		.where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
		.returning({ id: passkeys.id });
	return renamed.length === 1;
}

export async function removePasskey(
	services: Services,
	visit: AccountVisit,
	{ userId, sessionId }: Actor,
	id: string,
): Promise<boolean> {
	const isRemoved = await services.database.db.transaction(async (transaction) => {
		const removed = await transaction
			.delete(passkeys)
			.where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
			.returning({ id: passkeys.id });
		if (removed.length === 0) return false;
		await dropLastFactor(transaction, userId);
		await endSessionsElsewhere(transaction, { userId, sessionId });
		return true;
	});
	if (isRemoved) await reportFactorChange(services, visit, userId, "PASSKEY_REMOVED");
	return isRemoved;
}
