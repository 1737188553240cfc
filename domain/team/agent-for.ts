import { type Locale, locales } from "../locale/locales.ts";

interface Agent {
	languages: readonly Locale[];
	/** Codes of the states in which they are licensed. */
	states: readonly string[];
	/** True if they answer nobody for now. */
	isAway?: boolean;
}

/**
 * The team member shown as the visitor's agent: licensed in the visitor's state and fluent in their language. A member
 * with whom they can speak English comes next; without a license there, nobody is shown.
 * @param state null until the visitor has stated one
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
