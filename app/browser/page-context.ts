import type { Claims } from "#domain/claims/claims.ts";
import type { Locale } from "#domain/locale/locales.ts";

export interface Notice {
	title: string;
	text: string;
}

/** Messages about the session for signed-in visitors. */
export interface SessionNotices {
	sessionWarning: Notice & { stay: string };
	sessionExpired: Notice;
}

/** The data that all scripts of a page share. The page contains it once, as JSON. */
export interface PageContext {
	locale: Locale;
	/** The messages of the page's interactive parts in the page's language, by namespace. */
	messages: Record<string, unknown>;
	/** The address of the file with more messages; null if the page needs none of them. */
	filedAt: string | null;
	/** The claims that the page may make. */
	claims: Claims;
	/** Notices that any page may have to show. */
	notices: SessionNotices & { accessDenied: Notice; welcomeBack: Notice & { dashboard: string }; delivered: Notice };
}

export const pageContextId = "page-context";

/** Reads the context from the page; undefined on a page that has none. */
export function readPageContext(): PageContext | undefined {
	const json = document.getElementById(pageContextId)?.textContent;
	return json ? (JSON.parse(json) as PageContext) : undefined;
}
