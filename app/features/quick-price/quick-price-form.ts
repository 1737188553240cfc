import { marker } from "#app/browser/marker.ts";
import { namedParts } from "#app/browser/named-parts.ts";

/** The short form for a price, which works without script. */
export const quickPriceForm = marker("data-quick-price");

/** The fields of the short form that can be wrong. */
export const quickPriceFields = ["age", "state"] as const;
export type QuickPriceField = (typeof quickPriceFields)[number];

/** The place below each field for its error and for what is open instead. */
export const priceError = marker<QuickPriceField>("data-price-error");

/** What stands in the result only for one product, for one note of the estimate, or for an agent's states. */
export const ofProduct = marker<string>("data-of-product");
export const ofNote = marker<string>("data-of-note");
export const ofStates = marker<string>("data-of-states");

export const { part, findPart } = namedParts<
	"sentence" | "options" | "result" | "figures" | "said" | "price" | "low" | "high" | "book" | "math"
>();

/** Stands in a sentence for an amount that script fills in. */
export const amountSlot = "…";
