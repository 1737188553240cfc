import { expect, test } from "vitest";
import { fromQuery } from "../calculators/inputs-query.ts";
import { productSlugs } from "../products/products.ts";
import { calculatorQuery } from "./calculator-query.ts";
import { funnelConfigs } from "./funnel-config.ts";

test("the calculator opens with the funnel's answers", () => {
	expect(calculatorQuery("whole-life", { currentAge: "35", desiredBenefit: "100000" })).toBe(
		"service=whole_life&age=35&coverageAmount=100000",
	);
});

test.each(productSlugs)("%s passes on only known answers to known inputs", (slug) => {
	const answers = Object.fromEntries(funnelConfigs[slug].steps.map(({ name }) => [name, "50000"]));
	const query = new URLSearchParams(calculatorQuery(slug, answers));
	expect(fromQuery(query)).toEqual(Object.fromEntries(query));
	expect([...query.values()]).not.toContain("");
});
