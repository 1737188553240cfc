import { offeredPath } from "#content/offered-path.ts";
import { builtInSlugs } from "#domain/blog/authored-posts.ts";
import { blogPath, postPath } from "#domain/blog/blog-paths.ts";
import { isLocale, type Locale, locales } from "#domain/locale/locales.ts";
import { localeFiles } from "#domain/pages/prerendered-files.ts";
import { localizedPath } from "#domain/site/pages.ts";
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

/** An article of every build. */
const articleSample = localizedPath("en", postPath(builtInSlugs[0]));

/** Follows the version of a list that is known to be current. */
const currentMark = "+";

/**
 * The posts, then the list of posts and the files that name them. The build has them without the posts of the database.
 * Like all pages, they follow the claims as well.
 * @param ofOthers the source of pages without people
 * @param ofArticles an article shows its author's public profile, and its price card who answers
 */
export function blogPages(
	posts: PublishedPosts,
	[, ofOthers, ofArticles]: readonly [ofTeam: PageSource, ofOthers: PageSource, ofArticles: PageSource],
): [articles: PageSource, lists: PageSource] {
	const whole = (version: string, claimed: string | null | undefined) => `${version} ${claimed}`;

	function listVersion(path: string): string | null {
		const locale = filesOf.get(path) ?? (generalFiles.includes(path) ? "en" : undefined);
		if (locale) return posts.versionOf(locale);
		const [first, page] = partsOf(path);
		if (!isLocale(first) || page !== blogPath) return null;
		// The build's posts may be outdated, and the list says so.
		return posts.versionOf(first) + (posts.isCurrent() ? currentMark : "");
	}

	function postVersion(path: string): string | null {
		const [first, page] = partsOf(path);
		return isLocale(first) && page.startsWith(blogPath) && isPost(first, page) ? posts.versionOf(first) : null;
	}

	function isPost(locale: Locale, page: string): boolean {
		return posts.all().some((post) => postPath(post.slug) === page && (post.locale === locale || post.locale === "en"));
	}

	/** @param sample a page of these claims, which have one version for all of theirs */
	const source = (
		ownVersion: (path: string) => string | null,
		claims: PageSource,
		sample: string,
	): Omit<PageSource, "refresh"> => ({
		builtVersion: whole(builtPostsVersion, claims.builtVersion),
		versionOf(path) {
			const version = offeredPath(path) === undefined ? ownVersion(path) : null;
			return version === null ? null : whole(version, claims.versionOf(sample));
		},
		// A page may lack what is new for the moment that it takes to render it. It may not show what ended: a text or a claim.
		mayStillShow(version) {
			const [own = ""] = version.split(" ", 1);
			const claimed = version.slice(own.length + 1);
			return posts.areStillPublished(own.replace(currentMark, "")) && claims.mayStillShow(claimed);
		},
	});

	return [
		{ ...source(postVersion, ofArticles, articleSample), refresh: () => posts.refresh() },
		{ ...source(listVersion, ofOthers, "/sitemap.xml"), async refresh() {} },
	];
}

/** The language of a page, and its path in it. */
function partsOf(path: string): [first: string | undefined, page: string] {
	const [, first, ...rest] = path.split("/");
	return [first, `/${rest.join("/")}`];
}
