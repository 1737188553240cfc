import { isIPv4 } from "node:net";
import { expect, test } from "vitest";
import { isPublicAddress, mayConnect } from "./reachable-address.server.ts";

test.each([
	["this network", "0.0.0.0", "0.1.2.3", "::"],
	["a private network", "10.0.0.7", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"],
	["this machine", "127.0.0.1", "127.255.255.254", "::1"],
	["a neighbor", "169.254.1.1", "fe80::1", "fe80::1%eth0", "fec0::1"],
	["a cloud's own service", "169.254.169.254", "fd00:ec2::254", "100.100.100.200", "168.63.129.16", "192.0.0.192"],
	["a provider's customers", "100.64.0.1", "100.127.255.255"],
	["many at the same time", "224.0.0.1", "239.1.1.1", "255.255.255.255", "ff02::1"],
	["documentation", "192.0.2.1", "198.51.100.9", "203.0.113.9", "2001:db8::1", "3fff::1"],
	["tests of networks", "198.18.0.1", "198.19.255.255", "2001:2::1"],
	["what nobody has yet", "240.0.0.1", "4000::1", "5f00::1", "100::1"],
	["IPv4 inside of IPv6", "::ffff:10.0.0.1", "::ffff:7f00:1", "::ffff:93.184.216.34", "::10.0.0.1"],
	["IPv4 that is translated", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::", "2001:0:a00:1::1"],
	["no address", "", "hooks.example", "10.0.0", "1.2.3.4.5", "0x7f.1"],
])("refused: %s", (_name, ...addresses) => {
	for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test("servers on the internet may be called", () => {
	const servers = ["93.184.216.34", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"];
	for (const address of servers) expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test("an address next to a closed network is open, and its edges are closed", () => {
	for (let first = 0; first < 256; first++) {
		for (const rest of ["0.0.0", "64.0.1", "255.255.255"]) {
			const address = `${first}.${rest}`;
			expect(isIPv4(address)).toBe(true);
			const isClosed =
				first === 0 ||
				first === 10 ||
				first === 127 ||
				first >= 224 ||
				(first === 100 && rest === "64.0.1") ||
				// 192.0.0.0/24
				address === "192.0.0.0";
			expect([address, isPublicAddress(address)]).toEqual([address, !isClosed]);
		}
	}
});

test("only outside production may a call stay on this machine, and only the configuration reaches private networks", () => {
	const reached = (["public", "ownMachine", "anywhere"] as const).map((targets) =>
		["8.8.8.8", "127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.7"].filter((address) => mayConnect(targets, address)),
	);
	expect(reached).toEqual([
		["8.8.8.8"],
		["8.8.8.8", "127.0.0.1", "::1"],
		["8.8.8.8", "127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.7"],
	]);
});
