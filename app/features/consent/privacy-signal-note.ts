import { marker } from "#app/browser/marker.ts";

/** Says that a privacy signal is honored, where the browser sends one. */
export const privacySignalNote = marker("data-gpc");
