import * as v from "valibot";
import { mayReplace } from "#content/set-words.ts";
import type { SetWords } from "#domain/agency/set-words.ts";
import type { SignOffCounts } from "#domain/launch/sign-off-item.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { sha256 } from "../platform/sha256.server.ts";

/** A reader's word that a text is right, as `docs/signoff.json` and the dashboard keep it. It counts for the text of that day alone. */
export interface SignOff {
	locale: Locale;
	key: string;
	/** The hash of the text as it is in the source, with its tags and placeholders. */
	sha256: string;
	reader: string;
	/** `2026-11-22` */
	date: string;
}

export const signOffsSchema = v.array(
	v.strictObject({
		locale: v.picklist(locales),
		key: v.pipe(v.string(), v.minLength(1)),
		sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
		reader: v.pipe(v.string(), v.trim(), v.minLength(1)),
		date: v.pipe(v.string(), v.isoDate()),
	}),
) satisfies v.GenericSchema<unknown, SignOff[]>;

/** Texts of one language by key: `messages/leads.consent.box`, `content/pages/terms responsibility`. */
export type SignedTexts = ReadonlyMap<string, string>;

/**
 * The texts as visitors get them: consent texts can be set while the site runs (decision 142).
 * @param set in place of the originals
 */
export function textsInEffect(
	texts: Readonly<Record<Locale, SignedTexts>>,
	set: readonly SetWords[] = [],
): Record<Locale, SignedTexts> {
	const inLocale = (locale: Locale): SignedTexts => {
		const replaced = set.flatMap(({ page, place, texts: own }): [string, string][] => {
			const [key, text] = [`${page}.${place}`, own[locale]?.text];
			const original = texts[locale].get(key);
			if (text === undefined || original === undefined) return [];
			return mayReplace(text, { page, place, locale, original }) ? [[key, text]] : [];
		});
		return new Map([...texts[locale], ...replaced]);
	};
	return { en: inLocale("en"), es: inLocale("es"), pt: inLocale("pt"), ht: inLocale("ht") };
}

/** A text that nobody has signed, or that changed afterwards. */
export interface OpenText {
	key: string;
	text: string;
	isChanged: boolean;
}

/** @param signOffs of the file and of the dashboard: a text is signed if one of them is of this wording */
export function openTexts(texts: SignedTexts, signOffs: readonly SignOff[], locale: Locale): OpenText[] {
	const ofLocale = signOffs.filter((line) => line.locale === locale);
	const signed = new Set(ofLocale.map(({ key, sha256 }) => `${sha256} ${key}`));
	const known = new Set(ofLocale.map(({ key }) => key));
	return [...texts].flatMap(([key, text]) =>
		signed.has(`${sha256(text)} ${key}`) ? [] : [{ key, text, isChanged: known.has(key) }],
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
