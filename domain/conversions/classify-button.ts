import { foldTerm } from "#domain/search/terms.ts";

export type ButtonKind = "book_consultation" | "phone_call" | "get_quote";

/**
 * How labels in our four languages begin the words that tell a button's purpose, in the order in which they are asked
 * for: "Book a call" is a booking, "Call for a quote" a call.
 */
const kinds: readonly [ButtonKind, RegExp][] = [
	[
		"book_consultation",
		/\b(?:book|schedule|consultations?\b|consult\b|appointment|reserv|agend|consultas?\b|citas?\b|randevou|konsiltasyon)/,
	],
	["phone_call", /\b(?:call\b|phone\b|llam|ligue\b|ligar\b|telefone\b|rele\b)/],
	[
		"get_quote",
		/\b(?:quotes?\b|get started|cotiza|cotac|empez|empiec|comenz|comienc|comec|estimasyon pri|mande (?:yon )?pri|komanse)/,
	],
];

/** @param label as it is read on the button */
export function classifyButton(label: string): ButtonKind | undefined {
	const folded = foldTerm(label);
	return kinds.find(([, words]) => words.test(folded))?.[0];
}
