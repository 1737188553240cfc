import type { Log } from "../log.server.ts";
import { type KeptPage, PageMemory } from "./page-memory.server.ts";
import type { PageSource } from "./page-source.server.ts";
import type { StaticFile, StaticFiles } from "./static-files.server.ts";

/** The most bytes of copies that were rendered while the server runs. The 380 pages of 2026 take 14 MB. */
const usualMaxBytes = 48 * 1024 * 1024;

/** Rendering needs the only thread; compressing does not. */
const maxRendersAtOnce = 2;

/** How long a visitor waits for a page if the copy in memory is outdated. Usually it is rendered by then. */
const maxWaitWithCopyMs = 250;

/** How long a visitor waits if no copy may be shown. */
const maxWaitMs = 3000;

/** After a failed render, until the next one. Doubled with each failure. */
const firstPauseMs = 2000;
const maxPauseMs = 120_000;

const maxAttempts = 3;

interface KeptPagesOptions {
	sources: readonly PageSource[];
	/** The build's files. Those that are replaced are removed. */
	files: StaticFiles;
	/** Renders the page as everybody may see it. Fails if it can't be rendered. */
	render(path: string): Promise<StaticFile>;
	/** While the process is overloaded, outdated copies are shown, and not renewed. */
	isBusy(): boolean;
	log: Log;
	maxBytes?: number;
}

/** Pages that are rendered while the server runs, and cached in memory like prerendered ones (decision 032). */
export interface KeptPages {
	/** Undefined if no source has the page. */
	versionOf(path: string): string | undefined;
	/** Undefined if no source has the page. Null if it can't be rendered, or not in time. */
	find(path: string): StaticFile | undefined | Promise<StaticFile | null>;
	/** Asks the sources for the newest versions. If one fails, its pages stay as they are. */
	refresh(): Promise<void>;
	/** True if a visitor who asks for this path gets a page or a file from memory. */
	has(path: string): boolean;
	/** What visitors get now: the pages and files in memory that may still be shown. Doesn't count as a use. */
	shown(): [path: string, file: StaticFile][];
	/** The pages in memory that could be renewed now. */
	outdated(): string[];
	/** Renders a page again. If that fails, the cached copy stays. */
	renew(path: string): Promise<void>;
}

