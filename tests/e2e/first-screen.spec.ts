import type { Locator, Page } from "@playwright/test";
import { locales } from "#domain/locale/locales.ts";
import { cookieNotice } from "#tests/support/cookie-notice.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { sample } from "#tests/support/sample.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

/** The share of an element's points that nothing covers and the screen shows. */
function visibleShare(element: Element): number {
	const { left, top, width, height } = element.getBoundingClientRect();
	const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
	const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
	const free = points.filter(([x, y]) => {
		const found = document.elementFromPoint(x, y);
		return found !== null && (element.contains(found) || found.contains(element));
	});
	return free.length / points.length;
}

/** The share of the screen's height that no fixed or sticky layer takes. */
function pageShare(): number {
	const isLayer = (element: Element | null): boolean =>
		element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isLayer(element.parentElement));
	const rows = Array.from({ length: 100 }, (_, row) => ((row + 0.5) * window.innerHeight) / 100);
	return rows.filter((y) => !isLayer(document.elementFromPoint(window.innerWidth / 2, y))).length / 100;
}

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const primary = (page: Page, locale: keyof typeof copy): Locator =>
	page.locator("#price").getByRole("button", { name: copy[locale].home.quickPrice.submit });

test.describe("on a first visit", () => {
	test.use({ allowed: "unasked" });

	for (const locale of sample(locales, 1, "first screen")) {
		test(`B7: headline and main action in ${locale} are whole on each screen, with the cookie notice open`, async ({
			page,
		}) => {
			for (const [width, height] of [
				[390, 664],
				[360, 640],
				[1280, 800],
			] as const) {
				await page.setViewportSize({ width, height });
				await page.goto(`/${locale}`);
				await hydrated(page);
				await page.evaluate(() => scrollTo(0, 0));
				await expect(cookieNotice(page, locale)).toBeVisible();
				for (const part of [heading(page), primary(page, locale)]) {
					expect(await part.evaluate(visibleShare), `${await part.textContent()} at ${width}x${height}`).toBe(1);
				}
				if (width < 768) {
					expect((await cookieNotice(page, locale).boundingBox())?.height).toBeLessThanOrEqual(136);
				}
			}
		});

		test(`B7: at 200% zoom at least half of the screen in ${locale} is the page's, with the headline`, async ({
			page,
		}) => {
			await page.setViewportSize({ width: 640, height: 400 });
			await page.goto(`/${locale}`);
			await expect(cookieNotice(page, locale)).toBeVisible();
			expect(await page.evaluate(pageShare)).toBeGreaterThanOrEqual(0.5);
			expect(await heading(page).evaluate(visibleShare)).toBe(1);
		});
	}

	test("the cookie notice on a phone has its whole sentence, a tap away, and three buttons of equal size", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.goto("/en");
		const notice = cookieNotice(page);
		const sentence = notice.getByText(copy.en.cookies.text, { exact: true });
		const isCut = () => sentence.evaluate((element) => element.scrollWidth > element.clientWidth);
		await expect(sentence).toBeVisible();
		expect(await isCut()).toBe(true);
		await expect(notice.getByRole("link", { name: copy.en.cookies.policy })).toBeHidden();
		await notice.getByText(copy.en.cookies.more, { exact: true }).click();
		expect(await isCut()).toBe(false);
		await expect(notice.getByRole("link", { name: copy.en.cookies.policy })).toBeVisible();
		const boxes = await Promise.all(
			[copy.en.cookies.acceptAll, copy.en.cookies.rejectAll].map((name) =>
				notice.getByRole("button", { name, exact: true }).boundingBox(),
			),
		);
		expect(boxes[0]?.width).toBe(boxes[1]?.width);
		expect(boxes[0]?.height).toBe(boxes[1]?.height);
	});

	for (const locale of sample(locales, 1, "notice and action")) {
		test(`the cookie notice in ${locale} waits while it would cover a main action`, async ({ page }) => {
			await page.setViewportSize({ width: 360, height: 640 });
			for (const path of ["/services/term-life", "/funnels/final-expense/calc"]) {
				await page.goto(`/${locale}${path}`);
				await hydrated(page);
				const action = page.locator("main .button.bg-coral-600:visible").first();
				const scrollBelowIt = (space: number) =>
					action.evaluate((button, below) => {
						scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + below);
					}, space);
				await scrollBelowIt(60);
				await expect(cookieNotice(page, locale)).toBeHidden();
				expect(await action.evaluate(visibleShare), path).toBe(1);
				await scrollBelowIt(300);
				await expect(cookieNotice(page, locale)).toBeVisible();
			}
		});
	}

	for (const height of [844, 640]) {
		test(`B20: off looks off, and Save and Cancel are on the screen at ${height} pixels`, async ({ page }) => {
			await page.setViewportSize({ width: 390, height });
			await page.goto("/en");
			await cookieNotice(page).getByRole("button", { name: copy.en.cookies.customize }).click();
			const dialog = page.getByRole("dialog", { name: copy.en.cookies.preferences.title });
			for (const name of [copy.en.cookies.preferences.save, copy.en.cookies.preferences.cancel]) {
				const button = dialog.getByRole("button", { name });
				await expect(button).toBeInViewport({ ratio: 1 });
				expect(await button.evaluate(visibleShare)).toBe(1);
			}
			await expect(dialog.getByText(copy.en.cookies.preferences.always, { exact: true })).toBeVisible();
			const track = (name: string) =>
				dialog.getByRole("switch", { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
			const off = await track(copy.en.cookies.categories.analytics.title);
			expect(off).toBe("rgb(255, 255, 255)");
			await dialog.getByRole("switch", { name: copy.en.cookies.categories.analytics.title }).check();
			await expect.poll(() => track(copy.en.cookies.categories.analytics.title)).toBe("rgb(13, 47, 61)");
			expect(await track(copy.en.cookies.categories.necessary.title)).not.toBe(off);
		});
	}
});

test("the disclaimer is one line that has the whole text, and a tap shows it; staff have a lower one", async ({
	page,
}) => {
	for (const [path, width, height] of [
		["/en", 360, 32],
		["/en", 1279, 32],
		["/auth", 360, 28],
		["/auth", 1280, 28],
	] as const) {
		await page.setViewportSize({ width, height: 740 });
		await page.goto(path);
		const line = page.getByRole("complementary", { name: copy.en.common.disclaimer.label }).locator("summary");
		await expect(line).toContainText(copy.en.common.disclaimer.text);
		const box = await line.boundingBox();
		expect(box?.height).toBeLessThanOrEqual(height);
		expect((box?.y ?? 0) + (box?.height ?? 0), "at the lower edge").toBe(740);
		await line.click();
		const text = line.getByText(copy.en.common.disclaimer.text);
		expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
		await expect(text).toBeInViewport({ ratio: 1 });
	}
});

for (const locale of ofThisTurn(locales)) {
	test(`from 1,280 px on, the disclaimer in ${locale} shows its whole sentence in at most two lines`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1280, height: 740 });
		await page.goto(`/${locale}`);
		const { label, text } = copy[locale].common.disclaimer;
		const bar = page.getByRole("complementary", { name: label });
		const sentence = bar.locator("p").getByText(text);
		await expect(sentence).toBeInViewport({ ratio: 1 });
		expect(await sentence.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
		expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(32);
		await expect(bar.locator("summary")).toBeHidden();
	});
}
