import { expect, test } from "vitest";
import { maxReplyLength, readReplyDraft } from "./reply-draft.ts";
import { templatesFor } from "./reply-templates.ts";

const form = {
	template: "answer",
	locale: "ht",
	subject: "Kesyon ou a",
	text: "Bonjou Marie,\r\n\r\nWi.",
	confirm: "on",
};

test("an email is read with its lines and without marks that turn text around", () => {
	const { draft, errors } = readReplyDraft({ ...form, text: `\u202e${form.text}  ` }, "en");
	expect(errors).toEqual({});
	expect(draft).toEqual({
		template: "answer",
		locale: "ht",
		subject: "Kesyon ou a",
		text: "Bonjou Marie,\n\nWi.",
		isConfirmed: true,
	});
});

test("without a template and a language, it is the writer's own in the lead's", () => {
	const { draft } = readReplyDraft({ ...form, template: "offer", locale: "fr" }, "pt");
	expect(draft).toMatchObject({ template: null, locale: "pt" });
});

test.each([
	["no text", { text: " \n " }, { text: "required" }],
	["no subject", { subject: undefined }, { subject: "required" }],
	["a text that is too long", { text: "a".repeat(maxReplyLength + 1) }, { text: "too_long" }],
	["a subject of two lines", { subject: "One\r\nBcc: all@example.com" }, { subject: "not_text" }],
	["half a character", { text: "Bonjou \ud83d" }, { text: "not_text" }],
	["a control character", { text: "Bonjou \u0000" }, { text: "not_text" }],
	["markup", { text: "<b>Bonjou</b>" }, { text: "html" }],
	["something that is not filled in", { text: "Bonjou [[first name]]" }, { text: "blank" }],
	["a subject that is not filled in", { subject: "[[product]]" }, { subject: "blank" }],
])("%s is refused beside its field", (_name, changes, errors) => {
	expect(readReplyDraft({ ...form, ...changes }, "ht").errors).toEqual(errors);
});

test("less than, more than and arrows are no markup", () => {
	expect(readReplyDraft({ ...form, text: "40 < 50 > 30, 1 <- 2" }, "ht").errors).toEqual({});
});

test("whoever may not buy, or looks for work, is offered no template that sells; nobody else reads that we refuse", () => {
	expect(templatesFor({ isApplicant: false, mayBuy: false })).toEqual(["notOffered"]);
	expect(templatesFor({ isApplicant: true, mayBuy: true })).toEqual(["application"]);
	const all = templatesFor({ isApplicant: false, mayBuy: true });
	expect(all).toContain("appointment");
	for (const other of ["application", "notOffered"]) expect(all).not.toContain(other);
});
