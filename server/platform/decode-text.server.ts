/** UTF-8, UTF-16 with its mark, or what older spreadsheets write. Null for anything that isn't text, such as a workbook. */
export function decodeText(bytes: Uint8Array): string | null {
	const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	const text = isWide
		? new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes)
		: (decodeUtf8(bytes) ?? new TextDecoder("windows-1252").decode(bytes));
	// biome-ignore lint/suspicious/noControlCharactersInRegex: no table has them, and the database takes no zero
	return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
}

function decodeUtf8(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
