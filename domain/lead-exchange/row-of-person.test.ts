import { expect, test } from "vitest";
import { isRowOf } from "./row-of-person.ts";

const lee = { email: "lee@example.com", numbers: new Set(["+12395550133"]) };

test.each([
	[["Lee", "LEE@Example.com ", ""], true],
	[["Lee", "work@example.com", "lee@example.com"], true],
	[["Ashlee", "ashlee@example.com"], false],
	[["Ashlee", "ashlee@example.com", "(239) 555-0133"], false],
	[["Bob", "bob@example.com", "His wife is lee@example.com"], false],
	[["Lee", "Lee <lee@example.com>"], true],
	[["Ash", "ash.lee@example.com, home"], false],
	[["Lee", "'+1 239.555.0133"], true],
	[["Lee", "239-555-0134"], false],
	[["", ""], false],
])("the row %j is Lee’s: %s", (cells, isTheirs) => {
	expect(isRowOf(lee, cells)).toBe(isTheirs);
});

test("a file that was made safe for spreadsheets names the same people", () => {
	expect(isRowOf({ email: "+lee@example.com", numbers: new Set() }, ["Lee", "'+lee@example.com"])).toBe(true);
});
