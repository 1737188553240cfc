import { expect, test } from "vitest";
import { barChart } from "./bar-chart.ts";
import { lineChart } from "./line-chart.ts";
import { shades } from "./shades.ts";

const size = { width: 200, height: 120, left: 40, right: 10, top: 10, bottom: 20 };

test("lines start on the left edge at zero and end on the right one", () => {
	const chart = lineChart([{ id: "plan", points: [0, 1, 2].map((x) => ({ x, y: x * 50 })) }], size);
	expect(chart.lines[0]).toEqual({ id: "plan", path: "M40,100L115,55L190,10", end: { x: 190, y: 10 } });
	expect(chart.baseline).toBe(100);
	expect(chart.yTicks.at(0)).toEqual({ value: 0, at: 100 });
	expect(chart.xTicks.at(-1)).toEqual({ value: 2, at: 190 });
});

test("the shaded area lies between its two lines", () => {
	const low = { id: "low", points: [0, 1].map((x) => ({ x, y: x * 50 })) };
	const high = { id: "high", points: [0, 1].map((x) => ({ x, y: x * 100 })) };
	expect(lineChart([low, high], size, { between: ["low", "high"] }).band).toBe("M40,100L190,10L190,55L40,100Z");
	expect(lineChart([low, high], size).band).toBeNull();
});

test("empty data draws nothing and throws nothing", () => {
	const chart = lineChart([{ id: "plan", points: [] }], size);
	expect(chart.lines[0]?.path).toBe("");
	expect(chart.yTicks.every(({ at }) => Number.isFinite(at))).toBe(true);
});

test("bars of a group stand side by side on the baseline, in the given order", () => {
	const chart = barChart([{ label: "31–45", values: { smoker: 80, nonSmoker: 50 } }], ["nonSmoker", "smoker"], size);
	const [first, second] = chart.groups[0]?.bars ?? [];
	expect([first?.id, second?.id]).toEqual(["nonSmoker", "smoker"]);
	expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
	expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo(chart.baseline);
	expect(second?.height).toBeGreaterThan(first?.height ?? 0);
});

test("shades run from the lowest value to the highest", () => {
	const { shadeOf, ranges } = shades([6800, 8000, 9600], 4);
	expect([6800, 7499, 7500, 9600].map(shadeOf)).toEqual([0, 0, 1, 3]);
	expect(ranges[0]).toEqual([6800, 7500]);
});
