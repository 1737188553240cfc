import { marker } from "#app/browser/marker.ts";

/** The link to the form that emails an estimate, until it is opened. */
export const emailLink = marker("data-email-link");
