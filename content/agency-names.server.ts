import { agency, contentFacts } from "./agency.ts";

let set: readonly string[] = [];

/** The names that the agency has now and had before: a text that somebody saw under an earlier one is still ours. */
export function agencyNames(): ReadonlySet<string> {
	return new Set([agency.name, contentFacts.identity.name, ...set]);
}

/** @param names all that an admin has ever set */
export function rememberAgencyNames(names: readonly string[]): void {
	set = names;
}

/** The author of an article, which says the agency's name of its day. */
export function shownAuthor(author: string): string {
	return agencyNames().has(author) ? agency.name : author;
}

/**
 * An article that came with the site, under the agency's present name. It was stored with the name of the day on which the
 * database was new, which is also its author.
 */
export function underPresentName<Post extends { author: string; html: string; text: string }>(post: Post): Post {
	const now = shownAuthor(post.author);
	if (now === post.author) return post;
	// A name has no other sign that HTML escapes.
	const inHtml = (name: string) => name.replaceAll("&", "&amp;");
	return {
		...post,
		html: post.html.replaceAll(inHtml(post.author), () => inHtml(now)),
		text: post.text.replaceAll(post.author, () => now),
	};
}
