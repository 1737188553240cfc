import type { CaptchaLevel } from "#domain/agency/analytics-facts.ts";
import type { Limiter, Use } from "../platform/limiter.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";

/** The usual number of challenges in ten minutes for a host, for its network, and for the whole site. */
const usual = [20, 60, 300];
const maxEffort = 8;
/** What an admin can choose: on an old phone from one second to eight. */
const effortOfLevel: Record<CaptchaLevel, number> = { lenient: 0.5, usual: 1, strict: 4 };

/** A host's challenge, its network's and the site's, in the order of `usual`. */
function allUses(ipAddress: string): Use[] {
	return [...addressUses(limits.challengesPerAddress, ipAddress), [limits.challengesOfSite, wholeSite]];
}

/**
 * The limiter keys of a challenge. One host alone does not raise the work of others: beyond the usual, it counts for
 * itself.
 */
export function challengeUses(limiter: Pick<Limiter, "used">, ipAddress: string): Use[] {
	const [host, ...others] = allUses(ipAddress) as [Use, ...Use[]];
	const [limit, subject] = host;
	return limiter.used(limit, subject) < (usual[0] as number) ? [host, ...others] : [host];
}

/**
 * How much more work than usual a captcha requires. It doubles with the number of challenges that a host, its network
 * or the whole site has requested lately. This makes a flood expensive for the sender, and nobody who does the work is
 * refused: the longest wait is eight times the usual, in the background, while the form is filled in.
 */
export function captchaEffort(
	limiter: Pick<Limiter, "used">,
	ipAddress: string,
	level: CaptchaLevel = "usual",
): number {
	return Math.min(effortOf(limiter, allUses(ipAddress)) * effortOfLevel[level], maxEffort);
}

/** The same for the host and its network alone. A flood from elsewhere says nothing about this sender. */
export function ownEffort(limiter: Pick<Limiter, "used">, ipAddress: string): number {
	return effortOf(limiter, allUses(ipAddress).slice(0, 2));
}

function effortOf(limiter: Pick<Limiter, "used">, uses: readonly Use[]): number {
	const excess = uses.map(([limit, subject], index) => limiter.used(limit, subject) / (usual[index] as number));
	const doublings = Math.max(...excess.map((ratio) => Math.floor(Math.log2(Math.max(ratio, 0.5))) + 1));
	return Math.min(2 ** doublings, maxEffort);
}
