import { createHash } from "node:crypto";
import type { SignOffCounts } from "#domain/launch/sign-off-item.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { SignedTexts } from "./signed-texts.ts";

/** A reader's word that a text is right, as `docs/signoff.json` keeps it. It counts for the text of that day alone. */
export interface SignOff {
	locale: Locale;
	key: string;
	/** The hash of the text as it is in the source, with its tags and placeholders. */
	sha256: string;
	reader: string;
	/** `2026-11-22` */
	date: string;
}

/** A text that nobody has signed, or that changed afterwards. */
export interface OpenText {
	key: string;
	text: string;
	isChanged: boolean;
}

export function openTexts(texts: SignedTexts, signOffs: readonly SignOff[], locale: Locale): OpenText[] {
	const signed = new Map(
		signOffs.filter((line) => line.locale === locale).map(({ key, sha256 }) => [key, sha256] as const),
	);
	return [...texts].flatMap(([key, text]) =>
		signed.get(key) === hashOf(text) ? [] : [{ key, text, isChanged: signed.has(key) }],
	);
}

/** The lines after a reader signed the open texts whose keys begin so. Lines of texts that are gone are dropped. */
export function signed(
	texts: SignedTexts,
	signOffs: readonly SignOff[],
	{ locale, reader, date, keys = "" }: Pick<SignOff, "locale" | "reader" | "date"> & { keys?: string | undefined },
): SignOff[] {
	const added = openTexts(texts, signOffs, locale)
		.filter(({ key }) => key.startsWith(keys))
		.map(({ key, text }) => ({ locale, key, sha256: hashOf(text), reader, date }));
	const replaced = new Set(added.map(({ key }) => key));
	const kept = signOffs.filter((line) => line.locale !== locale || (texts.has(line.key) && !replaced.has(line.key)));
	return [...kept, ...added].sort(
		(a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale) || (a.key < b.key ? -1 : 1),
	);
}

/** How many texts of each language are open. */
export function signOffCounts(
	texts: Readonly<Record<Locale, SignedTexts>>,
	signOffs: readonly SignOff[],
): SignOffCounts {
	const counts = locales.map((locale) => {
		const open = openTexts(texts[locale], signOffs, locale);
		const changed = open.filter(({ isChanged }) => isChanged).length;
		return [locale, { all: texts[locale].size, open: open.length, changed }] as const;
	});
	return Object.fromEntries(counts) as SignOffCounts;
}

/** The hash by which a text is recognized later. */
export function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
