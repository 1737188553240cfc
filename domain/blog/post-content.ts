import type { PostDocument } from "./post-document.ts";

/** The products that a post can be about, as the specification calls them. */
export const productFocuses = ["final_expense", "iul", "fia"] as const;
export type ProductFocus = (typeof productFocuses)[number];

/** A post in one language, as somebody wrote it. A version keeps it whole. */
export interface PostContent {
	title: string;
	excerpt: string;
	/** For search engines. Empty: the title and the excerpt. */
	metaTitle: string;
	metaDescription: string;
	author: string;
	/** One of `postCategories`; empty until it is chosen. */
	category: string;
	/** English, lower case. The search finds them. */
	tags: string[];
	productFocus: ProductFocus | null;
	/** A state's two letters. */
	stateFocus: string | null;
	featured: boolean;
	/** The picture above the text. */
	imageUrl: string | null;
	/** A description of the image, in this language. */
	imageAlt: string;
	document: PostDocument;
}

export const emptyDocument: PostDocument = { type: "doc", content: [{ type: "paragraph" }] };

/** The content that the languages of a post share when a translation begins: everything except words. */
export function contentWithoutWords(original: PostContent): PostContent {
	return {
		...original,
		title: "",
		excerpt: "",
		metaTitle: "",
		metaDescription: "",
		imageAlt: "",
		document: emptyDocument,
	};
}
