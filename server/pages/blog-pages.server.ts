import { blogPath, postPath } from "#domain/blog/blog-paths.ts";
import { isLocale, type Locale, locales } from "#domain/locale/locales.ts";
import { localeFiles } from "#domain/pages/prerendered-files.ts";
import type { PublishedPosts } from "../blog/published-posts.server.ts";
import { builtPostsVersion } from "../blog/shown-posts.server.ts";
import type { PageSource } from "../platform/http/page-source.server.ts";

/** Files that list posts of a language. */
const filesOf = new Map(
	locales.flatMap((locale) =>
		[localeFiles.sitemap, localeFiles.searchIndex, localeFiles.rss, localeFiles.atom].map((path) => [
			path(locale),
			locale,
		]),
	),
);
/** Files that list posts in English. */
const generalFiles = ["/sitemap.xml", "/llms.txt"];

/** Follows the version of a list that is known to be current. */
const currentMark = "+";

/**
 * The list of posts, the posts and the files that name them. The build has them without the posts of the database. Like
 * all pages, they follow the claims as well.
 * @param claims the source of pages with people: an article shows its author's public profile. It has one version for all of them
 */
export function blogPages(posts: PublishedPosts, claims: PageSource): PageSource {
	const claimsVersion = () => claims.versionOf("/en/about");
	const whole = (version: string, claimed: string | null | undefined) => `${version} ${claimed}`;

	function ownVersion(path: string): string | null {
		const locale = filesOf.get(path) ?? (generalFiles.includes(path) ? "en" : undefined);
		if (locale) return posts.versionOf(locale);
		const [, first, ...rest] = path.split("/");
		const page = `/${rest.join("/")}`;
		if (!isLocale(first) || !page.startsWith(blogPath)) return null;
		// The build's posts may be outdated, and the list says so.
		if (page === blogPath) return posts.versionOf(first) + (posts.isCurrent() ? currentMark : "");
		return isPost(first, page) ? posts.versionOf(first) : null;
	}

	function isPost(locale: Locale, page: string): boolean {
		return posts.all().some((post) => postPath(post.slug) === page && (post.locale === locale || post.locale === "en"));
	}

	return {
		builtVersion: whole(builtPostsVersion, claims.builtVersion),
		versionOf(path) {
			const version = ownVersion(path);
			return version === null ? null : whole(version, claimsVersion());
		},
		// A page may lack what is new for the moment that it takes to render it. It may not show what ended: a text or a claim.
		mayStillShow(version) {
			const [own = ""] = version.split(" ", 1);
			const claimed = version.slice(own.length + 1);
			return posts.areStillPublished(own.replace(currentMark, "")) && claims.mayStillShow(claimed);
		},
		refresh: () => posts.refresh(),
	};
}
