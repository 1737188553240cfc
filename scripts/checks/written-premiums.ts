import type { Locale } from "#domain/locale/locales.ts";
import { writtenPremium } from "#domain/vocabulary/written-premium.ts";

/** The premium that is written into a text, as a line of the check. */
export function writtenPremiums(locale: Locale, page: string, place: string, text: string): string[] {
	const found = writtenPremium(locale, page, place, text);
	return found ? [`"${found}" is written by hand: name the example of domain/stories/copy-examples.ts`] : [];
}
