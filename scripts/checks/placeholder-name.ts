/** A state with its preposition (`{inState}`, `{InState}`, `{inHomeState}`) is the same placeholder as the state. */
export function placeholderName(name: string): string {
	return name.replace(/^[iI]n(State|HomeState)$/, (_, state: string) => state.charAt(0).toLowerCase() + state.slice(1));
}