export function createKeptPages(options: KeptPagesOptions): KeptPages {
	const { sources, files, render, isBusy, log } = options;
	const memory = new PageMemory(options.maxBytes ?? usualMaxBytes);
	const places = createPlaces(maxRendersAtOnce);
	const running = new Map<string, Promise<void>>();
	/** Each version that a page has had since its render began. */
	const rendering = new Map<string, Set<string | undefined>>();
	const failures = new Map<string, { pauseMs: number; until: number }>();

	/** Sources that have failed since the last refresh, so that each failure is logged once. */
	const failing = new Set<PageSource>();

	/** A source that fails has no page: all others go on. */
	function hasPage(source: PageSource, path: string): boolean {
		try {
			return source.versionOf(path) !== null;
		} catch (error) {
			if (!failing.has(source)) log.error({ error, path }, "the version of a page could not be read");
			failing.add(source);
			return false;
		}
	}

	function sourceOf(path: string): PageSource | undefined {
		return sources.find((source) => hasPage(source, path));
	}

	const versionOf = (path: string) => sourceOf(path)?.versionOf(path) ?? undefined;

	function keptOf(source: PageSource, path: string): KeptPage | undefined {
		const kept = memory.get(path);
		if (kept || source.builtVersion === undefined) return kept;
		const built = files.get(path);
		return built && { file: built, version: source.builtVersion };
	}

	const isPaused = (path: string) => (failures.get(path)?.until ?? 0) > performance.now();

	/** At most one render of a page runs. */
	function renew(path: string): Promise<void> {
		const known = running.get(path);
		if (known) return known;
		if (isPaused(path)) return Promise.resolve();
		const renewal = places.take(() => renderOnce(path)).finally(() => running.delete(path));
		running.set(path, renewal);
		return renewal;
	}

	async function renderOnce(path: string): Promise<void> {
		const version = versionOf(path);
		if (version === undefined) return;
		const seen = new Set<string | undefined>([version]);
		rendering.set(path, seen);
		try {
			const file = await render(path);
			failures.delete(path);
			// It may show something that was published and withdrawn in between, although its version is the earlier
			// one again.
			if (seen.add(versionOf(path)).size > 1) return;
			memory.set(path, { file, version });
			files.delete(path);
		} catch (error) {
			const pauseMs = Math.min((failures.get(path)?.pauseMs ?? firstPauseMs / 2) * 2, maxPauseMs);
			failures.set(path, { pauseMs, until: performance.now() + pauseMs });
			log.error({ error, path, nextAttemptInMs: pauseMs }, "a page could not be rendered again");
		} finally {
			rendering.delete(path);
		}
	}

	/** The page after one render; the outdated copy if that fails. */
	async function renewedOnce(path: string, outdated: StaticFile): Promise<StaticFile> {
		await renew(path);
		return memory.get(path)?.file ?? outdated;
	}

	/** The page after as many renders as it takes until it may be shown. */
	async function renewedForCertain(source: PageSource, path: string): Promise<StaticFile | null> {
		for (let attempt = 0; attempt < maxAttempts; attempt++) {
			await renew(path);
			const kept = keptOf(source, path);
			if (kept && mayBeShown(source, path, kept.version)) return kept.file;
			if (isPaused(path)) return null;
		}
		return null;
	}

	const isGone = (path: string) => sources.some((source) => source.isGone?.(path));

	return {
		versionOf,
		find(path) {
			const source = sourceOf(path);
			if (!source) {
				// Otherwise its visitors would get the build's copy.
				if (isGone(path)) files.delete(path);
				return undefined;
			}
			const kept = keptOf(source, path);
			if (kept?.version === source.versionOf(path)) return kept.file;
			if (!kept || !source.mayStillShow(kept.version)) {
				return inTime(renewedForCertain(source, path), maxWaitMs, null);
			}
			return isBusy() ? kept.file : inTime(renewedOnce(path, kept.file), maxWaitWithCopyMs, kept.file);
		},
		async refresh() {
			const results = await Promise.allSettled(sources.map((source) => source.refresh()));
			for (const { reason } of results.filter(({ status }) => status === "rejected") as PromiseRejectedResult[]) {
				log.warn({ error: reason }, "the versions of pages could not be read");
			}
			failing.clear();
			// Versions change in a refresh only, so none of them is missed.
			for (const [path, seen] of rendering) seen.add(versionOf(path));
			for (const [path] of memory.entries()) if (!sourceOf(path)) memory.delete(path);
			for (const path of failures.keys()) if (!sourceOf(path)) failures.delete(path);
		},
		has: (path) => sourceOf(path) !== undefined || (files.has(path) && !isGone(path)),
		shown() {
			const built = [...files].map(([path, file]) => ({ path, file, version: sourceOf(path)?.builtVersion }));
			const kept = memory.entries().map(([path, page]) => ({ path, ...page }));
			return [...kept, ...built]
				.filter(({ path, version }) => {
					const source = sourceOf(path);
					if (!source) return !isGone(path);
					return version !== undefined && mayBeShown(source, path, version);
				})
				.map(({ path, file }) => [path, file]);
		},
		outdated() {
			const kept = memory.entries().map(([path, { version }]) => ({ path, version }));
			const built = [...files.keys()].map((path) => ({ path, version: sourceOf(path)?.builtVersion }));
			return [...kept, ...built]
				.filter(
					({ path, version }) => version !== undefined && version !== (sourceOf(path)?.versionOf(path) ?? version),
				)
				.map(({ path }) => path)
				.filter((path) => !isPaused(path));
		},
		renew,
	};
}

function mayBeShown(source: PageSource, path: string, version: string): boolean {
	return version === source.versionOf(path) || source.mayStillShow(version);
}

async function inTime<T>(page: Promise<T>, ms: number, otherwise: T): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<T>((resolve) => {
		timer = setTimeout(resolve, ms, otherwise);
	});
	return Promise.race([page, tooLate]).finally(() => clearTimeout(timer));
}

/** Lets only so many tasks run at once; the others wait in order. */
function createPlaces(max: number) {
	const waiting: (() => void)[] = [];
	let free = max;
	return {
		async take<T>(task: () => Promise<T>): Promise<T> {
			if (free > 0) free--;
			else await new Promise<void>((resolve) => waiting.push(resolve));
			try {
				return await task();
			} finally {
				const next = waiting.shift();
				if (next) next();
				else free++;
			}
		},
	};
}
