import { setTimeout } from "node:timers/promises";
import { pdfText } from "./pdf-text.ts";
import type { ReadText } from "./traces.ts";

/** Asks a site for an address, and follows no redirect. */
export type Get = (path: string) => Promise<Response>;

/** Programs, styles, typefaces, pictures made of pixels, and pages of staff. */
const unread = /\.(?:js|css|woff2|png|jpe?g|avif|webp|ico)$|^\/(?:admin|auth|account|api|functions|media)\b/;
/** A site that renders all its pages again may ask to come back. */
const maxTries = 40;
const readers = 4;

/**
 * Reads these addresses and, if it follows links, everything that visitors and search engines reach from them: pages, the
 * drawings and PDFs of pages, sitemaps and feeds.
 * @returns the texts, and the addresses that lead nowhere
 */
export async function crawlSite(
	get: Get,
	starts: readonly string[],
	{ follow }: { follow: boolean },
): Promise<{ texts: ReadText[]; broken: string[] }> {
	const queue = [...starts];
	const known = new Set(queue);
	const texts: ReadText[] = [];
	const broken: string[] = [];
	const add = (path: string) => {
		if (known.has(path) || unread.test(path)) return;
		known.add(path);
		queue.push(path);
	};

	async function reader() {
		for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
			const response = await patient(get, path);
			const target = response.headers.get("location");
			if (target) {
				add(new URL(target, "http://site").pathname);
				continue;
			}
			const text = await textOf(response);
			if (response.status === 200) texts.push({ where: path, text });
			else broken.push(`${path}: ${response.status}`);
			if (follow) for (const linked of linksIn(text)) add(linked);
		}
	}
	// A reader ends when the queue is empty for a moment, so others may still fill it.
	while (queue.length > 0) await Promise.all(Array.from({ length: readers }, reader));
	return { texts, broken };
}

async function patient(get: Get, path: string): Promise<Response> {
	for (let tries = 1; ; tries += 1) {
		const response = await get(path);
		if (tries === maxTries || ![429, 503].includes(response.status)) return response;
		await setTimeout(500);
	}
}

async function textOf(response: Response): Promise<string> {
	if (response.headers.get("content-type") !== "application/pdf") return response.text();
	return pdfText(Buffer.from(await response.arrayBuffer()));
}

/** The addresses on this site that a page, a sitemap or a feed names, without query and fragment. */
function linksIn(text: string): string[] {
	const inPage = text.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g);
	const inSitemap = text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
	return [...inPage, ...inSitemap].map(([, path = ""]) => path);
}
