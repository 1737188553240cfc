import { marker } from "#app/browser/marker.ts";

/** The place of a frame. Its value is the frame's address. */
export const embed = marker<string>("data-embed");
export const embedTitle = marker<string>("data-embed-title");
export const embedQuestion = marker("data-embed-question");
export const embedButton = marker("data-embed-load");
