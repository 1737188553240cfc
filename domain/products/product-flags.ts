/** The spec's keys for what may be sold in a state, in the order of presentation. Some products share a flag. */
export const productFlags = [
	"termLife",
	"wholeLife",
	"universalLife",
	"indexedUniversalLife",
	"finalExpense",
	"fixedIndexedAnnuities",
	"debtActionPlan",
] as const;
export type ProductFlag = (typeof productFlags)[number];

/** True for what is offered. */
export type ProductFlags = Readonly<Record<ProductFlag, boolean>>;

export const everyProduct = allBut();
export const noProduct = allBut(...productFlags);

export function allBut(...missing: readonly ProductFlag[]): ProductFlags {
	return Object.fromEntries(productFlags.map((flag) => [flag, !missing.includes(flag)])) as ProductFlags;
}
