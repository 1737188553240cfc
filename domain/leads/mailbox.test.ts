import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
	["Marie@Example.com ", "marie@example.com"],
	["marie+1@example.com", "marie@example.com"],
	["marie+1+2@example.com", "marie@example.com"],
	["marie.joseph@example.com", "marie.joseph@example.com"],
	["m.a.r.i.e+x@gmail.com", "marie@gmail.com"],
	["marie@googlemail.com", "marie@gmail.com"],
	["+marie@example.com", "+marie@example.com"],
])("%s reaches the mailbox %s", (address, mailbox) => {
	expect(mailboxOf(address)).toBe(mailbox);
});
