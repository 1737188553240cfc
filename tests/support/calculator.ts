import { expect, type Locator, type Page } from "@playwright/test";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copy } from "./copy.ts";

/** Opens a page and waits until the script of its calculator runs. */
export async function openCalculator(page: Page, address: string): Promise<Locator> {
	await page.goto(address);
	const island = page.locator("[data-island=calculator]");
	await island.scrollIntoViewIfNeeded();
	await expect(island).toHaveAttribute("data-ready", "");
	return island;
}

/** Selects and types the inputs in the order of the form. */
export async function fillCalculator(calculator: Locator, inputs: RawInputs, locale: Locale = "en"): Promise<void> {
	const { fields, services } = copy[locale].calculator;
	for (const [name, value] of Object.entries(inputs)) {
		if (name === "state") await calculator.getByLabel(fields.state, { exact: true }).selectOption(value);
		else if (name === "service") {
			await calculator.getByRole("radio", { name: services[value as keyof typeof services], exact: true }).check();
		} else if (name === "term")
			await calculator.getByRole("radio", { name: `${value} ${copy[locale].questions.years}` }).check();
		else if (name === "smoker") await calculator.getByRole("checkbox").check();
		else await inputOf(calculator, name as keyof typeof fields, locale).fill(value);
	}
}

export function inputOf(calculator: Locator, name: keyof FieldCopy, locale: Locale = "en"): Locator {
	return calculator.getByRole("textbox", { name: copy[locale].calculator.fields[name], exact: true });
}
type FieldCopy = (typeof copy)["en"]["calculator"]["fields"];

export function calculateButton(calculator: Locator, locale: Locale = "en"): Locator {
	return calculator.getByRole("button", { name: copy[locale].calculator.calculate });
}

/** A figure of the estimate by its `data-figure` name. */
export function figure(page: Page, name: string): Locator {
	return page.locator(`[data-figure="${name}"]`);
}
