import { expect, test } from "vitest";
import { guideContent } from "#content/library.server.ts";
import { plainText } from "#content/plain-text.ts";
import { locales } from "#domain/locale/locales.ts";
import { pdfTags } from "#tests/support/pdf-tags.ts";
import { sampleVariants } from "#tests/support/sample.ts";
import { renderCertificate, renderGuide, renderReport } from "./render-pdf.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const oneLine = (text: string) => plainText(text).replace(/\s+/g, " ");

test.each(sampleVariants(["guide"], locales))("a screen reader reads a %s in %s", async (_, locale) => {
	const guide = guideContent(locale, "term-life");
	const tags = await pdfTags(await renderGuide(locale, "term-life", { state: null, now }));
	expect(tags).toMatchObject({ isMarked: true, language: locale, title: oneLine(guide.title) });

	const texts = (...roles: string[]) => tags.parts.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
	expect(texts("H1")).toEqual([oneLine(guide.title)]);
	const headings = [...guide.chapters, guide.checklist, guide.questions, guide.disclosures];
	const found = texts("H2").filter((text) => headings.some(({ title }) => text.endsWith(oneLine(title))));
	expect(found.map((text) => text.replace(/^\d /, ""))).toEqual(headings.map(({ title }) => oneLine(title)));
	for (const item of guide.checklist.items) expect(texts("LBody")).toContain(oneLine(item));
	for (const paragraph of guide.intro) expect(texts("P")).toContain(oneLine(paragraph));

	const [table] = tags.parts.filter(({ role }) => role === "Table");
	const [head, ...rows] = table?.children ?? [];
	expect(head?.children.every(({ role }) => role === "TH")).toBe(true);
	expect(rows.length).toBeGreaterThan(2);
	for (const { children } of rows) expect(children.map(({ role }) => role)).toEqual(["TH", "TD", "TD"]);
	expect(texts("Figure").every((alt) => alt !== "")).toBe(true);
	expect(texts("Link").length).toBeGreaterThan(2);
	// What every page repeats is read once; of the page numbers, nothing.
	const page = /\b7\b[^·]*\b7\b/;
	expect(texts("P").filter((text) => page.test(text) && text.length < 30)).toEqual([]);
	expect(tags.untagged).toMatch(page);
	expect(texts("P").filter((text) => text.includes("1500 Sample Street"))).toHaveLength(1);
});

test("a link with a box of its own is read with its words", async () => {
	const inputs = { service: "whole_life", state: "FL", age: 40, coverageAmount: 100_000, smoker: false } as const;
	const booking = { label: "Book an appointment", href: "https://booking.example/talk" };
	const { parts } = await pdfTags(await renderReport({ locale: "en", name: null, inputs, booking, now }));
	const button = parts.find(({ role, text }) => role === "P" && text === booking.label);
	expect(button?.children.map(({ role }) => role)).toEqual(["Link"]);
});

test("names and values of a certificate are read in one breath, and quotes as quotes", async () => {
	const quote = "I agree to be called.";
	const facts = [{ name: "Given on", value: "November 23, 2026" }];
	const sections = [{ title: "Consent", quote, facts }];
	const certificate = {
		locale: "en",
		title: "Certificate",
		subtitle: "Of a lead",
		intro: "Proof.",
		sections,
		date: now,
	};
	const { parts } = await pdfTags(await renderCertificate({ ...certificate, locale: "en" }));
	expect(parts).toContainEqual(expect.objectContaining({ role: "P", text: "Given on November 23, 2026" }));
	expect(parts).toContainEqual(expect.objectContaining({ role: "BlockQuote", text: quote }));
});
