import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Where a call may go. `public`: to the internet over https. `ownMachine`: also to this machine, and over http, for
 * trying out. `anywhere`: to any address in the owner's configuration.
 */
export type AllowedTargets = "public" | "ownMachine" | "anywhere";

/** IPv4 addresses that no server on the internet has (IANA's registry), and one that only a cloud's machines reach. */
const closedIpv4 = blocked("ipv4", [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.31.196.0/24",
	"192.52.193.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"192.175.48.0/24",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/4",
	"240.0.0.0/4",
	// Azure's own service, which answers the machines inside.
	"168.63.129.16/32",
]);

/** The IPv6 addresses that servers on the internet have. All others are refused, including IPv4 addresses inside IPv6 ones. */
const openIpv6 = blocked("ipv6", ["2000::/3"]);
const closedIpv6 = blocked("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"]);

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

function blocked(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", bits] = network.split("/");
		list.addSubnet(address, Number(bits), family);
	}
	return list;
}

/** True if an address belongs to a server on the internet. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !closedIpv4.check(address, "ipv4");
	// An address with a zone is a neighbor's.
	if (!isIPv6(address) || address.includes("%")) return false;
	return openIpv6.check(address, "ipv6") && !closedIpv6.check(address, "ipv6");
}

/** True if a call with these targets may connect to an address. */
export function mayConnect(targets: AllowedTargets, address: string): boolean {
	if (targets === "anywhere" || isPublicAddress(address)) return true;
	if (targets === "public") return false;
	return isIPv4(address)
		? loopback.check(address, "ipv4")
		: isIPv6(address) && !address.includes(".") && loopback.check(address, "ipv6");
}
