import type { Locale } from "#domain/locale/locales.ts";
import { comparisonsIn } from "#domain/vocabulary/comparisons.ts";
import { textsWithoutEvidence } from "#i18n/texts-read.ts";

/** What a text says about comparing insurers outside the tag of `carriersCompared`, one line each. */
export function unprovenComparisons(locale: Locale, text: string): string[] {
	const found = textsWithoutEvidence(text).flatMap((read) => comparisonsIn(locale, read));
	return [...new Set(found)].map((words) => `"${words}" claims a comparison of insurers: tag it <carriersCompared>`);
}
