import { nameKeys, stringsOf } from "#domain/words/strings-of.ts";
import { placeholderName } from "./placeholder-name.ts";

/** Differences between a translated page and English in keys, names, placeholders and links. */
export function shapeProblems(source: unknown, translation: unknown): string[] {
	const [english, translated] = [stringsOf(source), stringsOf(translation)];
	const problems: string[] = [];
	for (const place of translated.keys()) if (!english.has(place)) problems.push(`${place}: not in English`);
	for (const [place, text] of english) {
		const other = translated.get(place);
		if (other === undefined) {
			problems.push(`${place}: missing`);
			continue;
		}
		if (nameKeys.test(place) && other !== text) problems.push(`${place}: "${other}" where English has "${text}"`);
		for (const [kind, pattern] of Object.entries(references)) {
			const [expected, actual] = [list(text, pattern), list(other, pattern)];
			if (expected !== actual)
				problems.push(`${place}: ${kind} ${actual || "(none)"} where English has ${expected || "(none)"}`);
		}
	}
	return problems;
}

const references = { placeholders: /\{(\w+)\}/g, links: /\]\(([^)]+)\)/g, claims: /<(\w+)>/g };

function list(text: string, pattern: RegExp): string {
	const names = Array.from(text.matchAll(pattern), ([, name = ""]) => placeholderName(name));
	return [...new Set(names)].sort().join(", ");
}

export function wordCount(value: unknown): number {
	return [...stringsOf(value).values()].reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
