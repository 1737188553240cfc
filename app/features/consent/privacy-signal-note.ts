import { marker } from "#app/browser/marker.ts";

/** The note that a privacy signal is honored, shown if the browser sends one. */
export const privacySignalNote = marker("data-gpc");
