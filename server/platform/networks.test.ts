import { expect, test } from "vitest";
import { addressUses, networksOf } from "./networks.server.ts";

test.each([
	["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
	["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
	["::FFFF:cb00:7107", "203.0.113.7", "203.0.113.0/24"],
	["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7", "203.0.113.0/24"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
	["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
	["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
	["2001:db8:0:0:0:0:0:2", "2001:db8:0:0::/64", "2001:db8:0::/48"],
	["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
	["::1", "0:0:0:0::/64", "0:0:0::/48"],
])("%s belongs to %s in %s", (address, host, network) => {
	expect(networksOf(address)).toEqual({ host, network });
});

test("an address is counted by its host, and by its network with a higher limit", () => {
	const limit = { name: "lead/address", max: 3, maxPerNetwork: 9, windowMinutes: 60 };
	expect(addressUses(limit, "2001:db8:1:2::7", 4)).toEqual([
		[limit, "2001:db8:1:2::/64", 4],
		[{ name: "lead/address/network", max: 9, windowMinutes: 60 }, "2001:db8:1::/48", 4],
	]);
});
