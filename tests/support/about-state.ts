import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";

/** A text of a catalog with the name of a state. */
export function aboutState(text: string, code: string, locale: Locale): string {
	const words = stateWords(code, locale);
	return text.replace(/\{(state|inState|InState)\}/g, (placeholder, name: string) => words[name] ?? placeholder);
}
