import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);

/** A fifteenth of the time of 9, which makes pages 0.4 % smaller; 10 makes them 7 % smaller. */
export const quickQuality = 8;

/**
 * Null if it is not smaller.
 * @param quality up to 11
 */
export async function brotliCopy(body: Buffer, quality = quickQuality): Promise<Buffer<ArrayBuffer> | null> {
	const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
	const copy = await brotli(body, { params });
	return copy.byteLength < body.byteLength ? copy : null;
}
