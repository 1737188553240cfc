import { expect, test } from "vitest";
import { timeDistance } from "./time-distance.ts";

const now = new Date("2026-11-23T15:00:00Z");

test.each([
	["2026-11-23T15:00:00Z", "ahead", 0, "minutes"],
	["2026-11-23T14:59:31Z", "ago", 0, "minutes"],
	["2026-11-23T15:59:59Z", "ahead", 59, "minutes"],
	["2026-11-23T16:00:00Z", "ahead", 1, "hours"],
	["2026-11-23T12:01:00Z", "ago", 2, "hours"],
	["2026-11-25T14:59:00Z", "ahead", 47, "hours"],
	["2026-11-25T15:00:00Z", "ahead", 2, "days"],
	["2026-11-13T15:00:00Z", "ago", 10, "days"],
])("from 10:00 on, %s is %s by %i %s", (at, direction, count, unit) => {
	expect(timeDistance(new Date(at), now)).toEqual({ direction, count, unit });
});
