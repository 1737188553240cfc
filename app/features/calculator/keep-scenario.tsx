import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { maxScenarios } from "#domain/calculators/scenarios.ts";
import { useHydrated } from "../questions/use-hydrated.ts";
import type { Scenarios } from "./use-scenarios.ts";

/** Adds an estimate to the comparison. It needs script and appears with it. */
export function KeepScenario({ inputs, scenarios }: { inputs: CalculatorInputs; scenarios: Scenarios }) {
	const t = useTranslations("calculator.compare");
	const hydrated = useHydrated();
	if (!hydrated) return null;
	const { isFull, saved } = scenarios;
	const isSaved = scenarios.has(inputs);
	// The button keeps the focus after it is pressed. A disabled button would drop it.
	const isIdle = isSaved || isFull;
	return (
		<span className="inline-flex flex-wrap items-center gap-3">
			<button
				type="button"
				data-choice="comparison"
				aria-disabled={isIdle}
				onClick={() => !isIdle && scenarios.add(inputs)}
				className={buttonStyle(
					"secondary",
					"min-h-11 px-5 py-1.5 aria-disabled:cursor-default aria-disabled:opacity-60",
				)}
			>
				<Icon name="compare" className="size-4" />
				{t("keep")}
			</button>
			<span role="status">
				{isSaved && (
					<a href="#comparison" className="inline-flex min-h-11 items-center underline underline-offset-4">
						{t("saved", { count: saved.length, max: maxScenarios })}
					</a>
				)}
				{isFull && !isSaved && t("full", { max: maxScenarios })}
			</span>
		</span>
	);
}
