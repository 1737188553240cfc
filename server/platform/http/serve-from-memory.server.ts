import type { IncomingMessage, ServerResponse } from "node:http";
import { writeRequestLine } from "../log.server.ts";
import { chooseEncoding } from "./content-encoding.server.ts";
import { policyNow } from "./content-security-policy.server.ts";
import type { Edge } from "./edge.server.ts";
import { healthOf, healthPath, uncached } from "./health.server.ts";
import type { KeptPages } from "./kept-pages.server.ts";
import { redirectOf } from "./redirect-of.server.ts";
import { isQuietPath, loggedPath, nextRequestId } from "./request-log.server.ts";
import { assetHeaders, isAsset, securityHeaders } from "./security-headers.server.ts";
import { etagOf, isKnown } from "./serve-static.server.ts";
import { headersOf, type StaticFile } from "./static-files.server.ts";

/** Answers a request if it can. @returns false if the application has to */
export type FromMemory = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Headers of a file's copy in memory: names and values in turn. */
interface LaidOut {
	/** What the policy of a page allows. */
	usesTagManager: boolean;
	etag: string;
	unchanged: string[];
	whole: string[];
}

/** Without a query, an escape or a control character. */
const plainPath = /^\/[\w./-]*$/;
const plainHost = /^[\w.-]+(?::\d{1,5})?$/;

/**
 * Answers plain requests for what is in memory, redirects and the health check before the framework sees them: three
 * quarters of the time of such a request went into the middleware, which has nothing to decide there. Headers are laid out
 * once for each copy. Every other request goes to the application, which gives the same answer: with a query, for another
 * encoding, malformed.
 */
export function serveFromMemory(
	edge: Pick<
		Edge,
		"env" | "files" | "isForSearch" | "log" | "metrics" | "offeredPath" | "requestLocale" | "usesTagManager" | "version"
	>,
	pages: Pick<KeptPages, "find">,
): FromMemory {
	const { env, files, log, isForSearch, metrics, offeredPath, requestLocale, version } = edge;
	const health = JSON.stringify(healthOf(version));
	const healthHeaders = { ...uncached, "Content-Type": "application/json", "Content-Length": String(health.length) };
	const [listed, unlisted] = [prepare({}), prepare({ "X-Robots-Tag": "noindex" })];

	function prepare(robots: Record<string, string>) {
		const everywhere = { ...securityHeaders(env), ...robots };
		const aboveAll = Object.entries(everywhere).flat();
		const healthFields = [...aboveAll, ...Object.entries(healthHeaders).flat()];
		return {
			everywhere,
			onAssets: { ...assetHeaders, ...robots },
			aboveAll,
			healthFields,
			laidOut: new WeakMap<StaticFile, LaidOut>(),
		};
	}

	function layOut({ everywhere, onAssets, laidOut }: typeof listed, file: StaticFile, path: string): LaidOut {
		const known = laidOut.get(file);
		const usesTagManager = edge.usesTagManager();
		if (known?.usesTagManager === usesTagManager) return known;
		const { "Content-Type": type = "", ...others } = headersOf(file, policyNow(edge));
		const encoding = file.isCompressed ? "br" : undefined;
		const etag = etagOf(file, encoding);
		const unchanged = { ...(isAsset(path) ? onAssets : everywhere), ...others, ETag: etag };
		const whole = { ...unchanged, "Content-Type": type, "Content-Length": String(file.body.byteLength) };
		const made = {
			usesTagManager,
			etag,
			unchanged: Object.entries(unchanged).flat(),
			whole: Object.entries({ ...whole, ...(encoding && { "Content-Encoding": encoding }) }).flat(),
		};
		laidOut.set(file, made);
		return made;
	}

	return (incoming, outgoing) => {
		const started = performance.now();
		const { method, url: path = "", headers } = incoming;
		if ((method !== "GET" && method !== "HEAD") || !plainPath.test(path) || !isPlain(incoming)) return false;
		// An undeclared proxy is warned of there.
		if (headers["x-forwarded-for"] !== undefined && env.trustedProxies === 0) return false;
		if (offeredPath(path) !== undefined) return false;
		const answer = (status: number, fields: string[], body?: Uint8Array | string): true => {
			const requestId = nextRequestId();
			outgoing.writeHead(status, isAsset(path) ? fields : [...fields, "X-Request-Id", requestId]);
			outgoing.end(method === "HEAD" ? undefined : body);
			metrics.countRequest(path, status);
			const ms = Math.round(performance.now() - started);
			const line = { requestId, method, path: loggedPath(path), status, ms };
			writeRequestLine(log, isQuietPath(path) ? "debug" : "info", line);
			return true;
		};
		const prepared = isForSearch() ? listed : unlisted;
		const kept = pages.find(path);
		const file = kept === undefined ? files.get(path) : kept;
		if (file instanceof Promise) return false;
		if (file) {
			if (file.isCompressed && !takesBrotli(headers["accept-encoding"])) return false;
			const { etag, unchanged, whole } = layOut(prepared, file, path);
			return isKnown(etag, headers["if-none-match"]) ? answer(304, unchanged) : answer(200, whole, file.body);
		}
		if (method === "HEAD" || kept === null) return false;
		if (path === healthPath) return answer(200, prepared.healthFields, health);
		const redirect = redirectOf(path, headers, requestLocale);
		return redirect ? answer(redirect.status, [...prepared.aboveAll, ...redirect.fields]) : false;
	};
}

/** One Host, as programs on the way may each believe another one, and no body. */
function isPlain({ rawHeaders, headers }: IncomingMessage): boolean {
	if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;
	if (!plainHost.test(headers.host ?? "")) return false;
	let hosts = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
	}
	return hosts === 1;
}

/** By the text of the header, of which browsers send a handful. */
const known = new Map<string, boolean>();

function takesBrotli(accepted: string | undefined): boolean {
	if (accepted === undefined) return false;
	const remembered = known.get(accepted);
	if (remembered !== undefined) return remembered;
	const takes = chooseEncoding(accepted) === "br";
	if (known.size < 100) known.set(accepted, takes);
	return takes;
}
