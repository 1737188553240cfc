import type { ProductSlug } from "#domain/products/products.ts";
import { marker } from "./marker.ts";
import { namedParts } from "./named-parts.ts";

/** Parts of a page that show a price or invite to one, to an appointment or to a call; empty for any product. */
export const soldPart = marker<ProductSlug | "">("data-sold");
/** Takes the place of invitations where nothing may be sold. */
export const closedNote = marker("data-closed-note");
export const { part: closedNotePart, findPart: findClosedNotePart } = namedParts<"text" | "careers" | "contact">();
