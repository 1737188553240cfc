import type { Locale } from "../locale/locales.ts";

/** A text in place of an original. */
export interface SetText {
	text: string;
	/** Identifies the original that it replaced, so that somebody notices when a new version of the site has another one. */
	original: string;
	/** That original. Unknown for what was written before it was kept. */
	replaced?: string;
}

/** What an admin has written in place of one text of the site. */
export interface SetWords {
	/** The folder of the copy in `content/`, or `messages/` and a namespace. */
	page: string;
	/** In the copy: `costs.items.2.text`. */
	place: string;
	/** A language without one has the original. */
	texts: Readonly<Partial<Record<Locale, SetText>>>;
	/** The change that the other languages have to follow. The time is in ISO format. */
	changed: { locale: Locale; at: string };
	/** The languages that nobody has changed or compared since. */
	behind: readonly Locale[];
}
