/** What may or may not be offered in a state, in the order of presentation. */
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

export const everyProduct = availability(() => true);
export const noProduct = availability(() => false);

export function allBut(...missing: Product[]): ProductAvailability {
	return availability((product) => !missing.includes(product));
}

function availability(isOffered: (product: Product) => boolean): ProductAvailability {
	return Object.fromEntries(products.map((product) => [product, isOffered(product)])) as ProductAvailability;
}
