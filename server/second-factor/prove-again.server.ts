import { eq } from "drizzle-orm";
import { sessions } from "#database/schema.ts";
import { type FactorNotice, isFresh, readTypedCode } from "#domain/staff/second-factor.ts";
import { provePassword } from "../account/prove-password.server.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { takeCode } from "../staff/account-attempts.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { claimTotp } from "./claim-totp.server.ts";
import { secretOf } from "./factor-row.server.ts";
import { listPasskeys } from "./passkeys.server.ts";

/** Which factors the signed-in person has, and whether they may be changed now. */
export async function readFactors(services: Services, { userId, hasFactor, provedAt }: SignedIn) {
	return {
		hasApp: (await secretOf(services, userId))?.isConfirmed ?? false,
		passkeys: await listPasskeys(services, userId),
		hasFactor,
		isFresh: isFresh(provedAt, services.clock()),
	};
}

/**
 * Asks again for everything that signing in takes: the password, and a code of the app if there is one. People who have
 * only passkeys sign in with one again instead.
 */
export async function proveAgain(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	typed: { password: unknown; code: unknown },
): Promise<{ ok: true } | { ok: false; code: FactorNotice }> {
	const { userId, email, sessionId } = signedIn;
	const { hasApp, hasFactor } = await readFactors(services, signedIn);
	if (hasFactor && !hasApp) return { ok: false, code: "proveFirst" };
	const proof = await provePassword(services, visit, signedIn, typed.password);
	if (!proof.ok) return { ok: false, code: proof.code === "tooManyAttempts" ? "tooManyCodes" : "wrongPassword" };
	if (hasApp) {
		if (await takeCode(services, visit, { id: userId, email })) return { ok: false, code: "tooManyCodes" };
		const code = readTypedCode(typed.code);
		const claim = code?.kind === "totp" ? await claimTotp(services, userId, code.code, "confirmed") : "wrong";
		if (claim !== "right") {
			const failure = { table: "authentication", action: "FACTOR_FAILURE", details: "confirmation" } as const;
			await logSecurity(services, { ...failure, userId, ip: visit.visitor.ip });
			return { ok: false, code: claim === "used" ? "usedCode" : "wrongCode" };
		}
	}
	await renewProof(services, sessionId);
	return { ok: true };
}

/** Nobody is asked again for the next minutes. */
export async function renewProof({ clock, database: { db } }: Services, sessionId: string): Promise<void> {
	await db.update(sessions).set({ provedAt: clock() }).where(eq(sessions.id, sessionId));
}
