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

/** Where an island's props stand. */
export function propsId(islandId: string): string {
	return `${islandId}-props`;
}
