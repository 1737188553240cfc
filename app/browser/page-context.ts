import type { Locale } from "#domain/locale/locales.ts";

export interface Notice {
	title: string;
	text: string;
}

/** What the scripts of a page share, written once into the page as JSON. */
export interface PageContext {
	locale: Locale;
	/** The messages of the page's interactive parts, by namespace, in the reader's language. */
	messages: Record<string, unknown>;
	/** What may have to be said on any page. */
	notices: { accessDenied: Notice; welcomeBack: Notice; delivered: Notice };
}

export const pageContextId = "page-context";

/** What the server wrote into the page for its scripts; undefined on a page that gets none. */
export function readPageContext(): PageContext | undefined {
	const json = document.getElementById(pageContextId)?.textContent;
	return json ? (JSON.parse(json) as PageContext) : undefined;
}
