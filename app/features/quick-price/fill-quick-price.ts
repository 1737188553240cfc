import type { PageContext } from "#app/browser/page-context.ts";
import { fetchFiledParts } from "#app/islands/filed-parts.ts";
import { usualAmount } from "#domain/calculators/coverage-amounts.ts";
import { followState, pickState } from "../location/visitor-location.ts";

/**
 * Selects the visitor's state and the product's usual amount, until the visitor chooses another. Amounts that the
 * product doesn't have are disabled. Asking for a price states the state.
 */
export function fillQuickPrice(form: HTMLFormElement, context: PageContext): void {
	const state = form.elements.namedItem("state") as HTMLSelectElement;
	const amount = form.elements.namedItem("coverageAmount") as HTMLSelectElement;
	const chosen = new Set<EventTarget>();
	// Chosen before this script arrived, or put back by the browser after a reload.
	if (state.value) chosen.add(state);
	if (amount.value !== usualAmount) chosen.add(amount);
	fitAmounts();

	/** Fits the amounts to the chosen product. */
	function fitAmounts(): void {
		const product = form.querySelector<HTMLInputElement>("input[name=service]:checked");
		if (!product) return;
		const { amount: usual = usualAmount, most } = product.dataset;
		for (const option of amount.options) {
			// With script, the usual amount is a number.
			option.disabled = option.value === usualAmount || Number(option.value) > Number(most);
			option.hidden = option.disabled;
		}
		if (amount.selectedOptions[0]?.disabled) chosen.delete(amount);
		if (!chosen.has(amount)) amount.value = usual;
	}

	form.addEventListener("change", ({ target }) => {
		if (target === state || target === amount) chosen.add(target);
		else fitAmounts();
	});
	// The browser's own messages are not in the language of the page.
	form.noValidate = true;
	form.addEventListener("submit", async (event) => {
		// Only now: a list that is walked through by keyboard passes states where the form would vanish.
		if (state.value) pickState(state.value);
		event.preventDefault();
		const isRight = await Promise.all([import("./check-quick-price.ts"), fetchFiledParts(context)]).then(
			([{ checkQuickPrice }, { messages }]) =>
				checkQuickPrice(form, { ...context, messages: { ...context.messages, ...messages } }),
			// Without the script or its messages the server checks.
			() => true,
		);
		if (isRight) form.submit();
	});
	followState((found) => {
		if (chosen.has(state)) return;
		state.value = found;
		// An unlisted place leaves the question open.
		if (state.selectedIndex < 0) state.value = "";
	});
}
