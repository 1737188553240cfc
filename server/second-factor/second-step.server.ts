import { eq } from "drizzle-orm";
import { passkeys } from "#database/schema.ts";
import type { FactorNotice, TypedCode } from "#domain/staff/second-factor.ts";
import { cookieName, readCookie, setCookieHeader } from "../platform/http/cookies.server.ts";
import type { Services } from "../services.server.ts";
import { takeCode } from "../staff/account-attempts.server.ts";
import { type AccountVisit, callAuth } from "../staff/call-auth.server.ts";
import { completeSignIn, type SignInResult } from "../staff/complete-sign-in.server.ts";
import { factorCookies } from "../staff/factor-plugins.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { claimTotp } from "./claim-totp.server.ts";
import { reportFactorChange } from "./factor-change.server.ts";
import { readFactorRow } from "./factor-row.server.ts";

/**
 * The person who entered the right password in this browser, and the possible second steps. Null if nobody did, or too
 * long ago.
 */
export async function readSecondStep(services: Services, headers: Headers) {
	const user = await services.auth.api.userOfSecondStep({ headers });
	if (!user) return null;
	const { db } = services.database;
	const row = await readFactorRow(db, user.id);
	return {
		...user,
		hasApp: row?.verified ?? false,
		hasPasskey: (await db.$count(passkeys, eq(passkeys.userId, user.id))) > 0,
	};
}

/** Completes a sign-in whose password was right. Until then, nobody is signed in, and only the password was logged. */
export async function takeSecondStep(
	services: Services,
	visit: AccountVisit,
	{ kind, code }: TypedCode,
): Promise<Extract<SignInResult, { ok: true }> | { ok: false; code: FactorNotice | "startOver" }> {
	const user = await readSecondStep(services, visit.headers);
	if (!user) return { ok: false, code: "startOver" };
	if (await takeCode(services, visit, user)) return { ok: false, code: "tooManyCodes" };
	const event = { table: "authentication", userId: user.id, ip: visit.visitor.ip } as const;
	const fail = async (notice: FactorNotice | "startOver", details: string) => {
		await logSecurity(services, { ...event, action: "FACTOR_FAILURE", details });
		return { ok: false as const, code: notice };
	};
	if (kind === "totp" && (await claimTotp(services, user.id, code, "confirmed")) === "used") {
		return fail("usedCode", "used code");
	}
	// A wrong one too: the library counts those.
	const path = kind === "totp" ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
	const { status, userId, sessionToken, cookies, ...refusal } = await callAuth(
		services,
		ofSecondStep(services, visit),
		path,
		{
			code,
		},
	);
	if (status >= 500) return { ok: false, code: "unexpected" };
	if (status !== 200 || !userId || !sessionToken) {
		return fail(refusals[refusal.code ?? ""] ?? "wrongCode", kind);
	}
	const session = { userId, email: user.email, sessionToken, cookies };
	const proof = { by: "password", isOwner: true, isExpected: false } as const;
	const result = await completeSignIn(services, visit, session, proof);
	if (!result.ok) return { ok: false, code: "unexpected" };
	if (kind === "recovery") await reportFactorChange(services, visit, user.id, "RECOVERY_CODE_USED");
	return result;
}

const refusals: Record<string, FactorNotice | "startOver"> = {
	INVALID_TWO_FACTOR_COOKIE: "startOver",
	TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "startOver",
	ACCOUNT_TEMPORARILY_LOCKED: "tooManyCodes",
};

/** Without the cookie of a session: the library would check the code of that session's user, and sign in nobody. */
function ofSecondStep({ env }: Services, { headers, visitor }: AccountVisit): AccountVisit {
	const cookie = readCookie(env, headers.get("cookie"), factorCookies.secondStep);
	return { visitor, headers: new Headers({ cookie: `${cookieName(env, factorCookies.secondStep)}=${cookie}` }) };
}

/** Ends the second step in the browser. */
export function endedSecondStep({ env }: Pick<Services, "env">): string {
	return setCookieHeader(env, { name: factorCookies.secondStep, value: "", maxAgeSeconds: 0, sameSite: "Lax" });
}
