import { marker } from "#app/browser/marker.ts";

/** Says when the office opens, while it is closed. Its value is a JSON object with the sentence of each opening. */
export const openingNote = marker<string>("data-openings");
