import type { ProductFocus } from "./post-content.ts";

/** The categories of posts, in the order of the filters. Their names are in the messages. */
export const postCategories = ["final-expense", "life-insurance", "annuities", "your-rights"] as const;
export type PostCategory = (typeof postCategories)[number];

/** The facts that are the same in all languages of a post. */
export interface PostFacts {
	category: PostCategory;
	/** English, lower case. The search finds them. */
	tags: readonly string[];
	product: ProductFocus | null;
	/** The code of a state. */
	state: string | null;
	featured: boolean;
	/** The author. */
	author: string;
	/** The address of its illustration, without origin. */
	image: string;
}
