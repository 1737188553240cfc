import type { RateLimit, Use } from "../platform/limiter.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { readDevice } from "./device-cookie.server.ts";
import { logLimit } from "./security-log.server.ts";

type AttemptParts = Pick<Services, "clock" | "database" | "env" | "limiter" | "log">;

/**
 * Counts a sign-in. Guesses are limited by account and by network, whether or not the account exists. A device on which
 * the account was signed in before, and a mailed link, have limits of their own, so that guesses keep no owner out.
 * @param link the user of a valid link that came along
 */
export function takeSignIn(parts: AttemptParts, visit: AccountVisit, email: string, link: string | null) {
	const device = link ?? readDevice(parts.env, visit.headers, email, parts.clock());
	const uses: Use[] = device
		? [[limits.signInsPerDevice, device]]
		: [[limits.signInsPerAccount, email], ...addressUses(limits.signInsPerAddress, visit.visitor.ip)];
	return take(parts, visit, uses, email);
}

/** Counts a sign-up, so that "Account Exists" can't be asked for many addresses. */
export function takeSignUp(parts: AttemptParts, visit: AccountVisit, email: string, hasSolvedCaptcha: boolean) {
	const [perAddress, ofSite] = hasSolvedCaptcha
		? [limits.signUpsPerAddress, limits.signUpsOfSite]
		: [limits.noScriptSignUpsPerAddress, limits.noScriptSignUpsOfSite];
	return take(parts, visit, [...addressUses(perAddress, visit.visitor.ip), [ofSite, wholeSite]], email);
}

/** @returns the limit that refused */
async function take(
	parts: AttemptParts,
	{ visitor }: AccountVisit,
	uses: Use[],
	email: string,
): Promise<RateLimit | undefined> {
	const exceeded = parts.limiter.takeAll(uses);
	if (exceeded) {
		parts.log.warn({ limit: exceeded.name }, "accounts: a limit was reached");
		await logLimit(parts, exceeded, email, visitor.ip);
	}
	return exceeded;
}
