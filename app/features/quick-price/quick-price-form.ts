import { marker } from "#app/browser/marker.ts";

/** The short form for a price, which works without script. */
export const quickPriceForm = marker("data-quick-price");
