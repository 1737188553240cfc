import { useTranslations } from "use-intl";
import type { CalculatorField } from "#domain/calculators/calculator-fields.ts";
import { maxMonthlyAmount } from "#domain/questions/question.ts";
import { useQuestionText } from "./use-question-text.ts";

/** Names the bounds of a calculator's field: "From 50 to 85 years." */
export function useBounds() {
	const t = useTranslations("calculator.bounds");
	const { withUnit } = useQuestionText();
	return ({ unit, min, max }: Extract<CalculatorField, { kind: "number" }>): string => {
		// Where only typing errors are refused, a limit would say nothing.
		if (unit === "dollars" && max >= maxMonthlyAmount) return t("atLeast", { min: withUnit(unit, min) });
		return t("between", { min: unit === "years" ? String(min) : withUnit(unit, min), max: withUnit(unit, max) });
	};
}
