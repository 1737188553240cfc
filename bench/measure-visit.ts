import type { Browser, CDPSession, Request } from "@playwright/test";
import type { Cookies } from "../tests/support/staff.ts";

export interface VisitRequest {
	url: string;
	/** In Chromium's words: Document, Script, Stylesheet, Font, Image, Fetch, Ping. */
	type: string;
	/** As received: body as compressed, with its headers. */
	bytes: number;
	/** Of the body when it is expanded. */
	rawBytes: number;
	/**
	 * 1 for what the document asks for, 2 for what such a file asks for; the document itself has 0. As far as Chromium names
	 * the caller: a file that a script preloads counts as the document's.
	 */
	depth: number;
}

/** How long after the load a visit goes on, without a tap. */
const quietMs = 5000;
const phone = { viewport: { width: 390, height: 844 } };

/**
 * Opens a page on a phone with nothing in its cache and lists every request until five seconds after its load, as the
 * browser received it. A service worker's own requests are not among them.
 * @param cookies of whoever is signed in
 */
export async function measureVisit(browser: Browser, url: string, cookies: Cookies = []): Promise<VisitRequest[]> {
	const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
	try {
		await context.addCookies(cookies);
		const page = await context.newPage();
		const requests = await watchRequests(await context.newCDPSession(page));
		await page.goto(url, { waitUntil: "load" });
		await page.waitForTimeout(quietMs);
		return requests();
	} finally {
		await context.close();
	}
}

/**
 * What the service worker fetches over the network after such a visit, its own script included, until nothing follows for five
 * seconds: the bytes of each file. Files that the page has fetched before come from the browser's cache.
 */
export async function measurePrecache(browser: Browser, url: string): Promise<number[]> {
	const context = await browser.newContext({ ...phone, serviceWorkers: "allow" });
	try {
		const fetched: Request[] = [];
		context.on("requestfinished", (request) => {
			if (request.serviceWorker()) fetched.push(request);
		});
		const page = await context.newPage();
		await page.goto(url, { waitUntil: "load" });
		const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
		let before: number;
		do {
			before = fetched.length;
			await page.waitForTimeout(quietMs);
		} while (fetched.length > before);
		const transferred = new Set([
			worker.url(),
			...(await worker.evaluate(() =>
				(performance.getEntriesByType("resource") as PerformanceResourceTiming[]).flatMap(({ name, transferSize }) =>
					transferSize > 0 ? name : [],
				),
			)),
		]);
		const sizes = fetched.filter((request) => transferred.has(request.url())).map((request) => request.sizes());
		return (await Promise.all(sizes)).map((size) => size.responseHeadersSize + size.responseBodySize);
	} finally {
		await context.close();
	}
}

interface Watched {
	url: string;
	type: string;
	bytes: number;
	rawBytes: number;
	parent: string | undefined;
}

async function watchRequests(session: CDPSession): Promise<() => VisitRequest[]> {
	const watched = new Map<string, Watched>();
	await session.send("Network.enable");
	session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", initiator, documentURL }) => {
		const caller = initiator.url ?? initiator.stack?.callFrames.find(({ url }) => url !== "")?.url;
		const parent = caller ?? (request.url === documentURL ? undefined : documentURL);
		watched.set(requestId, { url: request.url, type, bytes: 0, rawBytes: 0, parent });
	});
	session.on("Network.dataReceived", ({ requestId, dataLength }) => {
		const found = watched.get(requestId);
		if (found) found.rawBytes += dataLength;
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const found = watched.get(requestId);
		if (found) found.bytes = encodedDataLength;
	});
	return () => {
		const all = [...watched.values()].filter(({ url }) => url.startsWith("http"));
		const byUrl = new Map(all.map((request) => [request.url, request]));
		const depthOf = ({ type, parent }: Watched, seen = 0): number => {
			const above = parent === undefined ? undefined : byUrl.get(parent);
			// Scripts that import each other would go on for ever.
			return type === "Document" || !above || seen > all.length
				? Number(type !== "Document")
				: 1 + depthOf(above, seen + 1);
		};
		return all.map((request) => ({
			url: request.url,
			type: request.type,
			bytes: request.bytes,
			rawBytes: request.rawBytes,
			depth: depthOf(request),
		}));
	};
}
