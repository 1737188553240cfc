import type { Locale } from "../locale/locales.ts";
import type { ProductFocus } from "./post-content.ts";
import type { PostHeading } from "./post-headings.ts";

/** The data of a post's card. */
export interface PostSummary {
	/** The id of its row, or the slug of a built-in post. */
	id: string;
	slug: string;
	/** The language that it is written in. */
	locale: Locale;
	title: string;
	excerpt: string;
	author: string;
	category: string;
	tags: readonly string[];
	product: ProductFocus | null;
	/** The code of a state. */
	state: string | null;
	featured: boolean;
	image: { src: string; alt: string } | null;
	/** In minutes. */
	readingTime: number;
	/** ISO times. */
	publishedAt: string;
	updatedAt: string;
}

/** A post in one language, as readers see it. */
export interface PublishedPost extends PostSummary {
	/** The address of the image for social networks. Null until it is drawn, some seconds after a publication. */
	socialImage: string | null;
	meta: { title: string; description: string };
	/** Clean HTML. */
	html: string;
	headings: readonly PostHeading[];
	/** Its text, for the search. */
	text: string;
	/** Built-in posts have no row. */
	isBuiltIn: boolean;
	/** True if its words are those that came with the site. */
	isAuthored: boolean;
}
