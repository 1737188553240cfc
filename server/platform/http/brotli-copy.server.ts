import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);

/** Null if it is not smaller. Brotli's highest level takes twenty times as long as 9; pages are many and change often. */
export async function brotliCopy(path: string, body: Buffer): Promise<Buffer<ArrayBuffer> | null> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: path.endsWith(".html") ? 9 : 11,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
	};
	const copy = await brotli(body, { params });
	return copy.byteLength < body.byteLength ? copy : null;
}
