import { isIP } from "node:net";

const unknownAddress = "0.0.0.0";

/**
 * The visitor's address. Each proxy appends the address it was called from to `X-Forwarded-For`, so only the last
 * `trustedProxies` entries were written by somebody we know; what stands left of them is the visitor's own claim.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	trustedProxies: number,
): string {
	const socket = plainAddress(socketAddress ?? "") ?? unknownAddress;
	if (trustedProxies === 0 || !forwardedFor) return socket;
	const hops = [...forwardedFor.split(","), socket];
	const entry = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? "";
	return plainAddress(entry.trim()) ?? socket;
}

/** Whether a proxy that we trust handed the request on, so that what it says of the visitor may be believed. */
export function cameThroughProxy(forwardedFor: string | null, trustedProxies: number): boolean {
	return trustedProxies > 0 && Boolean(forwardedFor?.trim());
}

/** Without port, brackets and zone; an IPv4 address that came over an IPv6 socket in its usual form. */
function plainAddress(text: string): string | undefined {
	const bare = text
		.replace(/^\[(.*)\](?::\d+)?$/, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
		.replace(/%.*$/, "")
		.replace(/^::ffff:(?=\d+\.)/i, "");
	return isIP(bare) ? bare : undefined;
}
