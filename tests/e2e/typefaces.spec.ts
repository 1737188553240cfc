import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e.ts";

const files = [/figtree-.*\.woff2$/, /source-serif-4-.*\.woff2$/];

async function expectTypefaces(page: Page, path: string): Promise<void> {
	const asked = Promise.all(files.map((file) => page.waitForResponse(file)));
	await page.goto(path);
	expect((await asked).map((answer) => answer.status())).toEqual([200, 200]);
}

for (const path of ["/ht", "/auth"]) {
	test(`${path} asks for the agency's own typefaces`, ({ page }) => expectTypefaces(page, path));
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("so does the page itself", ({ page }) => expectTypefaces(page, "/ht"));
});

test("on the screen they replace their stand-ins", async ({ page }) => {
	await page.goto("/en");
	const inUse = () =>
		page.evaluate(() =>
			["Figtree", "Source Serif 4"].every((family) =>
				[...document.fonts].some((face) => face.family.replaceAll('"', "") === family && face.status === "loaded"),
			),
		);
	await expect.poll(inUse).toBe(true);
});
