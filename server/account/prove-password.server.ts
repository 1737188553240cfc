import { and, eq } from "drizzle-orm";
import { accounts } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { isFresh } from "#domain/staff/second-factor.ts";
import type { SignedIn } from "../context.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { inHashTurn } from "../staff/hash-turns.server.ts";
import { verifyPassword } from "../staff/password-hash.server.ts";
import { logLimit, logSecurity } from "../staff/security-log.server.ts";

type Proof = ActionResult<{ hash: string }, "password_wrong" | "password_missing" | "tooManyAttempts">;

/**
 * Asks for the password once more before something that a person at an unlocked screen must not do. Attempts are counted
 * by account, wrong or right.
 */
export async function provePassword(
	services: Services,
	{ visitor }: AccountVisit,
	{ userId }: Pick<Actor, "userId">,
	typed: unknown,
): Promise<Proof> {
	if (!services.limiter.take(limits.passwordProofsPerAccount, userId)) {
		await logLimit(services, limits.passwordProofsPerAccount, userId, visitor.ip);
		return { ok: false, code: "tooManyAttempts" };
	}
	const [account] = await services.database.db
		.select({ hash: accounts.password })
		.from(accounts)
		.where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
	const password = typeof typed === "string" ? typed.slice(0, 200) : "";
	const hash = account?.hash;
	if (hash && password && (await inHashTurn({ known: userId }, () => verifyPassword({ hash, password })))) {
		return { ok: true, hash };
	}
	const failure = { table: "authentication", action: "LOGIN_FAILURE", details: "own account" } as const;
	await logSecurity(services, { ...failure, userId, ip: visitor.ip });
	return { ok: false, code: "password_wrong" };
}

/** A sign-in of the last minutes is enough proof. After that, the password is required. */
export async function proveRecently(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	typed: unknown,
): Promise<{ ok: true } | Exclude<Proof, { ok: true }>> {
	if (isFresh(signedIn.provedAt, services.clock())) return { ok: true };
	if (!typed) return { ok: false, code: "password_missing" };
	return provePassword(services, visit, signedIn, typed);
}

/** What the form says if the password was not proved. */
export function proofRefusal({ code }: Exclude<Proof, { ok: true }>, field: string) {
	if (code === "tooManyAttempts") return { ok: false, code } as const;
	return { ok: false, code: "invalid", errors: { [field]: code } } as const;
}
