import { type PageContext, pageContextId } from "./page-context.ts";

/** What the server wrote into the page for its scripts; nothing on a page that gets none. */
export function readPageContext(): PageContext | undefined {
	const text = document.getElementById(pageContextId)?.textContent;
	return text ? (JSON.parse(text) as PageContext) : undefined;
}
