import { expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { replyTemplates } from "#domain/lead-desk/reply-templates.ts";
import { locales } from "#domain/locale/locales.ts";
import { findRegulatedWords } from "#domain/vocabulary/regulated-words.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { offeredTemplates, renderReply, shownSlots } from "./render-reply.server.ts";

const lead = {
	id: "6d1c9a52-7a1e-4c0e-9a52-0c2d6b7f1a11",
	kind: "quote",
	firstName: "Marie",
	lastName: "Joseph",
	details: {},
	product: "final-expense",
	state: "FL",
	phone: "305-555-0123",
	notOffered: false,
	locale: "ht",
} as DeskLead;
const writer = { ownName: "Ana Ruiz", locale: "en" } as const;
const forWriter = /\[\[(?:your answer|first detail|second detail|list of documents|what you agreed on)\]\]/g;

test.each(replyTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
	"%s in %s is filled in, but for what only the writer knows",
	(template, locale) => {
		const { subject, text } = renderReply(template, locale, lead, writer);
		expect(`${subject}\n${text.replace(forWriter, "")}`).not.toMatch(/[{}<>[\]]|undefined|leadReplies/);
		expect(text).toContain("Marie");
		expect(text).toMatch(/Ana Ruiz\nSunfield Financial\n\(941\) 555-0142$/);
		expect(text, "no figures of premiums").not.toMatch(/\$|%/);
		expect(findRegulatedWords(locale, `${subject}\n${text}`)).toEqual([]);
	},
);

test.each([
	["en", "your quote for “Final Expense"],
	["es", "su cotización de “"],
	["pt", "a sua cotação de “"],
	["ht", "estimasyon pri ou a pou “"],
] as const)("in %s a template names the product, and does without one", (locale, words) => {
	expect(renderReply("quoteDetails", locale, lead, writer).text).toContain(words);
	expect(renderReply("quoteDetails", locale, { ...lead, product: null }, writer).text).not.toContain("“");
});

test("a name that may be a message is left out, and what is not known is a blank", () => {
	const { text } = renderReply(
		"notOffered",
		"en",
		{ ...lead, firstName: "Visit example.com now", state: null },
		writer,
	);
	expect(text).toMatch(/^Hello,/);
	expect(text).toContain("[[in which state]]");
	expect(text).toContain("[[Regulator’s list]]");
	expect(renderReply("answer", "en", lead, { ...writer, ownName: "" }).text).toMatch(/\n\nSunfield Financial\n[^\n]+$/);
});

test("where nothing may be sold, only what sells nothing is offered, without a link to book", () => {
	const samples = currentClaims();
	setClaims({ showsSamples: false, proven: {} });
	try {
		const elsewhere: DeskLead = { ...lead, state: "NY", notOffered: true };
		expect(offeredTemplates(elsewhere)).toEqual(["notOffered"]);
		expect(renderReply("notOffered", "es", elsewhere, writer).text).toContain("en Nueva York");
		const link = shownSlots(elsewhere, writer, new Date("2026-11-23T15:00:00Z")).find(
			({ label }) => label === "Booking link",
		);
		expect(link?.value).toBeNull();
	} finally {
		setClaims(samples);
	}
	expect(offeredTemplates({ ...lead, kind: "application", product: "recruiting" })).toEqual(["application"]);
});
