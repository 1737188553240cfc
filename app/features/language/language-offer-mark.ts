import { marker } from "#app/browser/marker.ts";
import type { Locale } from "#domain/locale/locales.ts";

/** The offer of the page in that language. */
export const languageOffer = marker<Locale>("data-language-offer");
