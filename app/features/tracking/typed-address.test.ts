import { expect, test } from "vitest";
import { holdsAnswers } from "./typed-address.ts";

test.each([
	["", false],
	["?utm_source=radio&gclid=abc", false],
	["?service=iul&state=FL", false],
	["?service=iul&state=FL&age=37", true],
	["?q=diabetes", true],
	["?tobacco=yes&at=state", true],
])("an address with %j", (search, expected) => {
	expect(holdsAnswers(search)).toBe(expected);
});
