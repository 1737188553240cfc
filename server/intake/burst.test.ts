import { afterEach, expect, test, vi } from "vitest";
import { createBurst } from "./burst.server.ts";

afterEach(() => {
	vi.useRealTimers();
});

function setUp() {
	vi.useFakeTimers();
	const burst = createBurst(() => Date.now());
	const arrive = (leads: number) => Array.from({ length: leads }, burst.note);
	async function waited(maxMs = 5000) {
		const began = Date.now();
		const over = burst.over(maxMs).then(() => Date.now() - began);
		await vi.advanceTimersByTimeAsync(10_000);
		return over;
	}
	return { arrive, waited };
}

test("a few leads delay no other work", async () => {
	const { arrive, waited } = setUp();
	arrive(5);
	expect(await waited()).toBe(0);
});

test("in a burst other work waits until it is over", async () => {
	const { arrive, waited } = setUp();
	arrive(100);
	const ms = await waited();
	expect(ms).toBeGreaterThanOrEqual(250);
	expect(ms).toBeLessThan(1000);
});

test("a burst without end delays other work only so long", async () => {
	const { arrive, waited } = setUp();
	arrive(100);
	const busy = setInterval(() => arrive(100), 50);
	expect(await waited(3000)).toBe(3000);
	clearInterval(busy);
});
