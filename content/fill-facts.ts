/**
 * Replaces each `{name}` in a page's copy by the fact of that name.
 * @throws if a string names an unknown fact, so that the build fails instead of showing a brace
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
