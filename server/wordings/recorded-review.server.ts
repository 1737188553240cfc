import { currentClaims } from "#content/current-claims.server.ts";
import dates from "#content/dates.json" with { type: "json" };
import { launchRecords } from "#content/launch-records.ts";
import { sourceOf } from "#content/page-sources.ts";
import { type AttestedId, attestedItems, type LaunchRecords } from "#domain/launch/attested-items.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { withoutLocale } from "#domain/locale/without-locale.ts";
import { pageAt } from "#domain/pages/page-registry.ts";

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
	const since = [changed.date, ...daysOfSetWords(page, locale)].sort().at(-1) ?? changed.date;
	const valid = reviews.flatMap((id) => records[id] ?? []).filter(({ on }) => on >= since);
	return valid.length > 0 ? valid.map(({ by, on }) => `${by}, ${on}`).join("; ") : null;
}

/** The days on which an admin changed words of a page that counsel or a reader may have read before. */
function daysOfSetWords(path: string, locale: Locale): string[] {
	const page = pageAt(path);
	const source = page && sourceOf(page.kind, page.slug);
	if (!source) return [];
	const copy = "folder" in source ? source.folder : `messages/${source.namespace}`;
	const words = currentClaims().facts?.words ?? [];
	return words.filter((one) => one.page === copy && one.texts[locale]).map(({ changed }) => changed.at.slice(0, 10));
}
