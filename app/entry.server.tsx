import { Writable } from "node:stream";
import pageEntry from "virtual:page-entry";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { inColors } from "#content/in-colors.ts";
import { isPostAddress } from "#domain/blog/blog-paths.ts";
import { cspNonceContext, logContext, renderedPageContext } from "#server/context.server.ts";
import { missingPageHeader } from "#server/platform/http/edge.server.ts";
import type { StandardPage } from "#server/platform/http/standard-pages.server.ts";
import { RenderIslandContext } from "./islands/island.tsx";
import { PageBootContext } from "./islands/page-scripts.tsx";
import { busyError } from "./layouts/busy-page.tsx";
import { styleOfPage } from "./style/page-style.server.ts";

/** Pages are small and sent whole: nothing streams in after the first paint, and nothing shifts. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
) {
	const page = loadContext.get(renderedPageContext);
	// Rendering is what costs. The edge keeps this page, because it is the same for all missing addresses.
	if (status === 404 && page === "addressed") {
		const missing: StandardPage = isPostAddress(new URL(request.url).pathname) ? "missingPost" : "missing";
		return new Response(null, { status, headers: { [missingPageHeader]: missing } });
	}
	if (page === "busy") routerContext.staticHandlerContext.errors = { root: busyError };
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (request.method.toUpperCase() === "HEAD") return new Response(null, { status, headers });

	const nonce = loadContext.get(cspNonceContext);
	const { hmr } = routerContext.manifest;
	const modules = [...(hmr ? [hmr.runtime] : []), pageEntry.module];
	const html = await renderWhole(
		<RenderIslandContext value={renderToString}>
			<PageBootContext value={{ modules, imported: pageEntry.imports, nonce: nonce ?? undefined }}>
				<ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
			</PageBootContext>
		</RenderIslandContext>,
		loadContext,
	);
	return new Response(withStyle(html, nonce), { status, headers });
}

/** Fills the style element of a public page, and adds the nonce, which React Router adds to its own elements only. */
function withStyle(html: string, nonce: string | null): string {
	return html.replace(/<style id="app-css">(<\/style>)?/, (_, empty: string | undefined) => {
		const start = nonce ? `<style id="app-css" nonce="${nonce}">` : '<style id="app-css">';
		return empty ? `${start}${inColors(styleOfPage(html))}</style>` : start;
	});
}

/** Logs our errors with the request's id. A wrong address is not one of them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	logFault(error, context);
};

function logFault(error: unknown, context: Readonly<RouterContextProvider>): void {
	const log = context.get(logContext);
	if (log) log.error({ error }, "request failed");
	else console.error(error);
}

function renderWhole(element: React.ReactElement, context: RouterContextProvider): Promise<string> {
	const nonce = context.get(cspNonceContext);
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		const sink = new Writable({
			write(chunk, _encoding, done) {
				chunks.push(Buffer.from(chunk));
				done();
			},
			final(done) {
				resolve(Buffer.concat(chunks).toString("utf8"));
				done();
			},
		});
		const { pipe } = renderToPipeableStream(element, {
			...(nonce ? { nonce } : {}),
			onAllReady: () => pipe(sink),
			onShellError: reject,
			onError: (error) => logFault(error, context),
		});
	});
}
