import { inForeground } from "../database/patience.server.ts";
import { brotliCopy } from "./brotli-copy.server.ts";
import type { Edge } from "./edge.server.ts";
import { createKeptPages, type KeptPages } from "./kept-pages.server.ts";
import type { RouterHandler } from "./render-routes.server.ts";
import { renewPages } from "./renew-pages.server.ts";
import { type StaticFile, staticFile } from "./static-files.server.ts";

/**
 * The pages of the edge's sources. They are rendered by the router itself: no limit of visitors' requests holds, and no
 * cookie, address or nonce of a visitor is known.
 */
export function keepPages(edge: Edge, handle: RouterHandler): KeptPages {
	const { env, log, sources, files, services, closing } = edge;

	async function render(path: string): Promise<StaticFile> {
		const maker = sources.find((source) => source.make && source.versionOf(path) !== null);
		const facts = { id: `page ${path}`, ip: "", userAgent: "", log, nonce: null, page: "addressed" as const };
		const response = maker?.make
			? await maker.make(path)
			: await handle(new Request(env.siteOrigin + path), edge.routerContext(facts));
		if (response.status !== 200) throw new Error(`The page has the status ${response.status}.`);
		if (response.headers.has("Set-Cookie")) throw new Error("The page sets a cookie.");
		const body = Buffer.from(await response.arrayBuffer());
		const file = response.headers.get("Content-Type")?.startsWith("text/html") ? "page.html" : path.slice(1);
		return staticFile(file, body, await brotliCopy(body));
	}

	const isBusy = () => edge.load() !== "normal";
	// A visitor who asks for a page waits for a render of it that has begun.
	const pages = createKeptPages({ sources, files, render: (path) => inForeground(() => render(path)), isBusy, log });
	if (sources.length > 0) {
		const changes = services.ready.then(({ database }) => database.changes);
		renewPages(pages, { changes, unshownTopics: edge.unshownTopics, isBusy, closing, log });
	}
	return pages;
}
