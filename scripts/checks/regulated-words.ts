import type { Locale } from "#i18n/locales.ts";

/**
 * Words that the rules on insurance advertising (Florida Administrative Code 69B-150, NAIC model 570) forbid, or
 * allow under conditions that a person must check.
 */
export interface RegulatedWord {
	name: string;
	/** Advice for the copywriter. */
	why: string;
	patterns: Record<Locale, RegExp>;
	/** Allowed in a text that also matches this. */
	unless?: Record<Locale, RegExp>;
}

/** Whole words: `\\b` does not know accents. */
function words(alternatives: string): RegExp {
	return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "giu");
}

/** Words in one sentence, in either order. */
function together(one: string, other: string): RegExp {
	return new RegExp(`${one}[^.]*${other}|${other}[^.]*${one}`, "iu");
}

export const regulatedWords: readonly RegulatedWord[] = [
	{
		name: "investment",
		why: "Life insurance and annuities are not sold as investments (69B-150.106).",
		patterns: {
			en: words("invest(?:s|ed|ing|ments?|ors?)?"),
			es: words("inversi(?:ón|ones)|inversor\\p{L}*|inverti\\p{L}*|inviert\\p{L}*"),
			pt: words("investi(?:ment\\p{L}*|d\\p{L}*|r|ndo)|invista\\p{L}*"),
			ht: words("envesti\\p{L}*"),
		},
	},
	{
		name: "guaranteed",
		why: "Only with what guarantees it: the claims-paying ability of the issuing insurer.",
		patterns: {
			en: words("guarant\\p{L}*"),
			es: words("garant\\p{L}*"),
			pt: words("garant\\p{L}*"),
			ht: words("garanti\\p{L}*"),
		},
	},
	{
		name: "retirement plan",
		why: "Life insurance is not a retirement plan.",
		patterns: {
			en: words("retirement (?:plans?|accounts?|vehicles?)"),
			es: words("plan(?:es)? de (?:jubilación|retiro)"),
			pt: words("planos? de aposentadoria"),
			ht: words("plan retrèt"),
		},
	},
	{
		name: "savings account",
		why: "Cash value and annuities are not savings accounts.",
		patterns: {
			en: words("savings accounts?"),
			es: words("cuentas? de ahorros?"),
			pt: words("poupança"),
			ht: words("kont epay"),
		},
	},
	{
		name: "certificate of deposit",
		why: "An annuity is never a CD (69B-150.106).",
		patterns: {
			en: words("CDs?|certificates? of deposit"),
			es: words("CDs?|certificados? de depósito"),
			pt: words("CD[sB]?|certificados? de depósito"),
			ht: words("CDs?|sètifika depo"),
		},
	},
	{
		name: "bank",
		why: "The agency is no bank and sells no deposits; the name of the concept may stand.",
		patterns: {
			en: words("(?<!infinite )bank(?:s|ing|ers?)?"),
			es: words("banc(?:os?|as?|ari[oa]s?)(?! infinit)"),
			pt: words("banc(?:os?|ári[oa]s?)(?! infinito)"),
			ht: words("(?:la)?bank(?! enfini)"),
		},
	},
	{
		name: "without risk",
		why: "Every policy carries some: lapse, charges, the insurer's ability to pay.",
		patterns: {
			en: words("risk[- ]free|(?:no|without|zero) risks?"),
			es: words("(?:sin|libre de|cero) riesgos?"),
			pt: words("(?:sem|livre de|zero) riscos?"),
			ht: words("san (?:okenn )?risk"),
		},
	},
	{
		name: "best",
		why: "A superlative needs evidence.",
		patterns: {
			en: words("best|#1|number one"),
			es: words("(?:el|la|los|las) mejor(?:es)?|número uno|#1"),
			pt: words("(?:o|a|os|as) melhor(?:es)?|número um|#1"),
			ht: words("meyè|pi bon (?:asirans|konpayi|pri|ajan|nan)|nimewo en|#1"),
		},
	},
	{
		name: "free insurance",
		why: "Insurance has a price; only a consultation may be free.",
		patterns: {
			en: words("free (?:life )?(?:insurance|coverage|polic(?:y|ies))(?! locator)"),
			es: words("(?:seguro(?: de vida)?|cobertura|póliza) (?:gratis|gratuit[oa])"),
			pt: words("(?:seguro(?: de vida)?|cobertura|apólice) (?:grátis|gratuit[oa])"),
			ht: words("(?:asirans(?: vi)?|kouvèti|polis) gratis"),
		},
	},
	{
		name: "limited offer",
		why: "Barred unless it is fact (69B-150.116).",
		patterns: {
			en: words("limited[- ](?:time|offer|spots?)|special offer|act now|(?<!without |in a )hurry"),
			es: words("tiempo limitado|oferta (?:especial|limitada)|cupos limitados|actúe ya"),
			pt: words("tempo limitado|oferta (?:especial|limitada)|vagas limitadas|aja agora"),
			ht: words("tan limite|òf (?:espesyal|limite)|plas limite"),
		},
	},
	{
		name: "no medical exam",
		why: "Only with the word that health questions are asked (69B-150.107).",
		patterns: {
			en: words("(?:no|without an?|skip the) (?:medical )?exams?"),
			es: words("sin (?:un )?ex[aá]men(?:es)?(?: médicos?)?"),
			pt: words("sem (?:um )?exames?(?: médicos?)?"),
			ht: words("san (?:yon )?egzamen(?: medikal)?"),
		},
		unless: {
			en: together("health", "questions?"),
			es: together("salud", "preguntas?"),
			pt: together("saúde", "perguntas?"),
			ht: together("sante", "kesyon"),
		},
	},
	{
		name: "endorsed by a state",
		why: "A licence is no endorsement (69B-150.113).",
		patterns: {
			en: words(
				"(?:state|government)[- ](?:approved|endorsed|sponsored)|(?:approved|endorsed) by the (?:state|government)",
			),
			es: words("(?:aprobad|avalad|respaldad)[oa]s? por (?:el|los) (?:estados?|gobierno)"),
			pt: words("(?:aprovad|endossad)[oa]s? pel[oa]s? (?:estados?|governo)"),
			ht: words("(?:leta|gouvènman) apwouve"),
		},
	},
];

export interface Finding {
	word: RegulatedWord;
	/** The words around it, for the report and the list of allowed places. */
	excerpt: string;
	start: number;
	end: number;
}

/** Every regulated word in a text. */
export function findRegulatedWords(locale: Locale, text: string): Finding[] {
	return regulatedWords.flatMap((word) => {
		if (word.unless?.[locale].test(text)) return [];
		return [...text.matchAll(word.patterns[locale])].map((match) => {
			const end = match.index + match[0].length;
			return { word, start: match.index, end, excerpt: text.slice(Math.max(0, match.index - 40), end + 40) };
		});
	});
}
