import { expect, test } from "vitest";
import { addressWithoutQuery } from "./address-without-query.ts";

test.each([
	["https://sunfield.example/en/privacy?request=abc.def", "https://sunfield.example/en/privacy"],
	["https://sunfield.example/ht/unsubscribe?t=abc#top", "https://sunfield.example/ht/unsubscribe"],
	[
		"https://a.example/en?age=37&utm_source=radio&t=abc&utm_medium=ad",
		"https://a.example/en?utm_source=radio&utm_medium=ad",
	],
	["https://a.example/en#t=abc?utm_source=radio", "https://a.example/en"],
	["https://a.example/en?x=1?utm_source=radio", "https://a.example/en"],
	["/en", "/en"],
	["no address?t=abc", "no address"],
	["", ""],
])("%s becomes %s", (address, expected) => {
	expect(addressWithoutQuery(address)).toBe(expected);
	expect(addressWithoutQuery(expected)).toBe(expected);
});
