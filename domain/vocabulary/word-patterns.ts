/** Matches whole words. `\\b` does not support accented letters. */
export function words(alternatives: string): RegExp {
	return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "giu");
}

/** Words in one sentence, in either order. */
export function together(one: string, other: string): RegExp {
	return new RegExp(`${one}[^.]*${other}|${other}[^.]*${one}`, "iu");
}
