import { namedParts } from "#app/browser/named-parts.ts";

/** By these the panel, its button and their script find each other in the page. */
export const chatPanelId = "chat-panel";
export const chatButtonId = "chat-button";

/** `talk` holds the conversation; until it has come, `wait` says so. */
export const { part, findPart } = namedParts<"talk" | "wait">();
