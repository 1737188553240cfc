import { expect, test } from "vitest";
import { phoneText } from "./phone-text.ts";

test.each(["3055550123", "305-555-0123", "+1 305.555.0123", "1 (305) 555-0123", "(305) 555–0123"])("%s", (typed) => {
	expect(phoneText(typed)).toBe("(305) 555-0123");
});

test.each([
	"305-555-0123 ext. 4",
	"+509 3412 3456",
	"305-555-0123 or 941-555-0133",
	"305-555-0123, 941-555-0133",
	"12",
])("%s stays as it was typed", (typed) => {
	expect(phoneText(typed)).toBe(typed);
});
