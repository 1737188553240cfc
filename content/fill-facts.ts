/**
 * Puts facts in the place of `{name}` in every string of a page's copy.
 * @throws when a string names a fact that is not given: better a failed build than a brace on the screen
 */
export function fillFacts<T>(copy: T, facts: Readonly<Record<string, string>>): T {
	if (typeof copy === "string") {
		return copy.replace(/\{(\w+)\}/g, (_, name: string) => {
			const fact = facts[name];
			if (fact === undefined) throw new Error(`The copy names an unknown fact: {${name}}`);
			return fact;
		}) as T;
	}
	if (Array.isArray(copy)) return copy.map((item) => fillFacts(item, facts)) as T;
	if (copy !== null && typeof copy === "object") {
		return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, fillFacts(value, facts)])) as T;
	}
	return copy;
}
