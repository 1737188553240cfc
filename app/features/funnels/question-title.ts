import { marker } from "#app/browser/marker.ts";

/** The question itself, which takes the focus when it appears. */
export const questionTitle = marker("data-question");
