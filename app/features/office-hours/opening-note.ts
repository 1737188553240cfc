import { marker } from "#app/browser/marker.ts";

/** Says when the office opens, while it is closed. The value of one of them is a JSON object with the sentence of each opening. */
export const openingNote = marker<string>("data-openings");
