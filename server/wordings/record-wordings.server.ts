import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { currentClaims } from "#content/current-claims.server.ts";
import { pageText } from "#domain/wordings/page-text.ts";
import type { OpenSite } from "../open-site.server.ts";
import type { KeptPages } from "../platform/http/kept-pages.server.ts";
import type { StaticFile } from "../platform/http/static-files.server.ts";
import { openSweeper, type Sweeper } from "../platform/sweeper.server.ts";
import { endWordings, storeWordings, type Wording } from "./store-wordings.server.ts";
import { templateWordings } from "./template-wordings.server.ts";

const decompress = promisify(brotliDecompress);

/** Also the time after a start, which has more urgent things to do. */
const sweepMs = 60_000;
/** Between two pages, so that no visitor waits for this. */
const pauseMs = 50;
/** In one transaction. */
const batchSize = 20;

/**
 * Records in the background what the site shows, never while somebody waits for a page. Once a minute it looks which pages
 * have changed, and reads those one by one.
 */
export function recordWordings(
	{ reception: { clock, log }, services }: Pick<OpenSite, "reception" | "services">,
	pages: Pick<KeptPages, "has" | "shown">,
): Sweeper {
	/** Since then the site has shown what the first sweep finds. */
	const startedAt = clock();
	/** By path, the hash of the file that was recorded. */
	const recorded = new Map<string, string>();
	let templates: { claims: unknown } | undefined;

	async function sweep(): Promise<void> {
		const db = services.current?.database.db;
		if (!db) return;
		const claims = currentClaims();
		const at = templates ? clock() : startedAt;
		const changed = pages.shown().filter(([path, file]) => isPage(file) && recorded.get(path) !== file.hash);
		const gone = [...recorded.keys()].filter((path) => !pages.has(path));
		if (templates?.claims === claims && changed.length === 0 && gone.length === 0) return;
		for (let first = 0; first < changed.length; first += batchSize) {
			if (sweeper.isClosed) return;
			const batch = changed.slice(first, first + batchSize);
			await storeWordings(db, await readPages(batch), at);
			for (const [path, { hash }] of batch) recorded.set(path, hash);
		}
		if (gone.length > 0) await endWordings(db, (address) => !gone.includes(address), at);
		// It may come back as it was.
		for (const path of gone) recorded.delete(path);
		if (templates?.claims === claims) return;
		const filled = templateWordings();
		await storeWordings(db, filled, at);
		const addresses = new Set(filled.map(({ address }) => address));
		// Only at the start: later, another process may show what this one doesn't know.
		if (!templates) await endWordings(db, (address) => addresses.has(address) || pages.has(address), at);
		templates = { claims };
	}

	const failed = (error: unknown) =>
		log.warn({ error }, "what the site shows could not be recorded; it will be tried again");
	const sweeper = openSweeper({ sweep, everyMs: sweepMs, failed });
	sweeper.start();
	return sweeper;
}

async function readPages(files: readonly [path: string, file: StaticFile][]): Promise<Wording[]> {
	const read: Wording[] = [];
	for (const [address, { body, isCompressed }] of files) {
		const html = isCompressed ? await decompress(body) : Buffer.from(body);
		read.push({ address, text: pageText(html.toString("utf8")) });
		await setTimeout(pauseMs);
	}
	return read;
}

function isPage({ headers }: StaticFile): boolean {
	return headers["Content-Type"]?.startsWith("text/html") === true;
}
