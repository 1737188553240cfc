import { foldTerm } from "#domain/search/terms.ts";

interface Group {
	id: string;
	title: string;
	items: readonly { question: string; answer: string }[];
}

/** The questions that hold every word of the search, in question or answer; groups without any are left out. */
export function matchingQuestions<G extends Group>(groups: readonly G[], search: string): G[] {
	const words = foldTerm(search).split(/\s+/).filter(Boolean);
	return groups
		.map((group) => ({
			...group,
			items: group.items.filter(({ question, answer }) => {
				const text = foldTerm(`${question} ${answer}`);
				return words.every((word) => text.includes(word));
			}),
		}))
		.filter(({ items }) => items.length > 0);
}
