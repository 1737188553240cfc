import { compareWords, pairBlocks, type TextPart } from "../blog/compare-documents.ts";
import type { TextLine } from "./signed-page.ts";

/** A line with what changed in it since the page was signed. */
export interface ChangedLine extends Omit<TextLine, "text"> {
	/** `formatting`: the same words, but another link, or something else decides whether they are shown. */
	kind: "same" | "added" | "removed" | "changed" | "formatting";
	/** What readers may see of it. More than one if it depends on evidence or counts something: each reads one of them. */
	forms: TextPart[][];
}

/**
 * The lines of a page in their order, with those that are gone.
 * @param signed the lines that were signed; null if they are not known
 * @param formsOf what readers may see of a line
 */
export function markChanges(
	signed: readonly string[] | null,
	lines: readonly TextLine[],
	formsOf: (text: string) => string[],
): ChangedLine[] {
	const before = signed?.map((text) => ({ text, isHeading: false, isSigned: false, signature: text }));
	const after = lines.map((line) => ({ ...line, signature: line.text }));
	const pairs = before ? pairBlocks(before, after) : after.map((line): [TextLine, TextLine] => [line, line]);
	return pairs.flatMap(([old, now]): ChangedLine[] => {
		const line = now ?? old;
		if (!line) return [];
		const { isHeading, isSigned } = line;
		const only = (kind: "same" | "added" | "removed") => {
			const forms = formsOf(line.text).map((text): TextPart[] => [{ text, kind }]);
			return [{ isHeading, isSigned, kind, forms }];
		};
		if (!old) return only("added");
		if (!now) return only("removed");
		if (old.text === now.text) return only("same");
		const [oldForms, newForms] = [formsOf(old.text), formsOf(now.text)];
		const forms = Array.from({ length: Math.max(oldForms.length, newForms.length) }, (_, index) =>
			compareWords(oldForms[index] ?? "", newForms[index] ?? ""),
		);
		const isSame = forms.flat().every(({ kind }) => kind === "same");
		return [{ isHeading, isSigned, kind: isSame ? "formatting" : "changed", forms }];
	});
}
