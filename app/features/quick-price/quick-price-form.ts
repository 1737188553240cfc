import { marker } from "#app/browser/marker.ts";
import { namedParts } from "#app/browser/named-parts.ts";

/** The short form for a price, which works without script. */
export const quickPriceForm = marker("data-quick-price");

/** The fields of the short form that can be wrong. */
export const quickPriceFields = ["age", "coverageAmount", "state"] as const;
export type QuickPriceField = (typeof quickPriceFields)[number];

/** The place below each field for its error and for what is open instead. */
export const priceError = marker<QuickPriceField>("data-price-error");

export const { part, findPart } = namedParts<"sentence" | "options">();
