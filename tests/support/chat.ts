import type { Locator, Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import type { ChatProduct, ChatTimeline } from "#domain/chat/chat-options.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copy } from "./copy.ts";
import { expect, hydrated } from "./e2e.ts";

const schedulerOrigin = new URL(agency.booking.general).origin;

/** The parts of the chat on a page, and what a visitor does with them. */
export function chatOf(page: Page, locale: Locale = "en") {
	const { chat, shell } = copy[locale];
	const panel = page.getByRole("dialog", { name: shell.chat.open });
	const control = (name: string): Locator => panel.getByRole("button", { name, exact: true });
	return {
		panel,
		button: page.getByRole("button", { name: shell.chat.open, exact: true }),
		input: panel.getByLabel(chat.state.label),
		/** The text that screen readers announce. */
		status: panel.getByRole("status").first(),
		link: panel.locator(`a[href^="${schedulerOrigin}"]`),
		control,
		async open() {
			await page.getByRole("button", { name: shell.chat.open, exact: true }).click();
			await expect(panel.getByText(chat.intro)).toBeVisible();
		},
		async answer(state: string, product: ChatProduct, timeline: ChatTimeline) {
			await panel.getByLabel(chat.state.label).fill(state);
			await control(chat.state.submit).click();
			await control(chat.products[product]).click();
			await control(chat.timelines[timeline]).click();
		},
	};
}

/** Opens a page and waits until its script runs. */
export async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
}
