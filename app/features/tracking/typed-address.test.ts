import { expect, test } from "vitest";
import { resumePath } from "#domain/funnels/resume-link.ts";
import { holdsAnswers } from "./typed-address.ts";

test.each([
	["", false],
	["?utm_source=radio&gclid=abc", false],
	["?service=iul&state=FL", false],
	["?service=iul&state=FL&age=37", true],
	["?q=diabetes", true],
	["?tobacco=yes&at=state", true],
])("an address with %j", (search, expected) => {
	expect(holdsAnswers({ search, hash: "" })).toBe(expected);
});

test("an emailed link that opens a funnel holds answers", () => {
	const { hash } = new URL(resumePath("en", "term-life-quote", { currentAge: "38" }) ?? "", "https://site.example");
	expect(holdsAnswers({ search: "", hash })).toBe(true);
	expect(holdsAnswers({ search: "", hash: "#contact" })).toBe(false);
});
