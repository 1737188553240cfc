import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { contentSecurityPolicy, inlineHashes, type PolicyEnv } from "./content-security-policy.server.ts";

export interface StaticFile {
	/** The headers of every copy. */
	headers: Record<string, string>;
	/** Of the uncompressed content. */
	hash: string;
	/** Compressed with brotli, unless that is not smaller. Nothing is held twice. */
	body: Uint8Array<ArrayBuffer>;
	isCompressed: boolean;
}

/** By path. A request never reads from disk. */
export type StaticFiles = Map<string, StaticFile>;

const forever = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";
const anHour = "public, max-age=3600";

/** Loads the build's public files into memory. */
export function loadStaticFiles(folder: string, env: PolicyEnv): StaticFiles {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.filter((path) => !path.endsWith(".br") && !/(?:^|\/)\.(?!well-known\/)/.test(path));
	return new Map(files.map((path) => [publicPath(path), loadFile(folder, path, env)]));
}

/** `en/index.html` is the page `/en`. */
function publicPath(path: string): string {
	return `/${path}`.replace(/\/index\.html$/, "") || "/";
}

function loadFile(folder: string, path: string, env: PolicyEnv): StaticFile {
	const file = join(folder, path);
	return staticFile(path, readFileSync(file), existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null, env);
}

/**
 * @param path in the build's folder. Its extension says what kind of file it is.
 * @param compressed with brotli; null if that is not smaller
 */
export function staticFile(
	path: string,
	body: Buffer<ArrayBuffer>,
	compressed: Buffer<ArrayBuffer> | null,
	env: PolicyEnv,
): StaticFile {
	return {
		headers: headersOf(path, body, env),
		hash: createHash("sha256").update(body).digest("base64url").slice(0, 27),
		body: compressed ?? body,
		isCompressed: compressed !== null,
	};
}

function headersOf(path: string, body: Buffer, env: PolicyEnv): Record<string, string> {
	const type = getMimeType(path) ?? "application/octet-stream";
	const common = { "Content-Type": type.endsWith("+xml") ? `${type}; charset=utf-8` : type, Vary: "Accept-Encoding" };
	if (path.startsWith("assets/")) return { ...common, "Cache-Control": forever };
	if (path.endsWith(".html")) {
		const policy = contentSecurityPolicy(env, inlineHashes(body.toString("utf8")));
		return { ...common, "Cache-Control": revalidated, "Content-Security-Policy": policy };
	}
	// A cached copy would hold back the next release.
	return { ...common, "Cache-Control": path === "sw.js" ? revalidated : anHour };
}
