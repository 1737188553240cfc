import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { currentClaims, withoutClaims } from "./current-claims.server.ts";
import { localFacts } from "./local-facts.server.ts";
import { pageSummaries } from "./page-summaries.server.ts";

/** The text on the social image of a page. */
export interface SharedPage {
	/** Without locale. */
	path: string;
	locale: Locale;
	title: string;
	/** The line above the title. */
	eyebrow: string;
}

/**
 * Social networks keep images, so they say nothing that needs evidence, which can expire.
 * @param words those that an admin has set
 */
export function sharedPages(words?: SetFacts["words"]): SharedPage[] {
	const read = () =>
		locales.flatMap((locale) => {
			const { city, homeState } = localFacts(locale, currentClaims());
			const eyebrow = `${city}, ${homeState}`;
			return pageSummaries(locale).map(({ path, title }) => ({ path, locale, title, eyebrow }));
		});
	return withoutClaims(read, words && { words });
}
