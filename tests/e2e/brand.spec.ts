import sharp from "sharp";
import { defaultPalette } from "#domain/agency/brand-facts.ts";
import { colorsOf } from "#domain/agency/palettes.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { openSection } from "#tests/support/settings-section.ts";

const drawnLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="160">
	<rect width="160" height="160" rx="36" fill="#193f2a"/><path d="M36 116 80 40l44 76Z" fill="#eed172"/>
	<path d="M200 96h480v24H200zM200 40h360v36H200z" fill="#193f2a"/></svg>`;

/** As a browser names it. */
function rgb(color = ""): string {
	const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
	return `rgb(${parts.join(", ")})`;
}

const darkOf = (palette: Parameters<typeof colorsOf>[0]) => rgb(colorsOf(palette, "ink")[10]);

test("an admin chooses colors and uploads a logo, visitors get both, and the look before comes back", async ({
	page,
	browser,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "brand");
	const save = page.getByRole("button", { name: "Save" });
	const file = page.getByLabel(/^Logo: PNG/);
	const colors = page.getByRole("group", { name: "Colors" });
	await expect(colors.getByRole("radio", { name: "Deep water and coral" })).toBeChecked();
	const choose = (buffer: Buffer, name = "logo.png") => file.setInputFiles({ name, mimeType: "image/png", buffer });
	await choose(Buffer.alloc(6 * 1024 * 1024));
	await save.click();
	await expect(file).toHaveAccessibleDescription(/^This file is larger than 5 MB/);
	await colors.getByRole("radio", { name: "Deep water and coral" }).press("ArrowDown");
	await colors.getByRole("radio", { name: "Navy and brick red" }).press("ArrowDown");
	await expect(colors.getByRole("radio", { name: "Forest green and copper" })).toBeChecked();
	await choose(Buffer.from(drawnLogo), "logo.svg");
	await save.click();
	await expect(file).toHaveAccessibleDescription(/An SVG file can contain programs/);
	await expect(colors.getByRole("radio", { name: "Forest green and copper" }), "what was chosen").toBeChecked();
	await expectAccessible(page);
	await expectToFit(page, "settings-brand");

	await choose(await sharp(Buffer.from(drawnLogo)).png().toBuffer());
	await page.getByLabel("The logo contains the name").check();
	await save.click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(page.getByRole("img", { name: "The logo that visitors see now" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Versions" }).getByRole("listitem").first()).toContainText(
		"Forest green and copper",
	);
	// The page of staff has the look at the latest when it is opened again.
	await expect(async () => {
		await page.reload();
		await expect(page.getByRole("navigation").getByRole("img", { name: "Sunfield Financial" })).toBeVisible({
			timeout: 1000,
		});
	}).toPass({ timeout: 30_000 });
	await hydrated(page);
	await expectAccessible(page);
	await expectToFit(page, "settings-brand-saved");

	const visitor = await browser.newContext({ baseURL: site.origin });
	await problems.watch(visitor, site.origin);
	const visit = await visitor.newPage();
	for (const path of ["/en", "/ht", "/en/services/term-life", "/en/blog"]) {
		await expect(async () => {
			await visit.goto(path);
			await expect(visit.locator("footer").last()).toHaveCSS("background-color", darkOf("forest"), { timeout: 1000 });
		}).toPass({ timeout: 30_000 });
		await expect(visit.getByRole("banner").getByRole("img", { name: "Sunfield Financial" })).toBeVisible();
		const style = (await visit.locator("#app-css").textContent()) ?? "";
		for (const scale of ["ink", "coral"] as const) {
			for (const color of colorsOf(defaultPalette, scale)) expect(style).not.toContain(color);
		}
		await expectToFit(visit, `look${path.replaceAll("/", "-")}`);
		// Drawings that load later, and the logo, are there, in these colors.
		await visit.evaluate(async () => {
			for (const image of document.images) image.loading = "eager";
			await Promise.all([...document.images].map((image) => image.decode()));
		});
		const drawings = await visit
			.locator('img[src*=".svg"]:not([src^="/team/"])')
			.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
		for (const address of drawings) expect(address).toContain("/forest/");
	}
	await visit.goto("/en");
	await expectAccessible(visit);
	await visitor.close();

	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect
		.poll(async () => (await page.request.get("/en")).text(), { timeout: 30_000 })
		.toContain(`content="${colorsOf(defaultPalette, "ink")[9]}"`);
	expect(await (await page.request.get("/en")).text()).not.toContain("/media/");
});
