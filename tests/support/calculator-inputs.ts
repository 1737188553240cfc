import fc from "fast-check";
import { type CalculatorField, calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { CalculatorInputs, InputsOf } from "#domain/calculators/calculator-inputs.ts";
import { type CalculatorProduct, calculatorProducts } from "#domain/calculators/calculator-products.ts";
import { statesWithFuneralCost } from "#domain/calculators/funeral-costs.ts";

/** A value that the field allows. */
function allowedValue(field: CalculatorField): fc.Arbitrary<number | boolean> {
	if (field.kind === "flag") return fc.boolean();
	if (field.kind === "choice") return fc.constantFrom(...field.options);
	const hundredths = Math.round(field.grain * 100);
	return fc
		.integer({ min: Math.ceil((field.min * 100) / hundredths), max: Math.floor((field.max * 100) / hundredths) })
		.map((count) => (count * hundredths) / 100);
}

/** Any inputs that a product's calculator accepts. */
export function inputsOf<S extends CalculatorProduct>(product: S): fc.Arbitrary<InputsOf<S>> {
	const values = Object.fromEntries(calculatorFields[product].map((field) => [field.name, allowedValue(field)]));
	const state = fc.constantFrom(...statesWithFuneralCost);
	return fc.record({ service: fc.constant(product), state, ...values }) as unknown as fc.Arbitrary<InputsOf<S>>;
}

/** Any inputs of any calculator. */
export const anyInputs = fc.oneof(
	...calculatorProducts.map((product) => inputsOf(product) as fc.Arbitrary<CalculatorInputs>),
);
