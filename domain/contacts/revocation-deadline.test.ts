import { expect, test } from "vitest";
import { revocationDueOn } from "./revocation-deadline.ts";

test.each([
	["on a Monday before Thanksgiving", "2026-11-23T15:00:00Z", "2026-12-08"],
	["late on a Sunday, which is Monday in UTC", "2026-11-23T04:30:00Z", "2026-12-07"],
	["on a Saturday", "2026-11-07T15:00:00Z", "2026-11-23"],
	["before Christmas and New Year's Day", "2026-12-21T15:00:00Z", "2027-01-06"],
	["in a quiet time", "2026-08-03T15:00:00Z", "2026-08-17"],
])("a request received %s is honored by the tenth business day", (_, receivedAt, dueOn) => {
	expect(revocationDueOn(new Date(receivedAt), "America/New_York")).toBe(dueOn);
});
