import { createHash } from "node:crypto";
import * as v from "valibot";
import type { CaptchaLevel } from "#domain/agency/analytics-facts.ts";
import type { Captcha } from "./captcha-types.server.ts";

/** Below this score, the visitor counts as a robot. */
const minScores: Record<CaptchaLevel, number> = { lenient: 0.3, usual: 0.5, strict: 0.7 };
const tokenLifetimeMinutes = 2;

const responseSchema = v.object({
	success: v.boolean(),
	score: v.optional(v.number(), 0),
	action: v.optional(v.string(), ""),
});

/**
 * Google reCAPTCHA v3, if its keys are set.
 * @param level asked at each check, because an admin can change it
 */
export function createRecaptcha(
	keys: { siteKey: string; secretKey: string; verifyUrl: string },
	level: () => CaptchaLevel = () => "usual",
): Captcha {
	return {
		async challenge() {
			return { provider: "recaptcha", siteKey: keys.siteKey };
		},
		async verify(token, { action, ipAddress, now }) {
			const result = await ask(keys, token, ipAddress);
			if (!result) return { ok: false, code: "unavailable" };
			if (!result.success) return { ok: false, code: "refused" };
			if (result.action !== action) return { ok: false, code: "other_action" };
			if (result.score < minScores[level()]) return { ok: false, code: "low_score" };
			return {
				ok: true,
				tokenHash: createHash("sha256").update(token).digest("hex"),
				expiresAt: new Date(now.getTime() + tokenLifetimeMinutes * 60_000),
				isFromElsewhere: false,
			};
		},
	};
}

async function ask(keys: { secretKey: string; verifyUrl: string }, token: string, ipAddress: string) {
	try {
		const response = await fetch(keys.verifyUrl, {
			method: "POST",
			body: new URLSearchParams({ secret: keys.secretKey, response: token, remoteip: ipAddress }),
			redirect: "error",
			signal: AbortSignal.timeout(5000),
		});
		if (!response.ok) return undefined;
		const result = v.safeParse(responseSchema, await response.json());
		return result.success ? result.output : undefined;
	} catch {
		return undefined;
	}
}
