import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import type { MailFacts } from "../agency/settable-facts.ts";
import { fieldsOfMail, readMailForm } from "./mail-form.ts";

const facts: MailFacts = { mailFrom: "no-reply@agency.example", leadInbox: "leads@agency.example", dkimSelector: "s1" };
const read = (changes: Record<string, unknown>) => readMailForm({ ...fieldsOfMail(facts), ...changes });

test("what is saved is what the form shows", () => {
	expect(read({})).toEqual({ ok: true, facts });
	expect(read({ dkimSelector: "" })).toEqual({ ok: true, facts: { ...facts, dkimSelector: "" } });
});

test.each([
	[{ mailFrom: " No-Reply@Agency.EXAMPLE " }, { mailFrom: "No-Reply@agency.example" }],
	[{ leadInbox: "someone@gmail.com" }, { leadInbox: "someone@gmail.com" }],
	[{ mailFrom: "hello@gmail.com.agency.example" }, { mailFrom: "hello@gmail.com.agency.example" }],
	[{ dkimSelector: "K2.Old" }, { dkimSelector: "k2.old" }],
	[{ dkimSelector: "20260101pm" }, { dkimSelector: "20260101pm" }],
])("%j is taken as %j", (typed, taken) => {
	expect(read(typed)).toEqual({ ok: true, facts: { ...facts, ...taken } });
});

test.each([
	"",
	"agency.example",
	"no-reply@",
	"no-reply@agency",
	"a@b@agency.example",
	"javascript:alert(1)",
	"<a@b.example>",
	"a@agency.example\nBcc: b@example.com",
	"a@agency.example\r\nX: y",
	"a@agency.example, b@agency.example",
	"Agency <a@agency.example>",
	"a@agency\u0000.example",
	"a@аgency.example",
	`${"x".repeat(250)}@agency.example`,
])("%j is no address, neither of the sender nor of the inbox", (typed) => {
	expect(read({ mailFrom: typed, leadInbox: typed })).toEqual({
		ok: false,
		errors: { mailFrom: "email_invalid", leadInbox: "email_invalid" },
	});
});

test.each(["gmail.com", "GoogleMail.com", "yahoo.com", "yahoo.com.br", "ymail.com", "hotmail.es", "outlook.com"])(
	"a mailbox at %s can’t be the sender",
	(host) => {
		expect(read({ mailFrom: `agency@${host}` })).toEqual({ ok: false, errors: { mailFrom: "sender_public" } });
	},
);

test.each([".", "a.", ".a", "a..b", "-a", "a-", "a b", "a\nb", "<b>", "*", "é", "x".repeat(64), "a.".repeat(60)])(
	"%j is no selector",
	(typed) => {
		expect(read({ dkimSelector: typed })).toEqual({ ok: false, errors: { dkimSelector: "selector_invalid" } });
	},
);

test("whatever is typed, what is saved has no line break or other sign that a header or a name of DNS can’t have", () => {
	const typed = fc.oneof(fc.emailAddress(), fc.string({ unit: "grapheme" }));
	fc.assert(
		fc.property(typed, typed, fc.string(), (mailFrom, leadInbox, dkimSelector) => {
			const result = readMailForm({ mailFrom, leadInbox, dkimSelector });
			if (!result.ok) return;
			for (const email of [result.facts.mailFrom, result.facts.leadInbox]) {
				expect(email).toMatch(/^[\w+.-]+@[a-z\d.-]+$/);
			}
			expect(result.facts.dkimSelector).toMatch(/^[a-z\d._-]*$/);
			expect(readMailForm(fieldsOfMail(result.facts))).toEqual(result);
		}),
	);
});
