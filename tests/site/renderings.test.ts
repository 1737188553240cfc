import { resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createRenderer } from "#server/rendering/renderer.server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";

// The thread has a bundle of its own, in which a package may miss a file.
const renderer = createRenderer(resolve("build/server"), {
	siteOrigin: "https://agency.example",
	images: { read: async () => null },
});
afterAll(() => renderer.close());

test("the built thread draws a PDF", async () => {
	const guide = await renderer.guide({ locale: "ht", product: "final-expense", state: "FL", now: new Date() });
	expect(await pdfText(guide)).toContain("Florid");
});

test("the built thread draws a social image", async () => {
	const image = { locale: "en", title: "Term life insurance", eyebrow: "Sarasota, Florida" } as const;
	expect(await renderer.socialImage(image)).toMatch(/^<svg[\s\S]+<path/);
});
