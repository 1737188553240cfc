import type { CalculatorInputs, RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { OpenInstead } from "#domain/calculators/open-instead.ts";
import { parseNumber } from "#domain/questions/parse-number.ts";
import { type CalculatorMessages, dollarsText, estimatedText, type Formatter } from "./quantity-text.ts";

/** Text for a person whom a product doesn't accept, the same in the calculator and in the short form. */
export function insteadCopy(t: CalculatorMessages, format: Formatter) {
	return {
		sentence({ reason, bound }: OpenInstead, { age = "", coverageAmount = "" }: RawInputs): string {
			const amount = dollarsText(parseNumber(coverageAmount) ?? 0, format);
			const limit = reason === "too_large" ? dollarsText(bound, format) : String(bound);
			return t(`instead.${reason}`, { bound: limit, age: age.trim(), amount });
		},
		/** @param monthlyCents the estimated premium; null if there is none, or it may not be shown */
		option(inputs: CalculatorInputs, monthlyCents: number | null): string {
			const service = t(`services.${inputs.service}`);
			const amount = "coverageAmount" in inputs ? dollarsText(inputs.coverageAmount, format) : "";
			if (monthlyCents === null) return t("instead.option", { service, amount });
			return t("instead.priced", { service, amount, price: estimatedText(monthlyCents, format) });
		},
	};
}
