export const discStyles = ["D", "I", "S", "C"] as const;
export type DiscStyle = (typeof discStyles)[number];

/** One answer per item, in order; undefined while an item is open. */
export type DiscAnswers = readonly (DiscStyle | undefined)[];

export interface DiscResult {
	counts: Record<DiscStyle, number>;
	/** The style chosen most often; several in case of a tie. */
	leading: DiscStyle[];
	/** Styles so close behind a single leader that they are named too. */
	closeSecond: DiscStyle[];
}

/** With sixteen items, a lead of one or two choices is not significant. */
const closeMargin = 2;

/** The result of a complete test; undefined while an item is open. */
export function discResult(answers: DiscAnswers): DiscResult | undefined {
	if (answers.length === 0 || answers.some((answer) => answer === undefined)) return undefined;
	const counts = { D: 0, I: 0, S: 0, C: 0 };
	for (const answer of answers) if (answer) counts[answer] += 1;
	const maxCount = Math.max(...Object.values(counts));
	const leading = discStyles.filter((style) => counts[style] === maxCount);
	const closeSecond =
		leading.length === 1
			? discStyles.filter((style) => counts[style] < maxCount && counts[style] >= maxCount - closeMargin)
			: [];
	return { counts, leading, closeSecond };
}

/** The statements of an item. The order differs by item, so that no style always comes first. */
export function statementOrder(item: number): DiscStyle[] {
	const start = item % discStyles.length;
	return [...discStyles.slice(start), ...discStyles.slice(0, start)];
}

/** The answers stored in the browser, as far as they are valid. */
export function storedAnswers(stored: unknown, items: number): (DiscStyle | undefined)[] {
	const given: unknown[] = Array.isArray(stored) && stored.length === items ? stored : [];
	return Array.from({ length: items }, (_, item) => discStyles.find((style) => style === given[item]));
}
