import { marker } from "#app/browser/marker.ts";
import { namedParts } from "#app/browser/named-parts.ts";
import type { ProductFlag } from "#domain/products/product-flags.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** The elements that script fills in the three places of a page that depend on the visitor's state. */
export const { part, findPart } = namedParts<
	| "text"
	| "rules"
	// The banner.
	| "badges"
	| "more"
	| "toggle"
	| "toggle-label"
	| "refresh"
	| "close"
	// The details below it.
	| "offered"
	| "offered-title"
	| "instead"
	| "work"
	| "law"
	| "license"
	| "regulator"
	| "select"
	| "select-label"
	| "number"
	| "complaint"
	// The notice of a product's page, and the list of all products.
	| "contact"
	| "careers"
	| "status"
>();

export const badge = marker<ProductFlag>("data-product");
export const offeredProduct = marker<ProductFlag>("data-offered");
export const alternative = marker<ProductSlug>("data-instead");
export const productMark = marker<ProductFlag>("data-availability");

/** @param isOffered undefined while the state is unknown */
export function markStatus(element: HTMLElement, isOffered: boolean | undefined): void {
	if (isOffered === undefined) delete element.dataset.status;
	else element.dataset.status = isOffered ? "offered" : "unavailable";
}
