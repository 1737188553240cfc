import { createHash } from "node:crypto";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import { defaultLocale, type Locale } from "#domain/locale/locales.ts";

/** The version of what the build knows: no posts of a database. */
export const builtPostsVersion = "build";

/** How many earlier versions are remembered. Pages of older ones are rendered again before they are shown. */
const maxRemembered = 100;

/** The database content shown on the pages of a language, by version. */
interface ShownPosts {
	/** Changes when what pages of that language show does, and when a post gets or loses any language. */
	versionOf(posts: readonly PublishedPost[], locale: Locale): string;
	/** True if every text of an earlier version is still published as it was. */
	areStill(posts: readonly PublishedPost[], version: string): boolean;
}

export function createShownPosts(): ShownPosts {
	const remembered = new Map<string, readonly string[]>([[builtPostsVersion, []]]);

	function remember(version: string, texts: readonly string[]): void {
		remembered.delete(version);
		remembered.set(version, texts);
		const [oldest] = [...remembered.keys()].filter((known) => known !== builtPostsVersion);
		if (remembered.size > maxRemembered && oldest) remembered.delete(oldest);
	}

	return {
		versionOf(posts, locale) {
			if (posts.length === 0) return builtPostsVersion;
			const shown = posts.filter((post) => post.locale === locale || post.locale === defaultLocale);
			// Pages and sitemaps name a post's other languages.
			const addresses = posts.map((post) => [post.slug, post.locale]);
			const texts = shown.map(textOf);
			const images = shown.map(({ socialImage }) => socialImage);
			const version = createHash("sha256")
				.update(JSON.stringify([texts, addresses, images]))
				.digest("hex")
				.slice(0, 16);
			remember(version, texts);
			return version;
		},
		areStill(posts, version) {
			const earlier = remembered.get(version);
			const now = new Set(posts.map(textOf));
			return earlier?.every((text) => now.has(text)) ?? false;
		},
	};
}

/** Equal only for the same text: each publication has its own time. */
function textOf({ id, updatedAt }: PublishedPost): string {
	return `${id} ${updatedAt}`;
}
