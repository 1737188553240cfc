import { BlockList, isIPv6 } from "node:net";
import type { Env } from "../env.server.ts";
import type { Log } from "../log.server.ts";

const own = new BlockList();
for (const [network, prefix] of [
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
] as const) {
	own.addSubnet(network, prefix);
}
own.addAddress("::1", "ipv6");
own.addSubnet("fc00::", 7, "ipv6");
own.addSubnet("fe80::", 10, "ipv6");

/**
 * Warns once about a proxy that `TRUSTED_PROXIES` does not count: it forwards from the machine's own network. All
 * visitors then share the proxy's address, and so its limits.
 */
export function proxyWarning({ trustedProxies }: Pick<Env, "trustedProxies">, log: Log) {
	let isLogged = trustedProxies > 0;
	return (address: string, forwardedFor: string | undefined): void => {
		if (isLogged || !forwardedFor || !own.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return;
		isLogged = true;
		log.warn("a proxy forwards requests, but TRUSTED_PROXIES is 0: all visitors share its address and its rate limits");
	};
}
