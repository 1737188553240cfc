import { type Locale, locales } from "../locale/locales.ts";

interface Agent {
	languages: readonly Locale[];
	/** Codes of the states in which they are licensed. */
	states: readonly string[];
	/** Whether they answer nobody for now. */
	isAway?: boolean;
}

/**
 * Who is shown to a visitor as the person they will hear from: licensed in the visitor's state, and at home in their
 * language. Somebody with whom they can speak English comes next; without a license there, nobody is shown.
 * @param state null while the visitor has not stated any
 */
export function agentFor<T extends Agent>(team: readonly T[], locale: Locale, state: string | null): T | null {
	const here = team.filter(({ isAway }) => !isAway);
	const licensed = here.filter(({ states }) => (state ? states.includes(state) : states.length > 0));
	const rank = ({ languages }: T) => {
		if (languages.includes(locale)) return languages.indexOf(locale);
		return languages.includes("en") ? locales.length : locales.length + 1;
	};
	return licensed.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
