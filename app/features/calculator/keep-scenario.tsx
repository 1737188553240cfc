import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { maxScenarios } from "#domain/calculators/scenarios.ts";
import type { Scenarios } from "./use-scenarios.ts";

/** Puts an estimate beside others. It needs script, and appears with it. */
export function KeepScenario({ inputs, scenarios }: { inputs: CalculatorInputs; scenarios: Scenarios }) {
	const t = useTranslations("calculator.compare");
	const [scripted, setScripted] = useState(false);
	useEffect(() => setScripted(true), []);
	if (!scripted) return null;
	const { isFull, kept } = scenarios;
	const isKept = scenarios.holds(inputs);
	// Still in reach of the Tab key once it is pressed: a disabled button would drop the focus.
	const isIdle = isKept || isFull;
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
				{isKept && (
					<a href="#comparison" className="inline-flex min-h-11 items-center underline underline-offset-4">
						{t("kept", { count: kept.length, max: maxScenarios })}
					</a>
				)}
				{isFull && !isKept && t("full", { max: maxScenarios })}
			</span>
		</span>
	);
}
