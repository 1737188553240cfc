import { expect, test } from "vitest";
import { keptPercent } from "./kept-promises.ts";

test.each([
	["none was due", 0, 0, 0, 0, null],
	["all were kept", 7, 0, 0, 0, 100],
	["none was kept", 0, 1, 2, 0, 0],
	["one of many was late", 999, 1, 0, 0, 99],
	["two of three were kept", 2, 0, 1, 0, 66],
	["a status set by hand keeps none", 1, 0, 0, 1, 50],
])("%s", (_name, kept, late, missed, byHand, percent) => {
	expect(keptPercent({ kept, late, missed, byHand })).toBe(percent);
});
