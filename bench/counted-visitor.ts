import type { Locator, Page } from "@playwright/test";
import type { FunnelStep } from "../domain/funnels/funnel-config.ts";
import { stepsOfFunnel } from "../domain/funnels/steps-of-funnel.ts";
import { localizedPath } from "../domain/site/pages.ts";
import { calcAnswers, quoteAnswers } from "../tests/support/funnel.ts";

/** Does what a visitor does, and counts it: an action is a tap or one field that is filled. */
export function countedVisitor() {
	let actions = 0;
	let keys = 0;
	const acted = (pressed: number) => {
		actions++;
		keys += pressed;
	};
	return {
		async tap(target: Locator): Promise<void> {
			await target.tap();
			acted(1);
		},
		async fill(field: Locator, text: string): Promise<void> {
			await field.fill(text);
			acted(text.length);
		},
		async choose(list: Locator, value: string): Promise<void> {
			await list.selectOption(value);
			acted(value.length);
		},
		taken: () => ({ actions, keys }),
	};
}

/**
 * Answers a funnel's questions until there is a number.
 * @param taps whether the visitor taps one of the usual answers where there are some, in place of typing
 * @returns the actions
 */
export async function answerFunnel(page: Page, funnel: string, path: string, taps: boolean): Promise<number> {
	const answers = { ...calcAnswers, ...quoteAnswers }[funnel.replace("/calc", "") as keyof typeof quoteAnswers];
	const visitor = countedVisitor();
	await page.goto(localizedPath("en", path));
	await page.locator("[data-island^=funnel-][data-ready]").waitFor({ state: "attached" });
	for (const step of stepsOfFunnel(funnel) ?? []) await answer(step, answers[step.name] ?? "");
	await page.locator("main [data-figure]:visible").first().waitFor();
	return visitor.taken().actions;

	async function answer(step: FunnelStep, text: string): Promise<void> {
		const form = page.locator("main form");
		const field = form.locator(`[name=${step.name}]:not([type=hidden])`);
		await field.first().waitFor({ state: "attached" });
		if (step.kind === "choice") return visitor.tap(form.locator(`label:has([value="${text}"])`));
		const usual = form.locator("button[type=button]");
		if (taps && text && (await usual.count()) > 0) return visitor.tap(usual.nth(1));
		if (step.kind === "state") await visitor.choose(field, text);
		else if (text && (await field.inputValue()) !== text) await visitor.fill(field, text);
		await visitor.tap(form.locator("button[type=submit]"));
	}
}
