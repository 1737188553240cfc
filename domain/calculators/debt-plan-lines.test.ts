import { expect, test } from "vitest";
import { planLine, yearlyBalances } from "./debt-plan-lines.ts";
import { planDebts } from "./debt-planner.ts";

const owed = { number: 1, balanceCents: 1500_00, ratePercent: 0, minimumCents: 100_00 };
const short = planDebts([owed], 0, "avalanche");
const shorter = planDebts([owed], 100_00, "avalanche");
const long = planDebts([{ ...owed, balanceCents: 100_000_00 }], 0, "avalanche");

test("a line goes from the balance to 0", () => {
	const { points } = planLine("short", short);
	expect(points).toHaveLength(16);
	expect([points[0], points.at(-1)]).toEqual([
		{ x: 0, y: 1500 },
		{ x: 1.25, y: 0 },
	]);
});

test("a long line has fewer points and at most thirty years", () => {
	const { points } = planLine("long", long);
	expect(points.length).toBeLessThanOrEqual(122);
	expect(points.at(-1)).toEqual({ x: 30, y: 64_000 });
});

test("there is a row per year until the last debt is paid off", () => {
	expect(yearlyBalances([short, shorter])).toEqual([
		{ year: 0, cents: [1500_00, 1500_00] },
		{ year: 1, cents: [300_00, 0] },
		{ year: 2, cents: [0, 0] },
	]);
	expect(yearlyBalances([long])).toHaveLength(31);
});
