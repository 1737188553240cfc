import { expect, test, vi } from "vitest";
import { guideContent } from "#content/library.server.ts";
import { plainText } from "#content/plain-text.ts";
import { locales } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { pdfFonts, pdfText } from "#tests/support/pdf-text.ts";
import { sampleVariants } from "#tests/support/sample.ts";
import { renderGuide } from "./render-pdf.server.ts";

// The first PDF waits for the library to load.
vi.setConfig({ testTimeout: 30_000 });

const now = new Date("2026-11-23T15:00:00Z");

/** Collapses white space, because lines break anywhere in a PDF. */
function inOneLine(text: string): string {
	return text.replace(/\s+/g, " ");
}

for (const [service, locale] of sampleVariants(productSlugs, locales)) {
	test(`the guide to ${service} is complete in "${locale}"`, async () => {
		const guide = guideContent(locale, service);
		const pdf = await renderGuide(locale, service, { state: null, now });
		expect((await pdfFonts(pdf)).sort()).toEqual(["Figtree-Light", "SourceSerif4Roman-Regular"]);
		const text = inOneLine(await pdfText(pdf));
		const headings = [guide.title, ...guide.chapters.map(({ title }) => title), guide.disclosures.title];
		for (const copy of [...headings, ...guide.checklist.items, ...guide.questions.items]) {
			expect(text).toContain(inOneLine(plainText(copy)));
		}
		expect(text).toContain(guide.id);
		expect(text).not.toMatch(/\*\*|[{}]/);
	});
}
