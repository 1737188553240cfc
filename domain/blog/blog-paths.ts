/** The list of posts. Paths carry no language. */
export const blogPath = "/blog";

export function postPath<Slug extends string>(slug: Slug) {
	return `${blogPath}/${slug}` as const;
}

/** The query of the list: words to search for, and a category. */
export const blogQuery = { words: "q", category: "category" } as const;

export const feedNames = ["rss.xml", "atom.xml"] as const;
export type FeedName = (typeof feedNames)[number];

export function feedPath(name: FeedName): string {
	return `${blogPath}/${name}`;
}

/** True if an address can only be that of a post: `/es/blog/some-post`. */
export function isPostAddress(pathname: string): boolean {
	return /^\/[a-z]{2}\/blog\/[^/]+$/.test(pathname);
}
