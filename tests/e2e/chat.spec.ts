import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { aboutState } from "#tests/support/about-state.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { chatOf, visit } from "#tests/support/chat.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

const typed = {
	en: ["FL", "FL"],
	es: ["Carolina del Norte", "NC"],
	pt: ["33101", "FL"],
	ht: ["Jòji", "GA"],
} as const satisfies Record<Locale, readonly [string, string]>;

for (const [locale, [text, code]] of ofThisTurn(Object.entries(typed) as [Locale, readonly [string, string]][])) {
	test(`the chat works by keyboard from its button to the scheduler, ${locale}`, async ({ page }) => {
		const { panel, button, input, status, link, control } = chatOf(page, locale);
		const { chat } = copy[locale];
		await visit(page, `/${locale}/about`);
		await page.keyboard.press("Shift+Tab");
		await expect(button).toBeFocused();

		await page.keyboard.press("Enter");
		await expect(input).toBeFocused();
		await expect(status).toHaveText(chat.state.question);
		await page.keyboard.press("Enter");
		await expect(input).toHaveAccessibleDescription(chat.state.missing);
		await expect(status).toHaveText(chat.state.missing);
		await page.keyboard.type(text);
		await page.keyboard.press("Enter");

		await expect(control(chat.products.iul)).toBeFocused();
		await expect(status).toHaveText(chat.product.question);
		await expect(panel.getByText(jurisdictionName(code, locale) ?? "", { exact: true })).toBeVisible();
		for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
		await expect(control(chat.products["term-life"])).toBeFocused();
		await page.keyboard.press("Space");

		await expect(control(chat.timelines.immediately)).toBeFocused();
		await expect(status).toHaveText(chat.timeline.question);
		await page.keyboard.press("Enter");

		await expect(link).toBeFocused();
		await expect(link).toHaveAttribute("href", new RegExp(`^${agency.booking["term-life"]}`));
		await expect(status).toHaveText(aboutState(chat.notes.offered, code, locale));

		await page.keyboard.press("Escape");
		await expect(panel).toBeHidden();
		await expect(button).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(link).toBeFocused();
		await expect(status).toHaveText(aboutState(chat.notes.offered, code, locale));
	});
}

test("states are recognized in many spellings; one answer or all answers can be changed", async ({ page }) => {
	const { panel, button, input, status, open, control } = chatOf(page);
	const { chat } = copy.en;
	await visit(page, "/en/about");
	await open();
	await expect(button).toHaveAttribute("popovertarget", "chat-panel");
	const spellings = [
		["tx", "Texas"],
		["75201", "Texas"],
		["Tejas", "Texas"],
		["Nouyòk", "New York"],
		["d.c.", "District of Columbia"],
		["99801-1234", "Alaska"],
		["Nova Jersey", "New Jersey"],
		["somewhere warm", "somewhere warm"],
	] as const;
	for (const [text, understood] of spellings) {
		await input.fill(text);
		await input.press("Enter");
		await expect(panel.getByRole("definition")).toHaveText([understood]);
		await control(chat.back).click();
		await expect(input).toHaveValue(text);
	}
	await input.press("Enter");
	await control("Whole Life").click();
	await expect(status).toHaveText(`${chat.notes.state_unknown} ${chat.timeline.question}`);
	await control(chat.restart).click();
	await expect(input).toBeFocused();
	await expect(input).toHaveValue("");
});

test("the chat stays open or closed on the next page and takes no focus there", async ({ page }) => {
	const { panel, button, input, status, open, control } = chatOf(page);
	await visit(page, "/en/about");
	await open();
	await input.fill("Ohio");
	await input.press("Enter");
	await visit(page, "/es/about");
	const there = chatOf(page, "es");
	await expect(there.control(copy.es.chat.products.fia)).toBeVisible();
	await expect(page.locator("body")).toBeFocused();
	await expect(there.status).toHaveText("");
	await there.control(copy.es.shell.chat.close).click();
	await expect(there.button).toBeFocused();

	await visit(page, "/en/careers");
	await expect(panel).toBeHidden();
	await button.click();
	await expect(control("IUL")).toBeFocused();
	await expect(status).toHaveText(copy.en.chat.product.question);
});

test("the chat says what is not offered in a state, and what is, before the last question", async ({ page }) => {
	const { panel, open, answer, link, control } = chatOf(page);
	const { restart } = copy.en.chat;
	const { slot } = copy.en.location;
	await visit(page, "/en/about");
	await open();
	await answer("Oregón", "whole-life", "immediately");
	await expect(panel.getByRole("paragraph").filter({ hasText: aboutState(slot.unlicensed, "OR", "en") })).toBeVisible();
	await expect(link).toHaveCount(0);
	await control(restart).click();
	await answer("10001", "iul", "3_months_plus");
	await expect(
		panel.getByRole("paragraph").filter({ hasText: aboutState(slot.recruiting_only, "NY", "en") }),
	).toBeVisible();
	await expect(link, "the product's own link is closed, and no other takes its place").toHaveCount(0);
	await control(restart).click();
	await answer("10001", "recruiting", "3_months_plus");
	await expect(link).toHaveAttribute("href", new RegExp(`^${agency.booking.recruiting}`));
});

test.describe("when analytics is allowed", () => {
	test.use({
		allowed: ["analytics"],
		userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	});

	test("the result of the answers is reported once", async ({ page }) => {
		const { open, answer, control, link } = chatOf(page);
		const { back, timelines } = copy.en.chat;
		await visit(page, "/en/about");
		await open();
		await answer("Ana Lopez, Tampa", "fia", "1_to_3_months");
		await control(back).click();
		await control(timelines["1_to_3_months"]).click();
		await expect(link).toBeVisible();
		const reported = () =>
			page.evaluate(() =>
				(JSON.parse(JSON.stringify(window.dataLayer ?? [])) as { event?: string }[]).filter(({ event }) =>
					event?.startsWith("chat_"),
				),
			);
		await expect.poll(reported).toMatchObject([
			{ event: "chat_qualified", state: "unknown", product: "fia", timeline: "1_to_3_months" },
			{ event: "chat_handoff", product: "fia", to: "fia" },
		]);
	});
});

test("the chat is accessible at each step", async ({ page }) => {
	const { open, answer, link } = chatOf(page);
	await visit(page, "/en/cookies");
	await open();
	await expectAccessible(page);
	await answer("Texas", "final-expense", "immediately");
	await expect(link).toBeVisible();
	await expectAccessible(page);
});

test("funnels with their own questions have no chat; their offers have it", async ({ page }) => {
	await page.goto("/en/funnels/iul/calc");
	await expect(chatOf(page).button).toHaveCount(0);
	await page.goto("/en/funnels/iul/lp");
	await expect(chatOf(page).button).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a link to the contact form replaces the chat", async ({ page }) => {
		await page.goto("/pt/about");
		await expect(chatOf(page, "pt").button).toBeHidden();
		await page.getByRole("complementary").getByRole("link", { name: copy.pt.shell.nav.contact }).click();
		await expect(page).toHaveURL("/pt#contact");
	});
});
