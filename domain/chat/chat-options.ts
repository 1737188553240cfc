import type { ProductSlug } from "#domain/products/products.ts";

/** The products that a visitor may ask the chat about, in the order of its buttons. */
export const chatProducts = [
	"iul",
	"fia",
	"whole-life",
	"term-life",
	"final-expense",
	"recruiting",
] as const satisfies readonly (ProductSlug | "recruiting")[];
export type ChatProduct = (typeof chatProducts)[number];

/** When cover is wanted: at once, within 30 days, in 1 to 3 months, later. */
export const chatTimelines = ["immediately", "within_30_days", "1_to_3_months", "3_months_plus"] as const;
export type ChatTimeline = (typeof chatTimelines)[number];
