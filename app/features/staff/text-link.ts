/** The style of a link of staff pages that stands on a line of its own: large enough for a thumb. */
export const textLink = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";
