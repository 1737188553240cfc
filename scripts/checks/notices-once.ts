import type { Locale } from "#domain/locale/locales.ts";

interface Notice {
	says: string;
	words: Readonly<Record<Locale, RegExp>>;
	/** Pages that are about it. */
	exempt: readonly string[];
	/** Pages whose frame says it already. */
	isSaidBeside: (page: string) => boolean;
}

const notices: readonly Notice[] = [
	{
		says: "that benefits depend on the claims-paying ability of the insurer",
		words: {
			en: /claims-paying ability|ability to pay (?:its |their )?claims/gi,
			es: /para pagar (?:sus )?reclamaciones/gi,
			pt: /de pagar indenizações/gi,
			ht: /pou l peye reklamasyon/gi,
		},
		exempt: ["pages/carriers"],
		// The page of a guide ends with the guide's own notices.
		isSaidBeside: (page) => page.startsWith("funnels/"),
	},
	{
		says: "that it is no offer",
		words: {
			en: /not (?:a quote and not )?an offer/gi,
			es: /\b(?:no|ni) (?:es |son )?una oferta/gi,
			pt: /(?:não|nem) (?:é |são )?(?:uma )?oferta/gi,
			ht: /\b(?:pa|ni) (?:yon )?òf(?![\p{L}])/giu,
		},
		exempt: ["pages/terms"],
		// The bar at the foot of every page says it, but no guide has one.
		isSaidBeside: (page) => /^(?:landings|stories)\//.test(page),
	},
];

/** What a page says more than once. A notice that is everywhere is read nowhere. */
export function repeatedNotices(locale: Locale, page: string, texts: Iterable<string>): string[] {
	const copy = [...texts].join("\n");
	return notices.flatMap(({ says, words, exempt, isSaidBeside }) => {
		const times = copy.match(words[locale])?.length ?? 0;
		const most = isSaidBeside(page) ? 0 : 1;
		if (exempt.includes(page) || times <= most) return [];
		return [`says ${times} times ${says}: once, next to what it belongs to${most === 0 ? ", is said already" : ""}`];
	});
}
