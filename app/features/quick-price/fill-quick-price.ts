import { followState, pickState } from "../location/visitor-location.ts";

/**
 * Chooses the visitor's state, and the amount that is usual for the product, until the visitor chooses another. Whoever
 * asks for the price has stated the state.
 */
export function fillQuickPrice(form: HTMLFormElement): void {
	const state = form.elements.namedItem("state") as HTMLSelectElement;
	const amount = form.elements.namedItem("coverageAmount") as HTMLSelectElement;
	const chosen = new Set<EventTarget>();
	// Browsers put back what was chosen before a reload.
	if (state.value) chosen.add(state);

	form.addEventListener("change", ({ target }) => {
		if (target === state || target === amount) chosen.add(target);
		if (!(target instanceof HTMLInputElement) || chosen.has(amount)) return;
		if (target.dataset.amount) amount.value = target.dataset.amount;
	});
	// Only now: a list that is walked through by keyboard passes states where the form would vanish.
	form.addEventListener("submit", () => pickState(state.value));
	followState((found) => {
		if (chosen.has(state)) return;
		state.value = found;
		// An unlisted place leaves the question open.
		if (state.selectedIndex < 0) state.value = "";
	});
}
