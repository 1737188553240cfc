const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Takes off the line in which some programs name the delimiter: `sep=;`. */
export function withoutSepLine(text: string): { text: string; named: Delimiter | null } {
	const [line, sign] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
	const named = delimiters.find((one) => one === sign) ?? null;
	return line && named ? { text: text.slice(line.length), named } : { text, named: null };
}

/**
 * Detects the separator of the cells: the most frequent one in the first line, outside of quotes. A comma if there is
 * none.
 */
export function findDelimiter(text: string): Delimiter {
	const header = firstLine(text).replace(/"[^"]*"/g, "");
	const counts = delimiters.map((sign) => header.split(sign).length - 1);
	return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

function firstLine(text: string): string {
	let isQuoted = false;
	for (let index = 0; index < Math.min(text.length, 20_000); index++) {
		const sign = text[index];
		if (sign === '"') isQuoted = !isQuoted;
		else if (!isQuoted && (sign === "\n" || sign === "\r") && index > 0) return text.slice(0, index);
	}
	return text.slice(0, 20_000);
}
