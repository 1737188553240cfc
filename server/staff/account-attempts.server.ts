import type { RateLimit, Use } from "../platform/limiter.server.ts";
import { addressUses, siteUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { tellOwner } from "./account-event.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { logLimit } from "./security-log.server.ts";

type AttemptParts = Pick<Services, "clock" | "database" | "env" | "limiter" | "log">;

/**
 * Counts a sign-in. Guesses are limited by account and by network, whether or not the account exists. A device on which
 * the account was signed in before, and a mailed link, have limits of their own, so that guesses keep no owner out.
 * @param known that device, or the user of that link
 */
export function takeSignIn(parts: AttemptParts, visit: AccountVisit, email: string, known: string | null) {
	const uses: Use[] = known
		? [[limits.signInsPerDevice, known]]
		: [[limits.signInsPerAccount, email], ...addressUses(limits.signInsPerAddress, visit.visitor.ip)];
	return take(parts, visit, uses, email);
}

/** Counts a sign-up, so that "Account Exists" can't be asked for many addresses. */
export function takeSignUp(parts: AttemptParts, visit: AccountVisit, email: string, hasSolvedCaptcha: boolean) {
	const [perAddress, ofSite] = hasSolvedCaptcha
		? [limits.signUpsPerAddress, limits.signUpsOfSite]
		: [limits.noScriptSignUpsPerAddress, limits.noScriptSignUpsOfSite];
	return take(parts, visit, siteUses(parts.limiter, perAddress, ofSite, visit.visitor.ip), email);
}

/** Counts a request to mail a link. Each is a job, whether or not the address has an account. */
export function takeMailRequest(parts: AttemptParts, visit: AccountVisit, email: string) {
	const { mailRequestsPerAddress, mailRequestsOfSite } = limits;
	return take(
		parts,
		visit,
		siteUses(parts.limiter, mailRequestsPerAddress, mailRequestsOfSite, visit.visitor.ip),
		email,
	);
}

/** Counts a use of the link with which the first admin opens an account. */
export function takeSetup(parts: AttemptParts, visit: AccountVisit) {
	return take(parts, visit, addressUses(limits.setupsPerAddress, visit.visitor.ip), "set-up");
}

/** Counts a code of a second factor. The owner is notified once a day if there are too many. */
export async function takeCode(
	services: Services,
	visit: AccountVisit,
	user: { id: string; email: string },
): Promise<RateLimit | undefined> {
	const exceeded = await take(
		services,
		visit,
		[
			[limits.codesPerAccount, user.id],
			[limits.codesPerAccountAndDay, user.id],
			...addressUses(limits.codesPerAddress, visit.visitor.ip),
		],
		user.email,
	);
	if (exceeded && !services.limiter.takeAll([[limits.manyCodesNotices, user.id]])) {
		await tellOwner(services, visit, user.id, "manyCodes");
	}
	return exceeded;
}

/** Counts a call about passkeys. */
export function takePasskeyCall(parts: AttemptParts, visit: AccountVisit) {
	return take(parts, visit, addressUses(limits.passkeyCallsPerAddress, visit.visitor.ip), "passkey");
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
