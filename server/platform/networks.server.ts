import { isIPv6 } from "node:net";
import type { Limiter, RateLimit, Use } from "./limiter.server.ts";

export interface Networks {
	/** The addresses of one household or device: an IPv4 address, or the /64 of an IPv6 address. */
	host: string;
	/** The addresses of one larger owner: an IPv4 /24, or an IPv6 /48. */
	network: string;
}

/** The networks to count by. A single IPv6 address says nothing, because its owner has 2^64 of them. */
export function networksOf(address: string): Networks {
	const bare = address.replace(/%.*$/, "");
	const mapped = isIPv6(bare) ? mappedIpv4(groupsOf(bare)) : bare;
	if (mapped) return { host: mapped, network: `${mapped.split(".").slice(0, 3).join(".")}.0/24` };
	const groups = groupsOf(bare);
	return { host: `${groups.slice(0, 4).join(":")}::/64`, network: `${groups.slice(0, 3).join(":")}::/48` };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
	// The URL parser writes each address in one way, with hexadecimal groups only.
	const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
	const [head = "", tail] = canonical.split("::");
	const before = head ? head.split(":") : [];
	if (tail === undefined) return before;
	const after = tail ? tail.split(":") : [];
	return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

/** The IPv4 address in `::ffff:a.b.c.d`. */
function mappedIpv4(groups: string[]): string | undefined {
	if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
	return groups
		.slice(6)
		.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
		.join(".");
}

/** A limit for each host, with a higher one for its network. */
export interface AddressLimit extends RateLimit {
	maxPerNetwork: number;
}

/** @param count how many uses this is, if not one */
export function addressUses(limit: AddressLimit, address: string, count = 1): Use[] {
	const { host, network } = networksOf(address);
	const { name, maxPerNetwork: max, windowMinutes } = limit;
	return [
		[limit, host, count],
		[{ name: `${name}/network`, max, windowMinutes }, network, count],
	];
}

/** The subject of limits that count the whole site. */
export const wholeSite = "site";

/** A limit for the whole site. Networks that have used nothing in its window have a number of their own. */
export interface SiteLimit extends RateLimit {
	maxOfFirst: number;
}

/**
 * Counts by host, by network and for the whole site: so a few networks that flood can't shut something for all the others.
 */
export function siteUses(
	{ used }: Pick<Limiter, "used">,
	ofAddress: AddressLimit,
	ofSite: SiteLimit,
	address: string,
): Use[] {
	const uses = addressUses(ofAddress, address);
	const isFirst = uses.every(([limit, subject]) => used(limit, subject) === 0);
	const { name, maxOfFirst: max, windowMinutes } = ofSite;
	return [...uses, [isFirst ? { name: `${name}/first`, max, windowMinutes } : ofSite, wholeSite]];
}
