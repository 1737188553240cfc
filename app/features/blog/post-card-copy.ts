import type { Locale } from "#domain/locale/locales.ts";

/** A post as its card shows it, in the reader's language except for its own words. */
export interface PostCardCopy {
	id: string;
	slug: string;
	/** The language of its text, if it isn't the reader's. */
	language: Locale | undefined;
	title: string;
	excerpt: string;
	author: string;
	category: { id: string; name: string };
	/** The name of the state that it is about. */
	state: string | null;
	image: { src: string; alt: string } | null;
	/** "November 23, 2026" */
	date: string;
	/** "6 min read" */
	minutes: string;
}
