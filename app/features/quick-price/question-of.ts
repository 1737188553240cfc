import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { stateQuestion } from "#domain/calculators/read-inputs.ts";
import type { Question } from "#domain/questions/question.ts";
import { isPremiumProduct } from "#domain/rates/rate-table.ts";
import type { QuickPriceField } from "./quick-price-form.ts";

/** The question behind a field of the short form, for the chosen product. */
export function questionOf({ service = "" }: RawInputs, name: QuickPriceField): Question | undefined {
	if (name === "state") return stateQuestion;
	return isPremiumProduct(service) ? calculatorFields[service].find((field) => field.name === name) : undefined;
}
