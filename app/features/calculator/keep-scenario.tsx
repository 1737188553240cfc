import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button.tsx";
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
	return (
		<span className="inline-flex flex-wrap items-center gap-3">
			<button
				type="button"
				disabled={isKept || isFull}
				onClick={() => scenarios.add(inputs)}
				className={buttonStyle("secondary", "min-h-11 px-5 py-1.5")}
			>
				<Icon name="compare" className="size-4" />
				{t("keep")}
			</button>
			<span role="status">
				{isKept ? t("kept", { count: kept.length, max: maxScenarios }) : isFull ? t("full", { max: maxScenarios }) : ""}
			</span>
		</span>
	);
}
