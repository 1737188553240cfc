import type { Page } from "@playwright/test";
import { locales } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { sample } from "#tests/support/sample.ts";
import { slotOf, toggleOf, visitFrom } from "#tests/support/state-slot.ts";

for (const width of sample([320, 360, 768, 1280], 2)) {
	test(`the banner has the same height for every state that it does not warn of at ${width} pixels`, async ({
		page,
	}) => {
		await visitFrom(page, "FL");
		await page.setViewportSize({ width, height: 800 });
		for (const [turn, locale] of sample([...locales.entries()], 2, "banner")) {
			await page.goto(`/${locale}${turn % 2 === 0 ? "" : "/services/debt-action"}`);
			await expect(toggleOf(page)).toBeVisible();
			const folded = await heightsOf(page);
			expect(folded.length, "measured elements").toBeGreaterThan(0);
			await toggleOf(page).click();
			const states = slotOf(page).getByRole("combobox").locator("option:not([value=''])");
			await expect(states).toHaveCount(51);
			const codes = await states.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
			// Where it is one line, a warning is as high as its text.
			const calm = width < 1280 ? codes.filter((code) => code !== "NY" && code !== "CA") : codes;
			const names = calm.map((code) => [code, jurisdictionName(code, locale) ?? ""] as const);
			await toggleOf(page).click();
			expect(await page.evaluate(heightsOfEachState, { names, places }), page.url()).toEqual(
				calm.map((code) => ({ code, said: true, heights: folded })),
			);
		}
	});
}

const places = "[data-state-slot] > :first-child, [data-product-notice], [data-product-availability]";

function heightsOf(page: Page): Promise<number[]> {
	return page.locator(places).evaluateAll((found) => found.map((place) => place.getBoundingClientRect().height));
}

/** Chooses all states inside the page, which is much faster than from outside. */
async function heightsOfEachState({
	names,
	places,
}: {
	names: (readonly [code: string, name: string])[];
	places: string;
}) {
	const frame = () => new Promise(requestAnimationFrame);
	const select = document.querySelector<HTMLSelectElement>("[data-state-slot] select");
	const text = document.querySelector('[data-state-slot] [data-part="text"]');
	const found = [];
	for (const [code, name] of names) {
		if (select) select.value = code;
		select?.dispatchEvent(new Event("change", { bubbles: true }));
		for (let frames = 0; frames < 200 && !text?.textContent?.includes(name); frames += 1) await frame();
		const heights = [...document.querySelectorAll(places)].map((place) => place.getBoundingClientRect().height);
		found.push({ code, said: text?.textContent?.includes(name), heights });
	}
	return found;
}

test("the banner shows three products and the number of others; the details show all", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.goto("/en");
	await expect(slotOf(page).locator("[data-product]:visible")).toHaveText([
		"Term Life",
		"Whole Life",
		"Universal Life",
	]);
	await expect(slotOf(page).getByText("+4 more")).toBeVisible();
	await slotOf(page).getByRole("button", { name: "Show Details" }).click();
	await expect(slotOf(page).locator("[data-offered]:visible")).toHaveCount(7);
	await slotOf(page).getByRole("button", { name: "Hide Details" }).click();
	await expect(slotOf(page).locator("[data-offered]:visible")).toHaveCount(0);
	await expect(page.locator("[data-availability][data-status=offered]")).toHaveCount(7);
});

test("B10: a closed banner is gone on the next page as well, until the state changes", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.goto("/en");
	await slotOf(page).getByRole("button", { name: "Close this notice" }).click();
	await expect(slotOf(page)).toBeHidden();
	await expect(page.locator("#main")).toBeFocused();
	await page.goto("/en/about");
	await hydrated(page);
	await expect(slotOf(page)).toBeHidden();
	expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

	await page.locator("footer").getByRole("link", { name: "Change state" }).click();
	await slotOf(page).getByLabel("Not your state? Choose yours here.").selectOption({ label: "Texas" });
	await expect(slotOf(page)).toHaveAttribute("data-variant", "licensed");
	await page.goto("/en/carriers");
	await expect(slotOf(page).locator('[data-part="text"]'), "the choice is stored").toContainText(
		"We are licensed in Texas.",
	);
	await slotOf(page).getByRole("button", { name: "Refresh location" }).click();
	await expect(slotOf(page).locator('[data-part="text"]'), "a new lookup replaces the choice").toContainText(
		"We are licensed in Florida.",
	);
});

test("B10: while no state is known, the notice asks for one and can be closed", async ({ page }) => {
	await page.goto("/en");
	await expect(toggleOf(page)).toHaveText("Choose a state");
	await expect(slotOf(page).locator('[data-part="text"]')).toHaveText("Availability depends on your state.");
	await toggleOf(page).click();
	await expect(slotOf(page).getByLabel("Choose your state")).toBeVisible();
	await expect(slotOf(page).getByText("Not your state?")).toBeHidden();
	await slotOf(page).getByRole("button", { name: "Close this notice" }).click();
	await page.goto("/en/about");
	await hydrated(page);
	await expect(slotOf(page)).toBeHidden();
});

test("on a phone the banner is one line that unfolds, and a warning is open", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.setViewportSize({ width: 390, height: 664 });
	await page.goto("/en");
	await expect(toggleOf(page)).toBeVisible();
	const chip = slotOf(page);
	expect((await chip.boundingBox())?.height).toBeLessThanOrEqual(50);
	await expect(chip.locator("[data-product]:visible")).toHaveCount(0);
	await toggleOf(page).click();
	await expect(chip.locator("[data-product]:visible")).toHaveCount(3);
	await expect(chip.getByText("+4 more")).toBeVisible();
	await expect(chip.getByRole("button", { name: "Refresh location" })).toBeVisible();
	await expect(chip.getByText("Florida license number: available on request")).toBeVisible();
	await expect(chip.getByRole("link", { name: /File a complaint about an insurer/ })).toHaveAttribute(
		"href",
		/myfloridacfo/,
	);
	await chip.getByRole("combobox").selectOption("NY");
	await toggleOf(page).click();
	const text = chip.locator('[data-part="text"]');
	expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth), "the whole sentence").toBe(true);
	await expect(text).toContainText("No insurance products are available to residents.");
});

test("the state can be changed by keyboard alone", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.goto("/en");
	await expect(toggleOf(page)).toBeVisible();
	await toggleOf(page).focus();
	await page.keyboard.press("Enter");
	await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "true");
	const select = slotOf(page).getByRole("combobox");
	for (let presses = 0; presses < 8; presses++) {
		await page.keyboard.press("Tab");
		if (await select.evaluate((element) => element === document.activeElement)) break;
	}
	await expect(select).toBeFocused();
	await page.keyboard.type("New York");
	await expect(slotOf(page)).toHaveAttribute("data-variant", "warning");
	await page.keyboard.press("Escape");
	await expect(toggleOf(page)).toBeFocused();
	await expect(slotOf(page).locator("#state-details")).toBeHidden();
});

for (const [code, path] of sample(
	[
		["FL", "/en"],
		["NY", "/ht/services/iul"],
		["OR", "/es/services/fia"],
	] as const,
	1,
)) {
	test(`${path} is accessible with the open banner for ${code}`, async ({ page }) => {
		await visitFrom(page, code);
		await page.goto(path);
		await toggleOf(page).click();
		await hydrated(page);
		await expectAccessible(page);
	});
}
