import { builtInSlugs } from "./authored-posts.ts";

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxLength = 80;

/** No article has this address: "Article not found" is rendered there. */
export const missingPostSlug = "404";

/** Addresses below `/blog` that are something else, or articles that no database has. */
const reserved: readonly string[] = ["preview", missingPostSlug, ...builtInSlugs];

/** True if staff may give an article that address. */
export function isPostSlug(slug: unknown): slug is string {
	return typeof slug === "string" && slug.length <= maxLength && pattern.test(slug) && !reserved.includes(slug);
}
