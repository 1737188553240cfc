import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import {
	contentSecurityPolicy,
	type InlineSources,
	inlineHashes,
	type PolicyEnv,
} from "./content-security-policy.server.ts";

export interface StaticFile {
	/** The headers of every copy, without the policy of a page. */
	headers: Record<string, string>;
	/** The inline scripts and styles of a page, for its policy; null for other files. */
	inline: InlineSources | null;
	/** The hash of the uncompressed content. */
	hash: string;
	/** Compressed with brotli, unless that is not smaller. Nothing is held twice. */
	body: Uint8Array<ArrayBuffer>;
	isCompressed: boolean;
}

/** By path. A request never reads from disk. */
export type StaticFiles = Map<string, StaticFile>;

const forever = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";
/** Of our drawings, which load nothing: opened as documents, too. A tenth of the length of a page's policy. */
const drawingPolicy = "default-src 'none'";
const anHour = "public, max-age=3600";

/** What a file of the build is served with. The build lists it, so that a start does not read hundreds of pages. */
export interface ListedFile {
	hash: string;
	/** There is a smaller brotli copy beside the file. */
	isCompressed: boolean;
	/** The inline scripts and styles of a page; null for other files. */
	inline: InlineSources | null;
}

/** The list, by path in the build's folder. A hidden file is never served. */
export const listName = ".files.json";

/** Loads the build's public files into memory, each as the smallest copy that there is. */
export function loadStaticFiles(folder: string): StaticFiles {
	const list = JSON.parse(readFileSync(join(folder, listName), "utf8")) as Record<string, ListedFile>;
	return new Map(
		Object.entries(list).map(([path, listed]) => {
			const body = readFileSync(join(folder, listed.isCompressed ? `${path}.br` : path));
			return [publicPath(path), { ...served(path, listed), body }];
		}),
	);
}

/** `en/index.html` is the page `/en`. */
function publicPath(path: string): string {
	return `/${path}`.replace(/\/index\.html$/, "") || "/";
}

/**
 * @param path in the build's folder. Its extension says what kind of file it is.
 * @param compressed with brotli; null if that is not smaller
 */
export function staticFile(
	path: string,
	body: Buffer<ArrayBuffer>,
	compressed: Buffer<ArrayBuffer> | null,
): StaticFile {
	return { ...served(path, listFile(path, body, compressed !== null)), body: compressed ?? body };
}

export function listFile(path: string, body: Buffer, isCompressed: boolean): ListedFile {
	return {
		hash: createHash("sha256").update(body).digest("base64url").slice(0, 27),
		isCompressed,
		inline: path.endsWith(".html") ? inlineHashes(body.toString("utf8")) : null,
	};
}

/** @param path begins with `assets/` and has a hash of the content */
export function assetFile(path: string, body: Uint8Array<ArrayBuffer>, isCompressed: boolean): StaticFile {
	return { headers: assetHeaders(path), inline: null, hash: path.slice("assets/".length), body, isCompressed };
}

/** The headers of a file with the policy of a page, which depends on what is set now. */
export function headersOf({ headers, inline }: StaticFile, policy: PolicyEnv): Record<string, string> {
	return inline ? { ...headers, "Content-Security-Policy": contentSecurityPolicy(policy, inline) } : headers;
}

function served(path: string, { hash, isCompressed, inline }: ListedFile): Omit<StaticFile, "body"> {
	return { headers: storedHeaders(path, inline !== null), inline, hash, isCompressed };
}

function storedHeaders(path: string, isPage: boolean): Record<string, string> {
	if (path.startsWith("assets/")) return assetHeaders(path);
	const common = typeHeaders(path);
	if (isPage) return { ...common, "Cache-Control": revalidated };
	// A cached copy would hold back the next release, or not fit its scripts.
	return { ...common, "Cache-Control": /^(?:sw\.js$|parts\/)/.test(path) ? revalidated : anHour };
}

function assetHeaders(path: string): Record<string, string> {
	const policy = path.endsWith(".svg") && { "Content-Security-Policy": drawingPolicy };
	return { ...typeHeaders(path), "Cache-Control": forever, ...policy };
}

function typeHeaders(path: string) {
	const type = getMimeType(path) ?? "application/octet-stream";
	return { "Content-Type": type.endsWith("+xml") ? `${type}; charset=utf-8` : type, Vary: "Accept-Encoding" };
}
