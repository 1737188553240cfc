import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { EncodingName } from "./content-encoding.server.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Those that are smaller than the file. */
export type CompressedCopies = Partial<Record<EncodingName, Buffer<ArrayBuffer>>>;

/** Brotli's highest level takes twenty times as long as 9. Pages are many and change often. */
export async function compressedCopies(path: string, body: Buffer): Promise<CompressedCopies> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: path.endsWith(".html") ? 9 : 11,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
	};
	const [br, zipped] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })]);
	return {
		...(br.byteLength < body.byteLength && { br }),
		...(zipped.byteLength < body.byteLength && { gzip: zipped }),
	};
}
