import { expect, test } from "vitest";
import { countFocusEvents } from "./focus-events.ts";

test("the 51st focus event of a minute is too many, and is told once", () => {
	const isTooMany = countFocusEvents();
	const told = Array.from({ length: 80 }, (_, index) => isTooMany(index * 500));
	expect(told.flatMap((tooMany, index) => (tooMany ? [index + 1] : []))).toEqual([51]);
});

test("each minute counts anew", () => {
	const isTooMany = countFocusEvents();
	for (let minute = 0; minute < 5; minute += 1) {
		for (let event = 0; event < 50; event += 1) expect(isTooMany(minute * 60_000 + event)).toBe(false);
	}
});
