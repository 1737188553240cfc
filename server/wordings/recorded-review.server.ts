import dates from "#content/dates.json" with { type: "json" };
import { launchRecords } from "#content/launch-records.ts";
import { type AttestedId, attestedItems, type LaunchRecords } from "#domain/launch/attested-items.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { withoutLocale } from "#domain/locale/without-locale.ts";
import { pageAt } from "#domain/pages/page-registry.ts";
import { copiesShownOn } from "../settings/word-pages.server.ts";
import type { WordDays } from "./word-days.server.ts";

const reviewOfLanguage: Partial<Record<Locale, AttestedId>> = {
	es: "spanish",
	pt: "portuguese",
	ht: "haitianCreole",
};

/**
 * The reviews on record of a page's words: counsel's, and that of its language. A review from before the last change of
 * the words counts for nothing. Null for anything else: only pages have the day of their last change.
 */
export function recordedReview(
	address: string,
	wordDays: WordDays,
	records: LaunchRecords = launchRecords,
): string | null {
	const page = withoutLocale(address);
	const changed = (dates as Partial<Record<string, { date: string }>>)[page];
	const locale = address.split("/")[1];
	if (!changed || !isLocale(locale)) return null;
	const ofLanguage = reviewOfLanguage[locale];
	const reviews = (Object.keys(attestedItems) as AttestedId[]).filter((id) => {
		const item = attestedItems[id];
		return id === ofLanguage || ("pages" in item && (item.pages as readonly string[]).includes(page));
	});
	const setOn = dayOfSetWords(page, locale, wordDays);
	const valid = reviews.flatMap((id) => records[id] ?? []).filter(({ on }) => on >= changed.date && on >= setOn);
	return valid.length > 0 ? valid.map(({ by, on }) => `${by}, ${on}`).join("; ") : null;
}

/** The day on which an admin last changed words of a page that counsel or a reader may have read before. */
function dayOfSetWords(path: string, locale: Locale, wordDays: WordDays): string {
	const page = pageAt(path);
	const days = page ? copiesShownOn(page).flatMap((copy) => wordDays(copy, locale) ?? []) : [];
	return days.sort().at(-1) ?? "";
}
