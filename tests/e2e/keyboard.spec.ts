import type { Locator, Page } from "@playwright/test";
import { camelKeys } from "#domain/leads/wire-names.ts";
import { newVisitor } from "#tests/support/contact-form.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

interface Stop {
	name: string;
	isCovered: boolean;
	isOutside: boolean;
}

/** The focused element, and whether fixed elements cover all of it. */
function readFocus(): Stop | null {
	const element = document.activeElement;
	if (!element || element === document.body) return null;
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const points = [
		[x, y],
		[x, top + 2],
		[x, bottom - 2],
		[left + 2, y],
		[right - 2, y],
	] as const;
	const isVisible = points.some(([px, py]) => {
		const top = document.elementFromPoint(px, py);
		return top !== null && (element.contains(top) || top.contains(element));
	});
	return {
		name: `${element.tagName.toLowerCase()} ${element.id} ${(element.textContent ?? "").trim().slice(0, 40)}`,
		isCovered: !isVisible,
		isOutside: bottom <= 0 || top >= window.innerHeight,
	};
}

// Smooth scrolling would still be moving when the focus is read.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 200; presses++) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`Tab never reaches ${target}`);
}

/** Presses Tab until the focus leaves the page. */
async function tabThrough(page: Page): Promise<Stop[]> {
	const stops: Stop[] = [];
	for (let presses = 0; presses < 300; presses++) {
		await page.keyboard.press("Tab");
		await page.evaluate(() => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))));
		const stop = await page.evaluate(readFocus);
		if (!stop) return stops;
		stops.push(stop);
	}
	throw new Error("The focus never leaves the page");
}

for (const width of [360, 1280]) {
	test(`no fixed element covers the focus at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		await page.goto("/en");
		await hydrated(page);
		const stops = await tabThrough(page);
		expect(stops.length).toBeGreaterThan(30);
		expect(stops.filter(({ isCovered, isOutside }) => isCovered || isOutside)).toEqual([]);
	});

	test.describe("with the cookie notice open", () => {
		test.use({ allowed: "unasked" });
		test(`no fixed element covers the focus at ${width} pixels`, async ({ page }) => {
			await page.setViewportSize({ width, height: 740 });
			await page.goto("/en");
			await hydrated(page);
			await expect(page.getByRole("region", { name: "We Value Your Privacy" })).toBeVisible();
			const stops = await tabThrough(page);
			expect(stops.length).toBeGreaterThan(30);
			expect(stops.filter(({ isCovered, isOutside }) => isCovered || isOutside)).toEqual([]);
		});
	});
}

test("a visitor sends the contact form by keyboard alone", async ({ page, site }) => {
	test.setTimeout(180_000);
	const visitor = newVisitor({ message: "Please call me in the morning." });
	await page.goto("/en");
	await hydrated(page);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("#main")).toBeFocused();

	await tabTo(page, page.locator("#contact-first_name"));
	for (const value of [visitor.first_name, visitor.last_name, visitor.email, visitor.phone, visitor.message]) {
		await page.keyboard.type(value);
		await page.keyboard.press("Tab");
	}
	await tabTo(page, page.getByRole("button", { name: "Send message" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(lead).toMatchObject(camelKeys(visitor));
});

test("the menus open and close by keyboard", async ({ page }) => {
	await page.goto("/en");
	await hydrated(page);
	const menu = page.getByRole("banner").locator("summary", { hasText: "Services" });
	await menu.focus();
	await page.keyboard.press("Enter");
	const entry = page.getByRole("banner").getByRole("link", { name: "Term Life" });
	await expect(entry).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(entry).toBeHidden();
	await expect(menu).toBeFocused();
});
