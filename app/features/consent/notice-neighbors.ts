import { marker } from "#app/browser/marker.ts";

/** The bar at the bottom of the page, below the cookie notice. */
export const bottomBar = marker("data-bar");
/** An element that floats above the notice. */
export const aboveNotice = marker("data-above-notice");
