import { expect, test } from "vitest";
import { roundVital } from "./web-vitals.ts";

test("a value is rounded to a meaningful precision", () => {
	expect(roundVital("LCP", 812.5678)).toBe(812.6);
	expect(roundVital("CLS", 0.012345)).toBe(0.0123);
});
