import type { PublishedPost } from "#domain/blog/published-post.ts";

/** A post as readers see it, with nothing in it but what the test is about. */
export function publishedPost(slug: string, changes: Partial<PublishedPost> = {}): PublishedPost {
	return {
		id: `${slug} ${changes.locale ?? "en"}`,
		slug,
		locale: "en",
		title: slug,
		excerpt: "",
		author: "",
		category: "annuities",
		tags: [],
		product: null,
		state: null,
		featured: false,
		image: null,
		readingTime: 1,
		publishedAt: "2026-11-01T00:00:00Z",
		updatedAt: "2026-11-01T00:00:00Z",
		socialImage: null,
		meta: { title: "", description: "" },
		html: "",
		headings: [],
		text: "",
		isBuiltIn: false,
		isAuthored: false,
		...changes,
	};
}
