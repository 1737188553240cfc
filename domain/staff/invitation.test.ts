import { expect, test } from "vitest";
import { checkInvitation } from "./invitation.ts";

const ana = { email: " Ana@Example.com ", name: " Ana Pérez ", role: "agent", language: "es" };

test("an invitation is read with its address in one spelling", () => {
	expect(checkInvitation({ ...ana, password: "x" })).toEqual({
		ok: true,
		invitation: { email: "ana@example.com", name: "Ana Pérez", role: "agent", language: "es" },
	});
});

test.each([
	[{ ...ana, email: "ana" }, { email: "email_invalid" }],
	[{ ...ana, name: "  " }, { name: "name_required" }],
	[{ ...ana, name: "Ana\nBcc: x" }, { name: "name_text" }],
	[{ ...ana, name: "a".repeat(101) }, { name: "name_text" }],
	[{ ...ana, role: "owner" }, { role: "choice_missing" }],
	[{ ...ana, language: "fr" }, { language: "choice_missing" }],
	[{}, { email: "email_invalid", name: "name_required", role: "choice_missing", language: "choice_missing" }],
])("%j is refused at its fields", (input, errors) => {
	expect(checkInvitation(input)).toEqual({ ok: false, errors });
});
