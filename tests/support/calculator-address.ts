import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";

export function calculatorAddress(locale: Locale, inputs: RawInputs): string {
	return `${localizedPath(locale, "/calculator")}?${new URLSearchParams(inputs as Record<string, string>)}`;
}
