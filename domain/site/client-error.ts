import { errorNames, isErrorWord } from "./error-words.ts";

/** Where a browser met an error: in an island, in the staff application, or anywhere else on a page. */
export const clientErrorSources = ["island", "application", "page"] as const;
export type ClientErrorSource = (typeof clientErrorSources)[number];

/** An error in a visitor's browser. Enough to find its cause, and nothing that was typed. */
export interface ClientError {
	source: ClientErrorSource;
	/** `TypeError` */
	name: string;
	message: string;
	/** The path of the page, without its query. */
	page: string;
	/** Where it happened in our scripts, the innermost first: `/assets/chat-B2x9.js:1:512`. */
	frames: string[];
}

export const maxClientErrorFrames = 8;
const maxMessageLength = 200;
const ownScript = /\/[\w\-./]{1,120}\.(?:m?js|tsx?)(?:\?[\w=&.]*)?:\d{1,6}:\d{1,6}/g;

export function clientErrorOf(error: unknown, source: ClientErrorSource, page: string): ClientError {
	const { name, message, stack } = error instanceof Error ? error : { name: "", message: String(error), stack: "" };
	const frames = [...(stack ?? "").replaceAll(message, "").matchAll(ownScript)].map(([frame]) =>
		frame.replace(/\?[^:]*/, "").replace(/^\/\/[^/]*/, ""),
	);
	return {
		source,
		name: knownErrorName(name),
		message: withoutValues(message),
		page: /^\/[\w\-./]{0,200}$/.test(page) ? page : "/",
		frames: frames.slice(0, maxClientErrorFrames),
	};
}

export function knownErrorName(name: string): string {
	return errorNames.has(name) ? name : "Error";
}

/**
 * Removes from an error message the words that a visitor could have typed: browsers quote values, and an email address,
 * a phone number or a figure is a word with an @ or a digit. Other words stay only if errors are made of them.
 */
export function withoutValues(message: string): string {
	return message
		.slice(0, 2000)
		.replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\w)'[^']*'?/g, "…")
		.replace(/\S*[@\d]\S*|\w+:\/\/\S*/g, "…")
		.replace(/[^\p{L}\p{M}\p{P}\p{Sm} ]+/gu, " ")
		.replace(/[\p{L}\p{M}_]+(?:[.'’-][\p{L}\p{M}_]+)*/gu, (word) => (isErrorWord(word) ? word : "…"))
		.replace(/…(?:[ …]*…)+/g, "…")
		.trim()
		.slice(0, maxMessageLength);
}
