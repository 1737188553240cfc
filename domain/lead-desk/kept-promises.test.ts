import { expect, test } from "vitest";
import { keptPercent } from "./kept-promises.ts";

test.each([
	["none was due", 0, 0, 0, null],
	["all were kept", 7, 0, 0, 100],
	["none was kept", 0, 1, 2, 0],
	["one of many was late", 999, 1, 0, 99],
	["two of three were kept", 2, 0, 1, 66],
])("%s", (_name, kept, late, missed, percent) => {
	expect(keptPercent({ kept, late, missed })).toBe(percent);
});
