import { afterEach, expect, test, vi } from "vitest";
import { inBackground, isInBackground } from "./patience.server.ts";
import { Turns } from "./turns.server.ts";

afterEach(() => void vi.useRealTimers());

const statement = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A page: one statement after another. */
async function page(turns: Turns, log: string[], statements: number) {
	for (let number = 0; number < statements; number++) {
		await turns.whenFree(statement);
		log.push("page");
	}
}

/** Transactions, each of which keeps the session. */
function transactions(turns: Turns, log: string[], count: number) {
	const one = () =>
		turns.whenFree(async () => {
			const hold = turns.hold(1000);
			await statement();
			log.push("background");
			hold.end(new Error("over"));
		});
	return inBackground(() => Promise.all(Array.from({ length: count }, one)));
}

test("work in the background waits until a page has all its answers", async () => {
	const turns = new Turns(() => true, 15_000);
	const log: string[] = [];
	await Promise.all([transactions(turns, log, 3), page(turns, log, 5)]);
	// The first one held the session when the page came.
	expect(log).toEqual(["background", ...Array(5).fill("page"), "background", "background"]);
});

test("work in the background gets a turn each second, however many pages ask", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const turns = new Turns(() => true, 15_000);
	const log: string[] = [];
	const asking = page(turns, log, 40);
	const working = transactions(turns, log, 2);
	for (let number = 0; number < 25; number++) {
		vi.advanceTimersByTime(100);
		await statement();
	}
	await Promise.all([asking, working]);
	expect(log.slice(0, -1).filter((who) => who === "background")).toHaveLength(2);
});

test("after a long turn of the background, those who waited meanwhile come first", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const turns = new Turns(() => true, 15_000);
	const log: string[] = [];
	const working = transactions(turns, log, 2);
	const asking = page(turns, log, 3);
	vi.advanceTimersByTime(5000);
	await Promise.all([working, asking]);
	expect(log).toEqual(["background", "page", "page", "page", "background"]);
});

test("what waited runs in its own context, not in that of whoever went before", async () => {
	const turns = new Turns(() => true, 15_000);
	const seen: boolean[] = [];
	const working = transactions(turns, [], 1);
	const asking = turns.whenFree(async () => {
		seen.push(isInBackground());
	});
	await Promise.all([working, asking]);
	expect(seen).toEqual([false]);
});

test("whoever is first in the background is first among its own", async () => {
	const turns = new Turns(() => true, 15_000);
	const log: number[] = [];
	await inBackground(() =>
		Promise.all(
			[1, 2, 3].map((number) =>
				turns.whenFree(async () => {
					log.push(number);
				}),
			),
		),
	);
	expect(log).toEqual([1, 2, 3]);
});
