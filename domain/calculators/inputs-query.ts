import { calculatorFields } from "./calculator-fields.ts";
import type { CalculatorInputs, RawInputs } from "./calculator-inputs.ts";
import { calculatorProducts } from "./calculator-products.ts";

const names = new Set<string>([
	"service",
	"state",
	...calculatorProducts.flatMap((product) => calculatorFields[product].map(({ name }) => name)),
]);

/**
 * The query that opens the calculator with these inputs: `service=iul&state=FL&age=35…`. Holds nothing personal.
 * @param isStateAssumed the visitor has named no state, so that the calculator asks for it
 */
export function toQuery(inputs: CalculatorInputs, { isStateAssumed = false } = {}): string {
	const values: Record<string, string | number | boolean> = { ...inputs };
	const fields = calculatorFields[inputs.service].map(({ name }) => name);
	return ["service", ...(isStateAssumed ? [] : ["state"]), ...fields]
		.filter((name) => values[name] !== false)
		.map((name) => `${name}=${values[name] === true ? "yes" : values[name]}`)
		.join("&");
}

/** Picks the inputs from a URL or a form (`URLSearchParams`, `FormData`). */
export function fromQuery(entries: Iterable<readonly [string, unknown]>): RawInputs {
	const known = [...entries].filter(([name, value]) => names.has(name) && typeof value === "string");
	// If a name has several values, the first one counts, as everywhere.
	return Object.fromEntries(known.toReversed()) as RawInputs;
}
