import { underPresentName } from "#content/agency-names.server.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Database } from "../platform/database/client.server.ts";
import { builtInPosts } from "./built-in-posts.server.ts";
import { createPostReader, type FormerSlugs, readPublishedState } from "./read-published-posts.server.ts";
import { createShownPosts } from "./shown-posts.server.ts";

/** All that is published, in the memory of this process. Nothing here waits for the database. */
export interface PublishedPosts {
	/** In all languages. The same array until something changes. */
	all(): readonly PublishedPost[];
	/** The slug that a post has now. */
	currentSlug(former: string): string | undefined;
	/** True if the database was reached at the last attempt. If not, posts that were published since are missing. */
	isCurrent(): boolean;
	/** True if the database was ever reached. If not, only the posts of the build are known. */
	isKnown(): boolean;
	/** Changes when posts in that language change, or their English fallbacks, or the languages of any post. */
	versionOf(locale: Locale): string;
	/**
	 * True if readers may still see everything on a page of an earlier version: nothing was unpublished or replaced.
	 */
	areStillPublished(version: string): boolean;
	/** Reads what is published. If it fails, what is known stays. */
	refresh(): Promise<void>;
}

/** @param database null while it has not been reached */
export function createPublishedPosts(database: () => Database | null): PublishedPosts {
	let state: string | null = null;
	let isCurrent = false;
	let stored: readonly PublishedPost[] = [];
	let former: FormerSlugs = new Map();
	let versions = new Map<Locale, string>();
	const shown = createShownPosts();
	const readPosts = createPostReader();
	let joined: { builtIn: readonly PublishedPost[]; all: readonly PublishedPost[] } | null = null;

	async function readFrom(db: Database): Promise<void> {
		const newest = await readPublishedState(db);
		if (newest.hash === state) return;
		stored = await readPosts(db, newest.names);
		former = newest.former;
		versions = new Map();
		joined = null;
		state = newest.hash;
	}

	return {
		all() {
			const builtIn = builtInPosts();
			if (joined?.builtIn !== builtIn) {
				const now = stored.map((post) => (post.isAuthored ? underPresentName(post) : post));
				joined = { builtIn, all: [...builtIn, ...now] };
			}
			return joined.all;
		},
		currentSlug: (slug) => former.get(slug),
		isCurrent: () => isCurrent,
		isKnown: () => state !== null,
		versionOf(locale) {
			const version = versions.get(locale) ?? shown.versionOf(stored, locale);
			versions.set(locale, version);
			return version;
		},
		areStillPublished: (version) => shown.areStill(stored, version),
		async refresh() {
			try {
				const db = database();
				if (!db) return;
				await readFrom(db);
				isCurrent = true;
			} catch (error) {
				isCurrent = false;
				throw error;
			}
		},
	};
}
