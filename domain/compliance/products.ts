import type { ProductSlug } from "#domain/site/services.ts";

/** The product lines that a state may allow, in display order. */
export const products = [
	"termLife",
	"wholeLife",
	"universalLife",
	"indexedUniversalLife",
	"finalExpense",
	"fixedIndexedAnnuities",
	"debtActionPlan",
] as const;
export type Product = (typeof products)[number];

export type ProductAvailability = Readonly<Record<Product, boolean>>;

/** By the last part of a service page's address. Infinite banking is done with a whole life policy. */
export const productOfService: Readonly<Record<ProductSlug, Product>> = {
	"term-life": "termLife",
	"whole-life": "wholeLife",
	"final-expense": "finalExpense",
	iul: "indexedUniversalLife",
	fia: "fixedIndexedAnnuities",
	ibc: "wholeLife",
	"debt-action": "debtActionPlan",
};

export const everyProduct = availability(() => true);
export const noProduct = availability(() => false);

export function allBut(...missing: Product[]): ProductAvailability {
	return availability((product) => !missing.includes(product));
}

function availability(isOffered: (product: Product) => boolean): ProductAvailability {
	return Object.fromEntries(products.map((product) => [product, isOffered(product)])) as ProductAvailability;
}
