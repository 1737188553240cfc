import { createHash } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { agency } from "#content/agency.ts";
import { type SessionFactor, secondStepMinutes } from "#domain/staff/second-factor.ts";
import type { Env } from "../platform/env.server.ts";

/** Without the prefix of an encrypted site. */
export const factorCookies = { secondStep: "sf.two_factor", passkey: "sf.passkey" } as const;

/**
 * Asks for a code after the password, and knows passkeys. A passkey is a sign-in of its own, so the device has to check
 * its user (by fingerprint, face or PIN): the library would also accept one that is only there.
 */
export function factorPlugins({ siteOrigin }: Env) {
	return [
		twoFactor({ issuer: agency.shortName, twoFactorCookieMaxAge: secondStepMinutes * 60 }),
		passkey({
			rpID: new URL(siteOrigin).hostname,
			rpName: agency.shortName,
			origin: siteOrigin,
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			advanced: { webAuthnChallengeCookie: "passkey" },
			registration: {
				afterVerification({ verification }) {
					demandCheckedUser(verification.registrationInfo?.userVerified);
				},
			},
			authentication: {
				afterVerification({ verification }) {
					demandCheckedUser(verification.authenticationInfo.userVerified);
				},
			},
		}),
		{ id: "second-step", endpoints: { userOfSecondStep } },
	] as const;
}

function demandCheckedUser(isChecked: boolean | undefined): void {
	if (!isChecked)
		throw new APIError("UNAUTHORIZED", { code: "USER_NOT_CHECKED", message: "The device checked nobody" });
}

/** The user who has entered the right password in this browser and still owes a code. */
const userOfSecondStep = createAuthEndpoint(
	"/two-factor/user",
	{ method: "GET", requireHeaders: true },
	async (ctx) => {
		const { createAuthCookie, internalAdapter, secret } = ctx.context;
		const identifier = await ctx.getSignedCookie(createAuthCookie("two_factor").name, secret);
		const pending = identifier && (await internalAdapter.findVerificationValue(identifier));
		if (!pending || pending.expiresAt <= new Date()) return null;
		const user = await internalAdapter.findUserById(pending.value);
		return user && { id: user.id, email: user.email };
	},
);

const factors: Record<string, SessionFactor> = {
	"/two-factor/verify-totp": "totp",
	"/two-factor/verify-backup-code": "recovery",
	"/passkey/verify-registration": "passkey",
	"/passkey/verify-authentication": "passkey",
};

/**
 * The factor that opens a session.
 * @param path of the library's call
 */
export function factorOfCall(path: string | undefined): SessionFactor | null {
	return factors[path ?? ""] ?? null;
}

/**
 * The secrets that factors are encrypted with: the newest first, the ones before to read with. Each is named by its own
 * hash, because the library wants a number that stays the same.
 */
export function factorSecrets({ authSecret, previousAuthSecrets }: Pick<Env, "authSecret" | "previousAuthSecrets">) {
	return [...new Set([authSecret, ...previousAuthSecrets])].map((value) => ({
		version: createHash("sha256").update(value).digest().readUInt32BE() >>> 1,
		value,
	}));
}
