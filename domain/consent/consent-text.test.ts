import { expect, test } from "vitest";
import { consentText } from "./consent-text.ts";

test("contains the texts in the order shown", () => {
	expect(consentText(["By sending this form …", "I also agree …"])).toBe("By sending this form …\n\nI also agree …");
});

test("an accent typed in two ways gives one text, so that browser and server agree", () => {
	expect(consentText(["kreyo\u0300l", "so\u0300"])).toBe(consentText(["kreyòl ", " sò"]));
});
