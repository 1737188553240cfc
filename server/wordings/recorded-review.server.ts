import dates from "#content/dates.json" with { type: "json" };
import { launchRecords } from "#content/launch-records.ts";
import { type AttestedId, attestedItems, type LaunchRecords } from "#domain/launch/attested-items.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { withoutLocale } from "#domain/locale/without-locale.ts";

const reviewOfLanguage: Partial<Record<Locale, AttestedId>> = {
	es: "spanish",
	pt: "portuguese",
	ht: "haitianCreole",
};

/**
 * The reviews on record of a page's words: counsel's, and that of its language. A review from before the last change of
 * the words counts for nothing. Null for anything else: only pages have the day of their last change.
 */
export function recordedReview(address: string, records: LaunchRecords = launchRecords): string | null {
	const page = withoutLocale(address);
	const changed = (dates as Partial<Record<string, { date: string }>>)[page];
	const locale = address.split("/")[1];
	if (!changed || !isLocale(locale)) return null;
	const ofLanguage = reviewOfLanguage[locale];
	const reviews = (Object.keys(attestedItems) as AttestedId[]).filter((id) => {
		const item = attestedItems[id];
		return id === ofLanguage || ("pages" in item && (item.pages as readonly string[]).includes(page));
	});
	const valid = reviews.flatMap((id) => records[id] ?? []).filter(({ on }) => on >= changed.date);
	return valid.length > 0 ? valid.map(({ by, on }) => `${by}, ${on}`).join("; ") : null;
}
