import { expect, test } from "vitest";
import { createLimiter, type Limiter } from "../platform/limiter.server.ts";
import { captchaEffort, challengeUses } from "./captcha-effort.server.ts";

function siteLimiter(): Limiter {
	return createLimiter(Buffer.from("key"), () => new Date(0));
}

function ask(limiter: Limiter, times: number, address: (asked: number) => string) {
	for (let asked = 0; asked < times; asked++)
		expect(limiter.takeAll(challengeUses(limiter, address(asked)))).toBeUndefined();
}

test.each([
	[0, 1],
	[19, 1],
	[20, 2],
	[39, 2],
	[40, 4],
	[80, 8],
	[500, 8],
])("a host that has asked %i times does %i times the work", (times, effort) => {
	const limiter = siteLimiter();
	ask(limiter, times, () => "2001:db8:1:1::1");
	expect(captchaEffort(limiter, "2001:db8:1:1::2")).toBe(effort);
	expect(captchaEffort(limiter, "198.51.100.1"), "another visitor").toBe(1);
});

test("many hosts of one network, or of the world, raise the work of all of them", () => {
	const network = siteLimiter();
	ask(network, 120, (asked) => `203.0.113.${asked}`);
	expect(captchaEffort(network, "203.0.113.250")).toBe(4);
	expect(captchaEffort(network, "198.51.100.1")).toBe(1);
	const world = siteLimiter();
	ask(world, 1200, (asked) => `${asked % 200}.${asked % 199}.1.1`);
	expect(captchaEffort(world, "198.51.100.1")).toBe(8);
});

test("a host is refused challenges only after it has asked for hundreds", () => {
	const limiter = siteLimiter();
	ask(limiter, 600, () => "203.0.113.1");
	expect(limiter.takeAll(challengeUses(limiter, "203.0.113.1"))).toMatchObject({ name: "captcha/address" });
	expect(limiter.takeAll(challengeUses(limiter, "203.0.113.2"))).toBeUndefined();
});

test("an admin makes the usual work lighter or heavier, but nobody waits longer than in a flood", () => {
	const limiter = siteLimiter();
	const efforts = () =>
		(["lenient", "usual", "strict"] as const).map((level) => captchaEffort(limiter, "1.2.3.4", level));
	expect(efforts()).toEqual([0.5, 1, 4]);
	ask(limiter, 40, () => "1.2.3.4");
	expect(efforts()).toEqual([2, 4, 8]);
});
