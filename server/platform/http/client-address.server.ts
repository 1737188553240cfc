import { isIP } from "node:net";

const unknownAddress = "0.0.0.0";

/**
 * The visitor's address. Each proxy appends the address that called it to `X-Forwarded-For`, so only the last
 * `trustedProxies` entries can be trusted. The visitor may have written the others.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	trustedProxies: number,
): string {
	const socket = bareAddress(socketAddress ?? "") ?? unknownAddress;
	if (trustedProxies === 0 || !forwardedFor) return socket;
	const hops = [...forwardedFor.split(","), socket];
	const entry = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? "";
	return bareAddress(entry.trim()) ?? socket;
}

/** True if a trusted proxy forwarded the request, so that its headers about the visitor can be trusted. */
export function cameThroughProxy(forwardedFor: string | null, trustedProxies: number): boolean {
	return trustedProxies > 0 && Boolean(forwardedFor?.trim());
}

/** Removes port, brackets and zone, and the IPv6 prefix of an IPv4 address. */
function bareAddress(text: string): string | undefined {
	const bare = text
		.replace(/^\[(.*)\](?::\d+)?$/, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
		.replace(/%.*$/, "")
		.replace(/^::ffff:(?=\d+\.)/i, "");
	return isIP(bare) ? bare : undefined;
}
