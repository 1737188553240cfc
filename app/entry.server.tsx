import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { cspNonceContext } from "#server/context.server.ts";
import { deferBoot } from "./defer-boot.ts";

/** Pages are small and answered whole: nothing streams in after the first paint, and nothing shifts. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
) {
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (request.method.toUpperCase() === "HEAD") return new Response(null, { status, headers });

	const nonce = loadContext.get(cspNonceContext);
	const html = await renderWhole(
		<ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
		nonce,
	);
	return new Response(deferBoot(html), { status, headers });
}

function renderWhole(element: React.ReactElement, nonce: string | null): Promise<string> {
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
			onError: (error) => console.error(error),
		});
	});
}
