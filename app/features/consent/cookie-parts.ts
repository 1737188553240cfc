import { marker } from "#app/browser/marker.ts";
import { namedParts } from "#app/browser/named-parts.ts";

export const noticeId = "cookie-notice";

/** The two faces of the notice, of which one shows at a time. */
export type NoticeFace = "question" | "honored";

export const { part, findPart } = namedParts<NoticeFace>();

/** What a button of the notice answers. */
export const answerButton = marker<"all" | "none">("data-answer");
export const closeButton = marker("data-close");
/** Shown where the answer could not be recorded. */
export const recordProblem = marker("data-consent-problem");
/** Holds what is announced once an answer is stored. */
export const savedStatus = marker<string>("data-consent-saved");
