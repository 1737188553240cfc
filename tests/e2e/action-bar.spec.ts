import type { Locator } from "@playwright/test";
import { agency } from "#content/agency.ts";
import { openingNotes } from "#content/office-hours.ts";
import { locales } from "#domain/locale/locales.ts";
import { calculateButton, figure, fillCalculator, openCalculator } from "#tests/support/calculator.ts";
import { chatOf, visit } from "#tests/support/chat.ts";
import { contactForm } from "#tests/support/contact-form.ts";
import { answerCookieNotice } from "#tests/support/cookie-answer.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { sample } from "#tests/support/sample.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

const bar = "[data-slot=action-bar]";

for (const locale of sample(locales, 1, "action bar")) {
	test(`B8: price, call and chat in ${locale} share one bar above the disclaimer line`, async ({ page }) => {
		await page.goto(`/${locale}`);
		await hydrated(page);
		const { bar: names, nav, chat } = copy[locale].shell;
		const actions = page.locator(bar);
		const line = await page.getByRole("complementary").locator("summary").boundingBox();
		const parts = [
			actions.getByRole("link", { name: nav.seePrice, exact: true }),
			actions.getByRole("link", { name: `${names.call}: ${agency.phone.display}` }),
			actions.getByRole("button", { name: chat.open, exact: true }),
		];
		const [price, call] = parts as [Locator, Locator];
		// The form's own button is on the screen.
		await expect(price).toBeHidden();
		await expect(call).toBeInViewport({ ratio: 1 });
		await page.locator("#products").scrollIntoViewIfNeeded();
		let right = 0;
		for (const part of parts) {
			await expect(part).toBeInViewport({ ratio: 1 });
			const box = await part.boundingBox();
			if (!box || !line) throw new Error("Both are shown");
			expect(box.y + box.height).toBeLessThanOrEqual(line.y);
			expect(box.height).toBeGreaterThanOrEqual(44);
			expect(box.x).toBeGreaterThanOrEqual(right);
			right = box.x + box.width;
		}
		expect(right).toBeLessThanOrEqual(360);
		await expect(call).toHaveAttribute("href", `tel:${agency.phone.e164}`);
		expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
	});
}

test("B8: the bar hides while a field of any form has the focus, and in print", async ({ page }) => {
	await page.goto("/en");
	await hydrated(page);
	const actions = page.locator(bar);
	for (const field of [
		contactForm(page).getByLabel("Phone", { exact: true }),
		page.getByRole("main").getByRole("textbox").first(),
	]) {
		await field.focus();
		await expect(actions).toBeHidden();
		await page.locator("#main").focus();
		await expect(actions).toBeVisible();
	}
	const { open, input } = chatOf(page);
	await open();
	await expect(input).toBeFocused();
	await expect(actions).toBeHidden();
	await page.keyboard.press("Escape");
	await page.emulateMedia({ media: "print" });
	await expect(actions).toBeHidden();
});

test("B8: after Calculate the headline figure is on the screen, under nothing", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator");
	await fillCalculator(calculator, {
		state: "FL",
		service: "term_life",
		age: "38",
		coverageAmount: "500000",
		term: "20",
	});
	await calculateButton(calculator).click();
	const price = figure(page, "monthly_premium").or(page.locator("#estimate [data-figure]")).first();
	await expect(price).toBeInViewport({ ratio: 1 });
	const isCovered = await price.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return [left + 1, (left + right) / 2, right - 1].some((x) => {
			const found = document.elementFromPoint(x, (top + bottom) / 2);
			return !found || !(element.contains(found) || found.contains(element));
		});
	});
	expect(isCovered).toBe(false);
});

for (const [now, day] of [
	["2026-11-21T18:44:00-05:00", "Monday 08:00"],
	["2026-11-25T18:00:00-05:00", "Friday 08:00"],
	["2026-11-24T07:59:00-05:00", "Tuesday 08:00"],
] as const) {
	test(`at ${now} the bar says when the office opens, by the agency's clock`, async ({ browser, baseURL }) => {
		for (const timezoneId of ["America/New_York", "Asia/Tokyo"]) {
			const context = await browser.newContext({
				timezoneId,
				viewport: { width: 390, height: 664 },
				...(baseURL && { baseURL }),
			});
			await answerCookieNotice(context, []);
			const page = await context.newPage();
			await page.clock.setFixedTime(new Date(now));
			await page.goto("/es/about");
			await expect(page.locator(bar).getByText(openingNotes("es")[day] ?? "", { exact: true })).toBeVisible();
			await context.close();
		}
	});
}

test("when the office opens, the bar no longer says when", async ({ page }) => {
	await page.clock.install({ time: new Date("2026-11-24T07:59:00-05:00") });
	await page.goto("/en/about");
	const note = page.locator("#opening-note");
	await page.clock.runFor(2_000);
	await expect(note).toBeVisible();
	await page.clock.runFor(60_000);
	await expect(note).toBeHidden();
});

test("B22: a chat that was left mid-way on a phone stays closed on the next page, with a mark", async ({ page }) => {
	const { panel, open, input, control } = chatOf(page);
	await visit(page, "/en/about");
	await open();
	await input.fill("Ohio");
	await input.press("Enter");
	await expect(control("IUL")).toBeVisible();
	await visit(page, "/en/careers");
	await expect(panel).toBeHidden();
	await expect(page.locator("#chat-button").getByText(copy.en.shell.chat.continue)).toBeVisible();
	await page.locator("#chat-button").click();
	await expect(control("IUL")).toBeVisible();
	await expect(page.locator("#chat-button").getByText(copy.en.shell.chat.continue)).toBeHidden();
});

test.describe("on a large screen", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test("B22: a finished chat does not open again on the next page", async ({ page }) => {
		const { panel, open, answer, link } = chatOf(page);
		await visit(page, "/en/about");
		await open();
		await answer("Ohio", "iul", "immediately");
		await expect(link).toBeVisible();
		const started: string[] = [];
		page.on("request", (request) => {
			if (request.url().includes("/start-chat-")) started.push(request.url());
		});
		await visit(page, "/en/careers");
		// A chat that opens again is asked for when the page is idle.
		await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
		await expect(panel).toBeHidden();
		expect(started).toEqual([]);
	});

	test("the chat button covers nothing at the end of a page", async ({ page }) => {
		for (const path of ["/en", "/en/services/iul", "/en/funnels/iul/lp"]) {
			await page.goto(path);
			await hydrated(page);
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			const covered = await page.evaluate(() => {
				const button = document.getElementById("chat-button")?.getBoundingClientRect();
				if (!button) return ["no button"];
				const parts = [...document.querySelectorAll("footer a, footer button, footer p")];
				return parts
					.filter((part) => {
						const { left, right, top, bottom } = part.getBoundingClientRect();
						return left < button.right && right > button.left && top < button.bottom && bottom > button.top;
					})
					.map((part) => part.textContent);
			});
			expect(covered, path).toEqual([]);
		}
	});
});
