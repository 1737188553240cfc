import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import { passkeys, sessions, twoFactors, users } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { FactorNotice } from "#domain/staff/second-factor.ts";
import type { SignedIn } from "../context.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { takeCode } from "../staff/account-attempts.server.ts";
import { type AccountVisit, callAuth } from "../staff/call-auth.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { noteDevice } from "../staff/session-device.server.ts";
import { claimTotp } from "./claim-totp.server.ts";
import { reportFactorChange } from "./factor-change.server.ts";
import { encryptForAuth, newRecoveryCodes, readFactorRow } from "./factor-row.server.ts";
import { newTotpSecret } from "./totp.server.ts";

/** Makes a secret for a new app, which counts once a code confirmed it. Null if there is an app already. */
export async function startApp(services: Services, { userId }: Actor): Promise<string | null> {
	const { db } = services.database;
	const row = await readFactorRow(db, userId);
	if (row?.verified) return null;
	const secret = newTotpSecret();
	const encrypted = await encryptForAuth(services, secret);
	// Codes that nobody has seen: they are renewed with the confirmation.
	const backupCodes = row?.backupCodes ?? (await newRecoveryCodes(services)).encrypted;
	const stored = await db
		.insert(twoFactors)
		.values({ id: randomUUID(), userId, secret: encrypted, backupCodes })
		.onConflictDoUpdate({
			target: twoFactors.userId,
			set: { secret: encrypted, lastStep: 0 },
			setWhere: eq(twoFactors.verified, false),
		})
		.returning({ id: twoFactors.id });
	return stored.length === 1 ? secret : null;
}

/**
 * Confirms a new app with a code of it. The session continues under a new token, and sessions that were opened with
 * only the password end.
 * @returns recovery codes if this is the first factor
 */
export async function confirmApp(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	code: string,
): Promise<{ ok: true; recoveryCodes: string[] | null; cookies: string[] } | { ok: false; code: FactorNotice }> {
	const { userId, email, hasFactor } = signedIn;
	if (await takeCode(services, visit, { id: userId, email })) return { ok: false, code: "tooManyCodes" };
	const claim = await claimTotp(services, userId, code, "new");
	if (claim !== "right") {
		const failure = { table: "authentication", action: "FACTOR_FAILURE", details: "set-up" } as const;
		await logSecurity(services, { ...failure, userId, ip: visit.visitor.ip });
		return { ok: false, code: claim === "used" ? "usedCode" : "wrongCode" };
	}
	const { status, sessionToken, cookies } = await callAuth(services, visit, "/two-factor/verify-totp", { code });
	if (status !== 200) return { ok: false, code: "unexpected" };
	if (sessionToken) await noteDevice(services, visit, sessionToken);
	const fresh = hasFactor ? null : await newRecoveryCodes(services);
	const { db } = services.database;
	if (fresh) await db.update(twoFactors).set({ backupCodes: fresh.encrypted }).where(eq(twoFactors.userId, userId));
	await endFactorlessSessions(db, userId);
	await reportFactorChange(services, visit, userId, "FACTOR_ADDED");
	return { ok: true, recoveryCodes: fresh?.codes ?? null, cookies };
}

/** Somebody else may have them. */
export async function endFactorlessSessions(db: Services["database"]["db"] | Transaction, userId: string) {
	await db.delete(sessions).where(and(eq(sessions.userId, userId), isNull(sessions.factor)));
}

/** A thief of the lost device, or of the codes, may have opened a session. */
export async function endSessionsElsewhere(
	transaction: Transaction,
	{ userId, sessionId }: Pick<Actor, "userId" | "sessionId">,
): Promise<void> {
	await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

export async function removeApp(services: Services, visit: AccountVisit, { userId, sessionId }: Actor): Promise<void> {
	// Stands in for the removed one, if the row stays for its recovery codes.
	const secret = await encryptForAuth(services, newTotpSecret());
	const removed = await services.database.db.transaction(async (transaction) => {
		const rows = await transaction
			.update(twoFactors)
			.set({ verified: false, secret, lastStep: 0 })
			.where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)))
			.returning({ id: twoFactors.id });
		if (rows.length === 0) return false;
		await dropLastFactor(transaction, userId);
		await endSessionsElsewhere(transaction, { userId, sessionId });
		return true;
	});
	if (removed) await reportFactorChange(services, visit, userId, "FACTOR_REMOVED");
}

/** Without an app and without passkeys nothing is asked for at sign-in, and no session counts as proved by a factor. */
export async function dropLastFactor(transaction: Transaction, userId: string): Promise<void> {
	const [app] = await transaction
		.select({ verified: twoFactors.verified })
		.from(twoFactors)
		.where(eq(twoFactors.userId, userId))
		.for("update");
	if (app?.verified || (await transaction.$count(passkeys, eq(passkeys.userId, userId))) > 0) return;
	await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
	await transaction.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
	await transaction.update(sessions).set({ factor: null }).where(eq(sessions.userId, userId));
}

/** The codes before are worth nothing afterwards. */
export async function renewRecoveryCodes(
	services: Services,
	visit: AccountVisit,
	{ userId, sessionId }: Actor,
): Promise<string[] | null> {
	const { codes, encrypted } = await newRecoveryCodes(services);
	const isRenewed = await services.database.db.transaction(async (transaction) => {
		const renewed = await transaction
			.update(twoFactors)
			.set({ backupCodes: encrypted })
			.where(eq(twoFactors.userId, userId))
			.returning({ id: twoFactors.id });
		if (renewed.length === 0) return false;
		await endSessionsElsewhere(transaction, { userId, sessionId });
		return true;
	});
	if (!isRenewed) return null;
	await reportFactorChange(services, visit, userId, "RECOVERY_CODES_RENEWED");
	return codes;
}
