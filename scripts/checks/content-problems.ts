import * as v from "valibot";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import { withoutClaimTags } from "#domain/claims/claim-tags.ts";
import { defaultLocale, locales } from "#domain/locale/locales.ts";
import { nameKeys, stringsOf } from "#domain/words/strings-of.ts";
import { unprovenComparisons } from "./comparisons.ts";
import type { ContentPage } from "./content-pages.ts";
import { shapeProblems, wordCount } from "./content-shape.ts";
import { copyProblems } from "./copy-problems.ts";
import { repeatedNotices } from "./notices-once.ts";
import { numberProblems } from "./numbers-said.ts";
import { writtenPremiums } from "./written-premiums.ts";

/** Shorter pages rank badly and do not help visitors decide. */
const minWords: Readonly<Record<string, number>> = {
	services: 500,
	stories: 450,
	landings: 300,
	guides: 600,
	blog: 900,
};

/** The problems of a page of long copy, in all languages. */
export function contentProblems({ name, schema, languages }: ContentPage): string[] {
	const source = languages[defaultLocale];
	return locales.flatMap((locale) => {
		const content = languages[locale];
		if (content === undefined) return [`content/${name}/${locale}: missing`];
		const problems: string[] = [];
		const parsed = v.safeParse(schema, untagged(content));
		if (!parsed.success) {
			problems.push(...parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
		}
		if (locale !== defaultLocale && source !== undefined) problems.push(...shapeProblems(source, content));
		const english = stringsOf(source);
		const words = wordCount(content);
		const required = minWords[name.split("/")[0] ?? ""] ?? 0;
		if (words < required) problems.push(`${words} words; at least ${required} are required`);
		const strings = stringsOf(content);
		problems.push(...repeatedNotices(locale, name, strings.values()));
		for (const [place, text] of strings) {
			if (nameKeys.test(place)) continue;
			const original = locale === defaultLocale ? undefined : english.get(place);
			const isClaimed = strings.get(place.replace(/[^.]+$/, "claim")) === ("carriersCompared" satisfies ClaimId);
			const found = [
				...copyProblems(locale, name, place, text),
				...(isClaimed ? [] : unprovenComparisons(locale, text)),
				...writtenPremiums(locale, name, place, text),
				...(original === undefined ? [] : numberProblems(locale, original, text)),
			];
			problems.push(...found.map((what) => `${place}: ${what}`));
		}
		return problems.map((what) => `content/${name}/${locale} ${what}`);
	});
}

/** Makes a text as long as what is read. */
function untagged(value: unknown): unknown {
	if (typeof value === "string") return withoutClaimTags(value);
	if (Array.isArray(value)) return value.map(untagged);
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, untagged(item)]));
}
