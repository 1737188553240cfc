import type { PageContext } from "#app/browser/page-context.ts";
import { fetchFiledParts } from "#app/islands/filed-parts.ts";
import { usualAmount } from "#domain/calculators/coverage-amounts.ts";
import { rememberedAnswers } from "../funnels/stored-answers.ts";
import { followState, pickState } from "../location/visitor-location.ts";
import { lightScene } from "./light-scene.ts";

/** A list that is walked through by keyboard rests when nothing has changed for this long. */
const restMs = 500;

/**
 * Fills in what the page knows: the visitor's state, the product's usual amount until the visitor chooses another, and
 * the age of an earlier estimate. Shows the price in the card: when the visitor asks, or makes the last choice that it needs.
 * Asking for a price states the state.
 */
export function fillQuickPrice(form: HTMLFormElement, context: PageContext): void {
	const age = form.elements.namedItem("age") as HTMLInputElement;
	const state = form.elements.namedItem("state") as HTMLSelectElement;
	const amounts = [...form.querySelectorAll<HTMLInputElement>("input[name=coverageAmount]")];
	let isStateChosen = Boolean(state.value);
	// Chosen before this script arrived, or put back by the browser after a reload.
	let isAmountChosen = amounts.some(({ checked, defaultChecked }) => checked && !defaultChecked);
	let isShown = false;
	let rest: ReturnType<typeof setTimeout> | undefined;
	const earlier = rememberedAnswers("calculator")?.answers.age;
	if (!age.value && earlier) age.value = String(earlier);
	fitAmounts();
	if (age.value) lightScene(form);

	/** Fits the amounts to the chosen product. */
	function fitAmounts(): void {
		const product = form.querySelector<HTMLInputElement>("input[name=service]:checked");
		// A page about one product has its amounts alone.
		if (!product) return;
		const checked = amounts.find((each) => each.checked);
		const isOffered = checked?.dataset.products?.split(" ").includes(product.value);
		if (isAmountChosen && isOffered && checked?.value !== usualAmount) return;
		isAmountChosen = false;
		const usual = amounts.find(({ value }) => value === product.dataset.amount);
		if (usual) usual.checked = true;
	}

	async function answer(isAsked: boolean): Promise<void> {
		clearTimeout(rest);
		const { priceIn, showPrice } = await import("./show-price.ts");
		const price = priceIn(form, context);
		if (price) {
			isShown = true;
			showPrice(form, price, isAsked);
		} else if (isAsked) await explain();
	}

	/** Errors stand at their fields. What has no price has an explanation on the calculator's page. */
	async function explain(): Promise<void> {
		const [{ checkQuickPrice }, { messages }] = await Promise.all([
			import("./check-quick-price.ts"),
			fetchFiledParts(context),
		]);
		if (checkQuickPrice(form, { ...context, messages: { ...context.messages, ...messages } })) form.submit();
	}

	form.addEventListener("input", () => lightScene(form));
	form.addEventListener("change", ({ target }) => {
		if (target === state) isStateChosen = true;
		if (amounts.some((each) => each === target)) isAmountChosen = true;
		else fitAmounts();
		lightScene(form);
		clearTimeout(rest);
		if (isShown) void answer(false);
		// Whoever leaves the age is on the way to another field or to the button, which works without the script.
		else if (target !== age && age.value && state.value) rest = setTimeout(() => answer(false).catch(() => {}), restMs);
	});
	// The browser's own messages are not in the language of the page.
	form.noValidate = true;
	// The engine comes while the visitor types.
	form.addEventListener("focusin", () => void import("./show-price.ts").catch(() => {}), { once: true });
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		// Waits until here, because a list that is walked through by keyboard passes states in which the form would vanish.
		if (state.value) pickState(state.value);
		// Without the script or its messages the server answers.
		answer(true).catch(() => form.submit());
	});
	followState((found) => {
		if (isStateChosen) return;
		state.value = found;
		// An unlisted place leaves the question open.
		if (state.selectedIndex < 0) state.value = "";
	});
}
