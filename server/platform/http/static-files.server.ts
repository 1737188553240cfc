import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { CompressedCopies } from "./compressed-copies.server.ts";
import { type EncodingName, encodings } from "./content-encoding.server.ts";
import { contentSecurityPolicy, inlineHashes, type PolicyEnv } from "./content-security-policy.server.ts";

interface Copy {
	body: Uint8Array<ArrayBuffer>;
	etag: string;
}

export interface StaticFile {
	/** The headers that all copies share. */
	headers: Record<string, string>;
	uncompressed: Copy;
	compressed: Partial<Record<EncodingName, Copy>>;
}

/** By path. A request never reads from disk. */
export type StaticFiles = Map<string, StaticFile>;

const forever = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";
const anHour = "public, max-age=3600";

/** Loads the build's public files into memory. */
export function loadStaticFiles(folder: string, env: PolicyEnv): StaticFiles {
	const copy = new RegExp(`\\.(?:${encodings.map(({ suffix }) => suffix).join("|")})$`);
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.filter((path) => !copy.test(path) && !/(?:^|\/)\.(?!well-known\/)/.test(path));
	return new Map(files.map((path) => [publicPath(path), loadFile(folder, path, env)]));
}

/** `en/index.html` is the page `/en`. */
function publicPath(path: string): string {
	return `/${path}`.replace(/\/index\.html$/, "") || "/";
}

function loadFile(folder: string, path: string, env: PolicyEnv): StaticFile {
	const file = join(folder, path);
	const body = readFileSync(file);
	const compressed = Object.fromEntries(
		encodings
			.map(({ name, suffix }) => ({ name, path: `${file}.${suffix}` }))
			.filter((variant) => existsSync(variant.path))
			.map(({ name, path }) => [name, readFileSync(path)]),
	);
	return staticFile(path, body, compressed, env);
}

/** @param path in the build's folder. Its extension says what kind of file it is. */
export function staticFile(
	path: string,
	body: Buffer<ArrayBuffer>,
	compressed: CompressedCopies,
	env: PolicyEnv,
): StaticFile {
	const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27);
	const copies = encodings.flatMap(({ name, suffix }) => {
		const copy = compressed[name];
		return copy ? [[name, { body: copy, etag: `"${hash}-${suffix}"` }]] : [];
	});
	return {
		headers: headersOf(path, body, env),
		uncompressed: { body, etag: `"${hash}"` },
		compressed: Object.fromEntries(copies),
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
	// A kept copy would hold back the next release.
	return { ...common, "Cache-Control": path === "sw.js" ? revalidated : anHour };
}
