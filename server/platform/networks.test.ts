import { expect, test } from "vitest";
import { createLimiter } from "./limiter.server.ts";
import { addressUses, networksOf, siteUses } from "./networks.server.ts";

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

test("a few networks that flood leave the rest of the site's limit to all others", () => {
	const limiter = createLimiter(Buffer.from("key"), () => new Date(0));
	const perAddress = { name: "form/address", max: 5, maxPerNetwork: 9, windowMinutes: 60 };
	const ofSite = { name: "form/site", max: 6, maxOfFirst: 4, windowMinutes: 60 };
	const ask = (address: string) => !limiter.takeAll(siteUses(limiter, perAddress, ofSite, address));
	const flood = ["192.0.2.1", "198.51.100.1"].flatMap((address) => Array.from({ length: 5 }, () => ask(address)));
	expect(flood.filter(Boolean)).toHaveLength(2 + 6);
	expect([ask("203.0.113.1"), ask("203.0.113.1")], "once, while the flood lasts").toEqual([true, false]);
	expect(ask("198.51.100.9"), "a neighbor of one that floods").toBe(false);
	expect([ask("10.0.0.1"), ask("10.1.0.1")], "the reserve has an end, too").toEqual([true, false]);
});
