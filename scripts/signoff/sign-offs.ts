import { locales } from "#domain/locale/locales.ts";
import { openTexts, type SignedTexts, type SignOff } from "#server/launch/sign-offs.server.ts";
import { sha256 } from "#server/platform/sha256.server.ts";

/** The lines after a reader signed the open texts whose keys begin so. Lines of texts that are gone are dropped. */
export function signed(
	texts: SignedTexts,
	signOffs: readonly SignOff[],
	{ locale, reader, date, keys = "" }: Pick<SignOff, "locale" | "reader" | "date"> & { keys?: string | undefined },
): SignOff[] {
	const added = openTexts(texts, signOffs, locale)
		.filter(({ key }) => key.startsWith(keys))
		.map(({ key, text }) => ({ locale, key, sha256: sha256(text), reader, date }));
	const replaced = new Set(added.map(({ key }) => key));
	const kept = signOffs.filter((line) => line.locale !== locale || (texts.has(line.key) && !replaced.has(line.key)));
	return [...kept, ...added].sort(
		(a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale) || (a.key < b.key ? -1 : 1),
	);
}
