import { marker } from "#app/browser/marker.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** The three places of a page that depend on the visitor's state. */
export const stateSlot = marker("data-state-slot");
export const noticeSlot = marker<ProductSlug>("data-product-notice");
export const productsSlot = marker("data-product-availability");
/** In the header: stands for the place above the content while that is closed or has nothing to say. */
export const stateChip = marker("data-state-chip");
/** Links that open the choice of a state. Without script they lead to the rules of all states. */
export const changeStateLink = marker("data-change-state");
