import { marker } from "#app/browser/marker.ts";
import { namedParts } from "#app/browser/named-parts.ts";

export const noticeId = "cookie-notice";

/** The notice shows one of these parts at a time. */
export type NoticeFace = "question" | "honored";

export const { part, findPart } = namedParts<NoticeFace>();

/** Its value is what the button answers. */
export const answerButton = marker<"all" | "none">("data-answer");
export const closeButton = marker("data-close");
/** Shown if the answer could not be recorded. */
export const recordProblem = marker("data-consent-problem");
/** Its value is announced once an answer is stored. */
export const savedStatus = marker<string>("data-consent-saved");
