import { createListeners } from "#app/browser/listeners.ts";

/** Tells the page's calculator that the short form has shown a price, whose answers the tab remembers. */
export const pricedHere = createListeners<[]>();
