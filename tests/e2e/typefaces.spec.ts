import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e.ts";

const files = [/figtree-.*\.woff2$/, /source-serif-4-.*\.woff2$/];

async function expectTypefaces(page: Page, path: string): Promise<void> {
	const responses = Promise.all(files.map((file) => page.waitForResponse(file)));
	await page.goto(path);
	expect((await responses).map((response) => response.status())).toEqual([200, 200]);
}

for (const path of ["/ht", "/auth"]) {
	test(`${path} loads the site's own typefaces`, ({ page }) => expectTypefaces(page, path));
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page itself loads the typefaces", ({ page }) => expectTypefaces(page, "/ht"));
});

test("the typefaces replace their fallbacks on the screen", async ({ page }) => {
	await page.goto("/en");
	const inUse = () =>
		page.evaluate(() =>
			["Figtree", "Source Serif 4"].every((family) =>
				[...document.fonts].some((face) => face.family.replaceAll('"', "") === family && face.status === "loaded"),
			),
		);
	await expect.poll(inUse).toBe(true);
});
