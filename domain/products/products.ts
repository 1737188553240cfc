import type { ProductFlag } from "./product-flags.ts";

/**
 * The agency's products, in the order of presentation. The slug is the last part of the product's URLs. `calculators`
 * are its ids on the wire and in records, `flag` is its key in a state's compliance record.
 */
const products = {
	"term-life": { calculators: ["term_life"], flag: "termLife" },
	"whole-life": { calculators: ["whole_life"], flag: "wholeLife" },
	"final-expense": { calculators: ["final_expense"], flag: "finalExpense" },
	iul: { calculators: ["iul"], flag: "indexedUniversalLife" },
	fia: { calculators: ["fia"], flag: "fixedIndexedAnnuities" },
	// Infinite banking uses a whole life policy.
	ibc: { calculators: ["ibc"], flag: "wholeLife" },
	"debt-action": { calculators: ["debt_plan"], flag: "debtActionPlan" },
} as const satisfies Record<string, { calculators: readonly [string, ...string[]]; flag: ProductFlag }>;

export type ProductSlug = keyof typeof products;
type CalculatorOf<P extends ProductSlug> = (typeof products)[P]["calculators"][number];

/**
 * Products whose figures an owner can switch off. A plan for debts is arithmetic with the reader's own numbers: nothing in
 * it could be taken for an insurer's, and it needs no license. Only the offer of a plan is closed.
 */
export type InsuredProduct = Exclude<ProductSlug, "debt-action">;

export const productSlugs = Object.keys(products) as readonly ProductSlug[];

export function flagOf(product: ProductSlug): ProductFlag {
	return products[product].flag;
}

export function calculatorOf(product: ProductSlug): CalculatorOf<ProductSlug> {
	return products[product].calculators[0];
}

export const productOfCalculator = Object.fromEntries(
	productSlugs.flatMap((product) => products[product].calculators.map((calculator) => [calculator, product])),
) as Readonly<Record<CalculatorOf<ProductSlug>, ProductSlug>>;
