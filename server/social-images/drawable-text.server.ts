import { toOneLine, withoutDirectionMarks } from "#domain/text/plain-text.ts";

/** Characters that the fonts lack: they have Latin-1 and the punctuation of our languages. */
const lacking = /[^ -~¡-¬®-ÿŒœ–—‘’‚“”„•…€™−]/gu;

/**
 * The text as the fonts can draw it: without emoji and other signs that they lack.
 * @returns null if letters or digits would be missing, too
 */
export function drawableText(text: string): string | null {
	const line = withoutDirectionMarks(toOneLine(text)).normalize("NFC").replace(/\s+/gu, " ").trim();
	if (/[\p{L}\p{N}]/u.test((line.match(lacking) ?? []).join(""))) return null;
	return line.replace(lacking, "").replace(/ {2,}/g, " ").trim() || null;
}
