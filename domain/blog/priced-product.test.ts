import { expect, test } from "vitest";
import { pricedProduct } from "./priced-product.ts";

test.each([
	["its product", { product: "final_expense", category: "life-insurance", tags: ["whole life"] }, "final_expense"],
	["its category", { product: null, category: "final-expense", tags: [] }, "final_expense"],
	["a tag", { product: null, category: "life-insurance", tags: ["mortgage", "term life", "whole life"] }, "term_life"],
] as const)("a post has the price of the product that %s names", (_, post, product) => {
	expect(pricedProduct(post)).toBe(product);
});

test.each([
	["a product without a premium", { product: "iul", category: "life-insurance", tags: ["term life"] }],
	["the law", { product: null, category: "your-rights", tags: ["final expense", "free look"] }],
	["debts", { product: null, category: "money", tags: ["debt", "credit cards"] }],
	["work", { product: null, category: "careers", tags: ["licensing"] }],
] as const)("a post about %s has no price", (_, post) => {
	expect(pricedProduct(post)).toBeNull();
});
