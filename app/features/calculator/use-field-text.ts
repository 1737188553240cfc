import { useTranslations } from "use-intl";
import type { CalculatorField } from "#domain/calculators/calculator-fields.ts";
import type { FieldError } from "#domain/calculators/read-inputs.ts";
import type { InputName } from "./calculator-state.ts";
import { useDollars, useQuantityText } from "./use-quantity-text.ts";

type Unit = CalculatorField extends infer F ? (F extends { unit: infer U } ? U : never) : never;

/** What is said about fields: their bounds, what is wrong with them, and a value with its unit. */
export function useFieldText() {
	const t = useTranslations("calculator");
	const dollars = useDollars();
	const quantity = useQuantityText();

	function withUnit(unit: Unit, value: number): string {
		return unit === "dollars" ? dollars(value) : quantity({ unit, value });
	}

	return {
		withUnit,
		bounds(field: CalculatorField): string | undefined {
			if (field.kind !== "number") return undefined;
			const { unit, min, max } = field;
			if (unit === "dollars") return t("bounds.atLeast", { min: withUnit(unit, min) });
			return t("bounds.between", { min: field.unit === "years" ? min : withUnit(unit, min), max: withUnit(unit, max) });
		},
		error(error: FieldError, unit: Unit): string {
			return t(`errors.${error.code}`, { bound: "bound" in error ? withUnit(unit, error.bound) : "" });
		},
		choiceError(name: Extract<InputName, "state" | "service">): string {
			return t(`errors.${name}`);
		},
	};
}
