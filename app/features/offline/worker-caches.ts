import { copyCachePrefix } from "#domain/site/stored-names.ts";
import { mayKeep } from "./cache-rules.ts";

const kinds = { pages: { max: 40 }, assets: { max: 160 } };

/** Tells the two kinds of caches by what they hold. */
const kindOf = (path: string): keyof typeof kinds => (path.startsWith("/assets/") ? "assets" : "pages");
const prefixOf = (path: string) => `${copyCachePrefix}${kindOf(path)}_`;

export type Copies = ReturnType<typeof copiesOf>;

/**
 * The copies that one build stores. Those of the previous build stay as well: a page that is still open, or that is
 * shown without a connection, finds the files that belong to it. Older ones are deleted.
 * @param permanent pages that newer ones don't replace
 */
export function copiesOf(build: string, permanent: readonly string[]) {
	/** Looks in this build's copies first. */
	async function find(path: string): Promise<Response | undefined> {
		const prefix = prefixOf(path);
		const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
		for (const name of [prefix + build, ...names.reverse()]) {
			const found = await (await caches.open(name)).match(path, { ignoreVary: true });
			if (found) return found;
		}
		return undefined;
	}

	async function put(path: string, response: Response): Promise<void> {
		const cache = await caches.open(prefixOf(path) + build);
		// The newest has the last place.
		await cache.delete(path);
		await cache.put(path, response);
		const keys = (await cache.keys()).filter(({ url }) => !permanent.includes(new URL(url).pathname));
		for (const key of keys.slice(0, Math.max(0, keys.length - kinds[kindOf(path)].max))) await cache.delete(key);
	}

	// Storage may be full or denied. Then the network alone answers.
	const findSafely = (path: string) => find(path).catch(() => undefined);
	const keep = (path: string, response: Response) => put(path, response).catch(() => undefined);

	return {
		find: findSafely,
		keep,
		/**
		 * Fetches what is missing, one after the other, because nothing waits for it.
		 * @param maxAgeMs a copy that is older counts as missing
		 */
		async fetchMissing(paths: readonly string[], maxAgeMs = Number.POSITIVE_INFINITY): Promise<void> {
			for (const path of paths) {
				const found = await findSafely(path);
				if (found && !(ageOf(found) > maxAgeMs)) continue;
				const response = await fetch(path).catch(() => undefined);
				if (response && mayKeep(response)) await keep(path, response);
			}
		},
		async deleteOld(): Promise<void> {
			const all = await caches.keys();
			for (const prefix of ["/", "/assets/"].map(prefixOf)) {
				const older = all.filter((name) => name.startsWith(prefix) && name !== prefix + build);
				for (const name of older.slice(0, -1)) await caches.delete(name);
			}
		},
	};
}

/** In milliseconds; not a number if the server didn't say when it answered. */
function ageOf({ headers }: Response): number {
	return Date.now() - Date.parse(headers.get("date") ?? "");
}

/** A page of this site that can be read without a connection. */
export interface SavedPage {
	path: string;
	title: string;
}

/** The pages below this path that are stored on the device, newest first. */
export async function savedPages(below: string): Promise<SavedPage[]> {
	const titles = new Map<string, string>();
	for (const name of (await caches.keys()).filter((key) => key.startsWith(prefixOf("/"))).reverse()) {
		const cache = await caches.open(name);
		for (const { url } of (await cache.keys()).toReversed()) {
			const { pathname } = new URL(url);
			if (!`${pathname}/`.startsWith(below) || pathname === `${below}offline` || titles.has(pathname)) continue;
			const html = await (await cache.match(url, { ignoreVary: true }))?.text();
			// Not the whole page: the content security policy of this one would refuse the other one's style.
			const [element = ""] = /<title\b[^>]*>[^<]*<\/title>/.exec(html ?? "") ?? [];
			const { title } = new DOMParser().parseFromString(element, "text/html");
			if (title) titles.set(pathname, title);
		}
	}
	return [...titles].map(([path, title]) => ({ path, title }));
}
