import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { qualityValues } from "#domain/http/quality-values.ts";
import type { StaticFile } from "./static-files.server.ts";

const expand = promisify(brotliDecompress);
const compress = promisify(gzip);

/** Best first. */
const encodings = ["br", "gzip"] as const;
export type EncodingName = (typeof encodings)[number];

/** The best encoding that an Accept-Encoding header accepts. Undefined means uncompressed. */
export function chooseEncoding(accepted: string | null | undefined): EncodingName | undefined {
	const qualities = new Map(qualityValues(accepted).map(({ value, quality }) => [value, quality]));
	return encodings.find((name) => (qualities.get(name) ?? qualities.get("*") ?? 0) > 0);
}

/** Few clients ask for another encoding than the one in memory, so only the newest copies are cached. */
const maxCopies = 16;
const copies = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** A file's bytes in this encoding. */
export async function encodedBody(
	{ body, hash, isCompressed }: StaticFile,
	encoding: EncodingName | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
	if (!isCompressed || encoding === "br") return body;
	const key = `${hash}-${encoding}`;
	const known = copies.get(key);
	if (known) return await known;
	const copy = encoding === "gzip" ? expand(body).then((expanded) => compress(expanded)) : expand(body);
	copies.set(key, copy);
	copy.catch(() => copies.delete(key));
	const [oldest] = copies.keys();
	if (copies.size > maxCopies && oldest !== undefined) copies.delete(oldest);
	return await copy;
}
