import { defaultLocale, type Locale } from "../locale/locales.ts";
import { foldTerm } from "../search/terms.ts";
import type { PostSummary, PublishedPost } from "./published-post.ts";

/** The filter that a reader chose on the list. */
export interface PostFilter {
	words: string;
	/** Empty: all. */
	category: string;
}

/**
 * The posts that a reader may want: those in their language, then those that exist only in English. The newest come first
 * in both.
 */
export function postsFor<Post extends PostSummary>(posts: readonly Post[], locale: Locale): Post[] {
	const own = posts.filter((post) => post.locale === locale);
	const slugs = new Set(own.map(({ slug }) => slug));
	const others = posts.filter((post) => post.locale === defaultLocale && !slugs.has(post.slug));
	return [...newestFirst(own), ...newestFirst(others)];
}

/** The post of that slug in the reader's language, or in English. */
export function findPost<Post extends PostSummary>(posts: readonly Post[], locale: Locale, slug: string) {
	const all = posts.filter((post) => post.slug === slug);
	return all.find((post) => post.locale === locale) ?? all.find((post) => post.locale === defaultLocale);
}

/** Posts of the category with all of the words, in any order. */
export function filterPosts(posts: readonly PublishedPost[], { words, category }: PostFilter): PublishedPost[] {
	const wanted = termsOf(words);
	return posts.filter((post) => {
		if (category && post.category !== category) return false;
		const terms = termsOf([post.title, post.excerpt, post.author, ...post.tags, post.text].join(" "));
		return wanted.every((word) => terms.some((term) => term.startsWith(word)));
	});
}

/** The categories that the posts have, in the order of a list of all. */
export function categoriesOf(posts: readonly PostSummary[], order: readonly string[]): string[] {
	const present = [...new Set(posts.map(({ category }) => category))];
	return [...order.filter((category) => present.includes(category)), ...present.filter((one) => !order.includes(one))];
}

export const maxRelatedPosts = 3;

/** Others of the same category. */
export function relatedPosts(posts: readonly PublishedPost[], post: PublishedPost, locale: Locale): PublishedPost[] {
	return postsFor(posts, locale)
		.filter(({ slug, category }) => slug !== post.slug && category === post.category)
		.slice(0, maxRelatedPosts);
}

function newestFirst<Post extends PostSummary>(posts: readonly Post[]): Post[] {
	return posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
}

function termsOf(text: string): string[] {
	return text
		.split(/[^\p{L}\p{N}]+/u)
		.map(foldTerm)
		.filter(Boolean);
}
