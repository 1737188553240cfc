import type { RequestInfo } from "../context.server.ts";
import { createAltcha } from "../platform/captcha/altcha.server.ts";
import type { Services } from "../services.server.ts";

/**
 * The proof of work of the sign-up form. It is always the site's own: the policy of `/auth` lets no other company's
 * script run.
 */
export async function signUpChallenge(
	{ env, clock }: Pick<Services, "env" | "clock">,
	{ ip }: Pick<RequestInfo, "ip">,
): Promise<unknown> {
	const offer = await createAltcha(env.captchaSecret).challenge({ ipAddress: ip, now: clock(), effort: 1 });
	return "challenge" in offer ? offer.challenge : null;
}

/** True if a sign-up brings a solution of its own network that was not used before. Any other counts like none. */
export async function isSolvedSignUp(
	{ env, clock, limiter }: Pick<Services, "env" | "clock" | "limiter">,
	{ ip }: Pick<RequestInfo, "ip">,
	token: string | null,
): Promise<boolean> {
	if (!token) return false;
	const verdict = await createAltcha(env.captchaSecret).verify(token, { action: "", ipAddress: ip, now: clock() });
	if (!verdict.ok || verdict.isFromElsewhere) return false;
	// Longer than a solution is good for.
	return limiter.take({ name: "sign-up/solution", max: 1, windowMinutes: 60 }, verdict.tokenHash);
}
