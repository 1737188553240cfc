import { marker } from "./marker.ts";

/** Markers of any page's elements, which `app/enhancements` reads. */
export const pageYear = marker<string>("data-year");
export const menuKind = marker<"pages" | "search" | "language">("data-menu");
export const languageLink = marker<string>("data-language");
export const backLink = marker("data-back");
/** Selects the sections whose layout the browser puts off (`deferred-layout` in `app.css`). */
export const deferredLayout = ".deferred-layout";
/** A link that looks like a card. */
export const cardLink = marker("data-card");
