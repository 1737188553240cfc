import { expect, type Page } from "@playwright/test";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { queryOf } from "#domain/funnels/funnel-query.ts";
import { type QuoteFunnelId, quoteFunnels } from "#domain/funnels/quote-funnels.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { newVisitor } from "./contact-form.ts";
import { copy } from "./copy.ts";

/** Answers as a visitor types them; choices by value. */
export const calcAnswers: Readonly<Record<ProductSlug, Record<string, string>>> = {
	"term-life": { currentAge: "35", coverageAmount: "250000" },
	"whole-life": { currentAge: "35", desiredBenefit: "100000" },
	"final-expense": { currentAge: "60", benefitAmount: "10000" },
	iul: {
		currentAge: "40",
		annualIncome: "120000",
		targetCoverage: "500000",
		riskTolerance: "moderate",
		investmentHorizon: "20",
	},
	fia: {
		currentAge: "55",
		currentSavings: "100000",
		retirementAge: "65",
		monthlyContribution: "",
		incomeNeeds: "3000",
	},
	ibc: { monthlyIncome: "5000", currentDebt: "0" },
	"debt-action": { totalDebt: "10000", monthlyPayment: "300" },
};

export const quoteAnswers: Readonly<Record<QuoteFunnelId, Record<string, string>>> = {
	"term-life-quote": { state: "FL", currentAge: "35", coverageAmount: "250000", termYears: "20", tobacco: "no" },
	"final-expense-quote": {
		state: "TX",
		whoFor: "parent",
		insuredAge: "70",
		purpose: "burial",
		coverageAmount: "12000",
		tobacco: "yes",
	},
	"iul-quote": { state: "GA", currentAge: "40", goal: "both", monthlyBudget: "300", tobacco: "no" },
	"fia-appointment": { state: "FL", currentAge: "60", moneyFrom: "cash", amount: "80000", incomeStart: "later" },
};

/** The address of the screen after the last question. */
export function endOf(page: string, answers: Record<string, string>): string {
	return `${page}?${queryOf(answers, "result")}`;
}

/** Waits until the script of the questions runs. */
export async function funnelReady(page: Page): Promise<void> {
	await expect(page.locator("[data-island^=funnel-][data-ready]")).toBeAttached();
}

/** Answers the questions, one per screen. With script, a choice goes on by itself. */
export async function answerAll(
	page: Page,
	locale: Locale,
	answers: Record<string, string>,
	{ hasScript = true } = {},
): Promise<void> {
	const steps = Object.entries(answers);
	for (const [index, [key, answer]] of steps.entries()) {
		await expect(page.getByText(progressText(locale, index + 1, steps.length))).toBeVisible();
		if ((await giveAnswer(page, key, answer)) && hasScript) continue;
		await page.locator("main form button[type=submit]").click();
	}
}

/** @returns true for a choice */
async function giveAnswer(page: Page, key: string, answer: string): Promise<boolean> {
	const step = [...Object.values(funnelConfigs), ...Object.values(quoteFunnels)]
		.flatMap(({ steps }) => steps)
		.find((candidate) => candidate.name === key);
	if (step?.kind === "choice") await page.locator(`input[name="${key}"][value="${answer}"]`).click();
	else if (step?.kind === "state") await page.locator(`select[name="${key}"]`).selectOption(answer);
	else await page.locator(`input[name="${key}"]`).fill(answer);
	return step?.kind === "choice";
}

export function progressText(locale: Locale, position: number, count: number): string {
	return copy[locale].funnels.progress.replace("{position}", String(position)).replace("{count}", String(count));
}

/** Fills in and sends the contact form at the end of a funnel. */
export async function leaveDetails(page: Page, submit: string) {
	const { message: _, ...visitor } = newVisitor();
	for (const [field, value] of Object.entries(visitor)) await page.locator(`input[name="${field}"]`).fill(value);
	await page.getByRole("button", { name: submit }).click();
	return visitor;
}
