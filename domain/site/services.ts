/** What the agency offers, by the last part of each page's address, in the order in which it is presented. */
export const productSlugs = ["term-life", "whole-life", "final-expense", "iul", "fia", "ibc", "debt-action"] as const;
export type ProductSlug = (typeof productSlugs)[number];
