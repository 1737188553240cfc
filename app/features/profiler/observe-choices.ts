import type { IslandName } from "#app/islands/registry.ts";
import { agency } from "#content/agency.ts";
import { clickEvent } from "#domain/conversions/click-event.ts";
import type { ChoiceKind } from "#domain/profiling/journey.ts";
import { readClicked } from "../tracking/read-clicked.ts";
import { choiceOfClick } from "./choice-of-click.ts";

const calculatorIslands: readonly IslandName[] = ["calculator", "debt-planner", "income-needs"];
const calculators = calculatorIslands.map((name) => `[data-island=${name}]`).join();

/** Reports what visitors press, open and calculate. */
export function observeChoices(report: (choice: ChoiceKind) => void): void {
	// Before another listener can remove the element.
	const options = { capture: true };
	document.addEventListener(
		"click",
		({ target }) => {
			const control = target instanceof Element && target.closest<HTMLElement | SVGAElement>("a, button");
			// Closing something, or pressing a disabled button, isn't a choice.
			if (!control || control.matches("[aria-expanded=true], [aria-disabled=true]")) return;
			const clicked = readClicked(control);
			const choice = choiceOfClick(control.dataset.choice, clickEvent(clicked, agency)?.name, clicked.href);
			if (choice) report(choice);
		},
		options,
	);
	document.addEventListener(
		"toggle",
		({ target }) => {
			if (!(target instanceof HTMLDetailsElement && target.open)) return;
			const choice = choiceOfClick(target.dataset.choice, undefined, undefined);
			if (choice) report(choice);
		},
		options,
	);
	document.addEventListener(
		"submit",
		({ target }) => {
			if (target instanceof HTMLFormElement && target.method === "get" && target.closest(calculators)) {
				report("calculator");
			}
		},
		options,
	);
}
