import type { Claims } from "#domain/claims/claims.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { formatMoney } from "#i18n/format.ts";
import { agency } from "./agency.ts";

/** The spec's own words, which differ by language. Only development shows them. */
const sampleFamilies: Record<Locale, Record<"families" | "familiesCount" | "familiesNoun", string>> = {
	en: { families: "1000s of families", familiesCount: "1000s", familiesNoun: "of families" },
	es: { families: "Más de 10,000 familias", familiesCount: "10,000+", familiesNoun: "familias" },
	pt: { families: "Mais de 10.000 famílias", familiesCount: "10.000+", familiesNoun: "famílias" },
	ht: { families: "Plis pase 10,000 fanmi", familiesCount: "10,000+", familiesNoun: "fanmi" },
};

const familiesNoun: Record<Locale, string> = { en: "families", es: "familias", pt: "famílias", ht: "fanmi" };

const samplePriceFrom = 15;

/** The numbers of claims in one language: the recorded one, the same in each language, or the sample. */
export function claimedNumbers(locale: Locale, { proven }: Claims) {
	const served = proven.familiesServed?.value;
	const noun = familiesNoun[locale];
	const familiesCount = served === undefined ? "" : served.toLocaleString(intlLocales[locale]);
	return {
		...(served === undefined
			? sampleFamilies[locale]
			: { families: `${familiesCount} ${noun}`, familiesCount, familiesNoun: noun }),
		foundedYear: String(proven.foundedYear?.value ?? agency.foundedYear),
		priceFrom: formatMoney(locale, proven.priceFrom?.value ?? samplePriceFrom),
	};
}
