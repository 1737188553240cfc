import { namedParts } from "#app/browser/named-parts.ts";

/** The ids by which the panel, its button and the script find each other. */
export const chatPanelId = "chat-panel";
export const chatButtonId = "chat-button";

/** `chat` contains the conversation; `wait` is there until its script is; `continue` marks the button of an unfinished one. */
export const { part, findPart } = namedParts<"chat" | "wait" | "continue">();
