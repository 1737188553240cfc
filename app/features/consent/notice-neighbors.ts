import { marker } from "#app/browser/marker.ts";

/** The bar at the lower edge of the page, on which the cookie notice stands. */
export const bottomBar = marker("data-bar");
/** What floats above the notice. */
export const aboveNotice = marker("data-above-notice");
