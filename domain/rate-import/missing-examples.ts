import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";
import { copyExamples } from "#domain/stories/copy-examples.ts";
import { guideExamples, statePriceExamples } from "#domain/stories/page-examples.ts";
import { premiumExamples } from "#domain/stories/premium-examples.ts";

/** The persons of the case studies and landing pages that the rates leave out. Their pages could not be rendered. */
export function missingExamples(tables: RateTables): string[] {
	return missing(Object.entries(premiumExamples), tables);
}

/** The persons of pages and guides that show a price only if there is one. @param home the agency's state */
export function withoutPrices(tables: RateTables, home: string): string[] {
	const guides = Object.entries(guideExamples(home)).map(([slug, inputs]) => [`guides/${slug}`, inputs] as const);
	const { coverageAmount, ages } = statePriceExamples;
	const states = licensedStates().flatMap(({ abbr: state, slug }) =>
		ages.map((age): readonly [string, CalculatorInputs] => [
			`final-expense/${slug}`,
			{ service: "final_expense", state, age, coverageAmount, smoker: false },
		]),
	);
	return missing([...Object.entries(copyExamples(home)), ...guides, ...states], tables);
}

/** In the words of the file, which are the same in each language. */
function missing(examples: readonly (readonly [where: string, CalculatorInputs])[], tables: RateTables): string[] {
	return examples.flatMap(([where, inputs]) => (estimate(inputs, tables) ? [] : [`${where}: ${personOf(inputs)}`]));
}

function personOf(inputs: CalculatorInputs): string {
	const group = "smoker" in inputs && (inputs.smoker ? "smoker" : "non_smoker");
	const age = "age" in inputs && `age ${inputs.age}`;
	const term = "term" in inputs && `term ${inputs.term}`;
	return [inputs.service, age, group, term, inputs.state].filter(Boolean).join(", ");
}
