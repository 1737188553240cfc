import { calculatorFields } from "./calculator-fields.ts";
import type { CalculatorInputs, RawInputs } from "./calculator-inputs.ts";
import { calculatorProducts } from "./calculator-products.ts";

const names = new Set<string>([
	"service",
	"state",
	...calculatorProducts.flatMap((service) => calculatorFields[service].map(({ name }) => name)),
]);

/** The part of an address that opens with these inputs: `service=iul&state=FL&age=35…`. Nothing personal is in it. */
export function toQuery(inputs: CalculatorInputs): string {
	const values: Record<string, string | number | boolean> = { ...inputs };
	const fields = calculatorFields[inputs.service].map(({ name }) => name);
	return ["service", "state", ...fields]
		.filter((name) => values[name] !== false)
		.map((name) => `${name}=${values[name] === true ? "yes" : values[name]}`)
		.join("&");
}

/**
 * The inputs among what an address or a form holds (`URLSearchParams`, `FormData`); whatever else it holds stays out.
 */
export function fromQuery(entries: Iterable<readonly [string, unknown]>): RawInputs {
	const known = [...entries].filter(([name, value]) => names.has(name) && typeof value === "string");
	return Object.fromEntries(known) as RawInputs;
}
