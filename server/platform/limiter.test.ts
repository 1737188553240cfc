import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createLimiter, type Limiter } from "./limiter.server.ts";
import { addressUses } from "./networks.server.ts";

const limit = { name: "test", max: 2, windowMinutes: 10 };
const other = { name: "test/other", max: 1, windowMinutes: 10 };
let now: Date;
let limiter: Limiter;
beforeEach(() => {
	now = new Date("2026-11-23T15:09:59Z");
	limiter = createLimiter(randomBytes(32), () => now);
});

test("takes as many uses as the limit allows, for each subject, in each window", () => {
	const take = (subject: string) => limiter.take(limit, subject);
	expect([take("a"), take("a"), take("a"), take("b")]).toEqual([true, true, false, true]);
	now = new Date("2026-11-23T15:10:00Z");
	expect([take("a"), take("a"), take("a")]).toEqual([true, true, false]);
});

test("counts all uses or none, and names the limit that refused", () => {
	limiter.take(other, "session");
	const both = [
		[limit, "address"],
		[other, "session"],
	] as const;
	expect(limiter.takeAll(both)).toBe(other);
	expect(limiter.used(limit, "address"), "a refused use is not counted").toBe(0);
	expect(limiter.takeAll([[limit, "address", 3]])).toBe(limit);
	expect(limiter.takeAll([[limit, "address", 2]])).toBeUndefined();
	expect(limiter.used(limit, "address")).toBe(2);
});

test("uses that came to nothing are given back, unless their window has ended", () => {
	limiter.take(limit, "a");
	limiter.giveBack([[limit, "a"]]);
	expect(limiter.used(limit, "a")).toBe(0);
	limiter.take(limit, "a");
	now = new Date("2026-11-23T15:10:00Z");
	limiter.giveBack([[limit, "a"]]);
	expect(limiter.used(limit, "a")).toBe(0);
});

test("addresses of one /64 count together, and a /48 is limited too", () => {
	const ofAddress = { name: "address", max: 2, maxPerNetwork: 3, windowMinutes: 10 };
	const isTaken = (address: string) => !limiter.takeAll(addressUses(ofAddress, address));
	expect(["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1::3"].map(isTaken)).toEqual([true, true, false]);
	expect(["2001:db8:1:2::1", "2001:db8:1:3::1"].map(isTaken)).toEqual([true, false]);
	expect(isTaken("2001:db8:2:1::1")).toBe(true);
});

test("beyond its memory, it forgets the key whose window began first", () => {
	limiter.take(limit, "first");
	limiter.take(limit, "second");
	limiter.take(other, "first");
	for (let key = 0; key < 19_999; key++) limiter.take(limit, `key ${key}`);
	expect([limiter.used(limit, "first"), limiter.used(limit, "second")]).toEqual([0, 1]);
	expect(limiter.used(other, "first"), "each limit has its own memory").toBe(1);
});

test("what other processes learn names nobody", () => {
	const counts = limiter.startSharing();
	limiter.take(limit, "203.0.113.7");
	const [shared] = counts.takeUnshared(10);
	expect(shared).toEqual({
		key: expect.stringMatching(/^test\/[\w-]{22}$/),
		windowStart: "2026-11-23T15:00:00.000Z",
		count: 1,
	});
	const elsewhere = createLimiter(randomBytes(32), () => now);
	const otherCounts = elsewhere.startSharing();
	elsewhere.take(limit, "203.0.113.7");
	expect(otherCounts.takeUnshared(10)[0]?.key, "the hash needs the secret").not.toBe(shared?.key);
});

test("a refused use is not shared", () => {
	const counts = limiter.startSharing();
	limiter.take(other, "a");
	counts.takeUnshared(10);
	expect(limiter.take(other, "a")).toBe(false);
	expect(counts.takeUnshared(10)).toEqual([]);
});
