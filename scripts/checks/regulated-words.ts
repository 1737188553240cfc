import type { Locale } from "#domain/locale/locales.ts";
import { vocabularies } from "./vocabulary.ts";

/**
 * Phrases that the rules on insurance advertising (Florida Administrative Code 69B-150, NAIC model 570) forbid, or allow
 * under conditions that a person must judge, with a note for the copywriter.
 */
const reasons = {
	investment: "Life insurance and annuities are not sold as investments (69B-150.106).",
	guaranteed: "Only together with the guarantor: the claims-paying ability of the issuing insurer.",
	"retirement plan": "Life insurance is not a retirement plan.",
	"savings account": "Cash value and annuities are not savings accounts.",
	"certificate of deposit": "An annuity is never a CD (69B-150.106).",
	bank: "The agency is not a bank and sells no deposits; the name of the concept is allowed.",
	"without risk": "Every policy has risks: lapse, charges, the insurer's ability to pay.",
	best: "A superlative needs evidence.",
	"free insurance": "Insurance has a price; only a consultation may be free.",
	"limited offer": "Forbidden unless it is true (69B-150.116).",
	"no medical exam": "Only with a note that health questions are asked (69B-150.107).",
	"endorsed by a state": "A license is not an endorsement (69B-150.113).",
} as const;
export type RegulatedName = keyof typeof reasons;

export interface Finding {
	word: { name: RegulatedName; why: string };
	/** The surrounding text, by which people judge it and the list allows it. */
	excerpt: string;
	start: number;
	end: number;
}

/** Every regulated word in a text. */
export function findRegulatedWords(locale: Locale, text: string): Finding[] {
	const { regulated, unless } = vocabularies[locale];
	return (Object.keys(reasons) as RegulatedName[]).flatMap((name) => {
		if (unless[name]?.test(text)) return [];
		return [...text.matchAll(regulated[name])].map((match) => {
			const end = match.index + match[0].length;
			const excerpt = text.slice(Math.max(0, match.index - 40), end + 40);
			return { word: { name, why: reasons[name] }, start: match.index, end, excerpt };
		});
	});
}
