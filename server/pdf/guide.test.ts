import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, describe, expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { guideContent } from "#content/library.server.ts";
import { plainText } from "#content/plain-text.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { formatMonth } from "#i18n/format.ts";
import { pdfFonts, pdfText } from "#tests/support/pdf-text.ts";
import { sampleVariants } from "#tests/support/sample.ts";
import { ofThisTurn } from "#tests/support/turns.ts";
import { renderGuide } from "./render-pdf.server.ts";

const now = new Date("2026-11-23T15:00:00Z");

const rendered = new Map<string, Promise<Buffer>>();

/** A guide for readers of any state, with the sample's facts. Each is rendered once. */
function guidePdf(locale: Locale, product: ProductSlug): Promise<Buffer> {
	const key = `${locale} ${product}`;
	const pdf = rendered.get(key) ?? renderGuide(locale, product, { state: null, now });
	rendered.set(key, pdf);
	return pdf;
}

/** Collapses white space, because lines break anywhere in a PDF. */
function inOneLine(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** Most of the time goes into reading the text back. */
const variants = ofThisTurn(sampleVariants(productSlugs, locales));

for (const [service, locale] of variants) {
	test(`the guide to ${service} is complete in "${locale}"`, async () => {
		const guide = guideContent(locale, service);
		const pdf = await guidePdf(locale, service);
		expect((await pdfFonts(pdf)).sort()).toEqual(["Figtree-Light", "SourceSerif4Roman-Regular"]);
		const text = inOneLine(await pdfText(pdf));
		const headings = [guide.title, ...guide.chapters.map(({ title }) => title), guide.disclosures.title];
		for (const copy of [...headings, ...guide.checklist.items, ...guide.questions.items]) {
			expect(text).toContain(inOneLine(plainText(copy)));
		}
		expect(text).not.toContain(guide.id);
		expect(text).toContain(formatMonth(locale, "2026-11"));
		expect(text).not.toMatch(/\*\*|[{}]/);
	});
}

describe("B24: a guide is worth an address", () => {
	const samples = currentClaims();
	afterEach(() => setClaims(samples));
	const textOf = async (file: Buffer) => {
		const pdf = await getDocumentProxy(new Uint8Array(file));
		return (await extractText(pdf, { mergePages: false })).text.map(inOneLine);
	};
	const pagesOf = async (product: ProductSlug, locale: Locale, state: string | null = null) =>
		textOf(await renderGuide(locale, product, { state, now }));

	test.each(variants)("%s in %s has seven pages, each begun by its heading", async (...given) => {
		const [product, locale] = given as [ProductSlug, Locale];
		const guide = guideContent(locale, product);
		const pages = await textOf(await guidePdf(locale, product));
		expect(pages).toHaveLength(7);
		const [cover = "", contents = "", first = "", second = "", example = "", checklist = "", last = ""] = pages;
		expect(cover).toContain(inOneLine(plainText(guide.subtitle)));
		expect(contents).toContain(inOneLine(plainText(guide.chapters[5]?.title ?? "")));
		for (const [index, { title, items = [] }] of guide.chapters.entries()) {
			const page = index < 3 ? first : second;
			for (const copy of [title, ...items]) expect(page).toContain(inOneLine(plainText(copy)));
		}
		expect(example).toMatch(/\$/);
		for (const item of guide.checklist.items) expect(checklist).toContain(inOneLine(plainText(item)));
		for (const item of guide.questions.items) expect(last).toContain(inOneLine(plainText(item)));
		expect(last).toContain(agency.phone.display);
	});

	test("the worked example is the engine's in production with nothing recorded, and gone where figures are off", async () => {
		const mark = "Rough estimate from rule-of-thumb rates of November 2026";
		setClaims({ showsSamples: false, proven: {} });
		const example = (await pagesOf("final-expense", "en"))[4]?.replace(/\s+/g, " ");
		for (const words of ["Estimated monthly premium", "$74", mark]) expect(example).toContain(words);
		setClaims({ showsSamples: false, proven: {}, withoutFigures: ["final-expense"] });
		const pages = await pagesOf("final-expense", "en");
		expect(pages).toHaveLength(6);
		expect(pages.join(" ").replace(/\s+/g, " ")).not.toMatch(/Rough estimate|Estimated monthly premium/);
	});

	test("no number is available on request beside the number of an agent", async () => {
		const withAgent = (await pagesOf("iul", "en", "FL")).join(" ");
		expect(withAgent).toMatch(/license W\d+/);
		expect(withAgent).not.toContain("available on request");
		setClaims({ showsSamples: false, proven: {} });
		expect((await pagesOf("iul", "en", "FL")).join(" ")).toContain("Florida license number: available on request");
	});

	test("a reader in a state where nothing may be sold is offered no appointment", async () => {
		expect((await pagesOf("iul", "en", "NY")).join(" ")).not.toContain("Talk with a licensed agent");
	});
});
