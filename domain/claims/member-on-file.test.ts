import { expect, test } from "vitest";
import { keepsStaff, type MemberOnFile, staffVersion } from "./member-on-file.ts";

const florida = { state: "FL", number: "W1" };
const ohio = { state: "OH", number: "7" };
const elena: MemberOnFile = { languages: ["es", "en"], licenses: [florida, ohio], isAway: false };

test("the version depends on what is read, not on the order of records and licenses", () => {
	const one = staffVersion({ elena, marcus: { ...elena, languages: ["en"] } });
	const other = staffVersion({
		marcus: { ...elena, languages: ["en"] },
		elena: { ...elena, licenses: [ohio, florida] },
	});
	expect(one).toBe(other);
	expect(staffVersion({ elena: { ...elena, languages: ["en", "es"] } })).not.toBe(staffVersion({ elena }));
	expect(staffVersion()).toBe(staffVersion({}));
});

test.each<[string, MemberOnFile, boolean]>([
	["the same", elena, true],
	["one license more", { ...elena, licenses: [florida, ohio, { state: "GA", number: "9" }] }, true],
	["one license less", { ...elena, licenses: [florida] }, false],
	["another number", { ...elena, licenses: [{ state: "FL", number: "W2" }, ohio] }, false],
	["one language less", { ...elena, languages: ["es"] }, false],
	["away", { ...elena, isAway: true }, false],
])("a page may wait in its old form with %s: %s", (_, after, mayWait) => {
	expect(keepsStaff({ elena }, { elena: after })).toBe(mayWait);
});

test("somebody new or gone on file withdraws what the page said before", () => {
	expect([keepsStaff({}, { elena }), keepsStaff({ elena }, {}), keepsStaff()]).toEqual([false, false, true]);
});
