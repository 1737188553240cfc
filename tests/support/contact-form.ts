import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#domain/locale/locales.ts";
import { copy } from "./copy.ts";

export type Visitor = {
	first_name: string;
	last_name: string;
	email: string;
	phone: string;
	message: string;
};

/** A visitor with a unique email address. */
export function newVisitor(changes: Partial<Visitor> = {}): Visitor {
	return {
		first_name: "Marie",
		last_name: "Joseph",
		email: `visitor-${randomUUID()}@example.com`,
		phone: "(305) 555-0123",
		message: "I would like to protect my two children.\nPlease call in the afternoon.",
		...changes,
	};
}

export function contactForm(page: Page, locale: Locale = "en"): Locator {
	return page.getByRole("form", { name: copy[locale].contact.form.title });
}

export async function fillContactForm(page: Page, visitor: Visitor, locale: Locale = "en"): Promise<void> {
	const { fields } = copy[locale].leads;
	const form = contactForm(page, locale);
	for (const [field, value] of Object.entries(visitor) as [keyof Visitor, string][]) {
		await form.getByLabel(fields[field], { exact: true }).fill(value);
	}
}

export function sendButton(page: Page, locale: Locale = "en"): Locator {
	return contactForm(page, locale).getByRole("button", { name: copy[locale].contact.form.submit });
}
