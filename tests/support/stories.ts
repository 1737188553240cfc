import { fillFacts } from "#content/fill-facts.ts";
import type { Claims } from "#domain/claims/claims.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { CaseStudySlug } from "#domain/site/pages.ts";

const figures: Record<CaseStudySlug, [english: string, portuguese: string]> = {
	fia: ["$201,587", "201.587"],
	iul: ["$277,198", "277.198"],
	"whole-life": ["$143", "143"],
	ibc: ["$209,627", "209.627"],
};

/** A figure of the case study from the calculator. In Portuguese only its number. */
export function storyFigure(slug: CaseStudySlug, locale: Locale): string {
	return figures[slug][locale === "pt" ? 1 : 0];
}

const samples: Claims = { showsSamples: true, proven: {} };
const sampleWords: Record<string, string> = { en: "sample", es: "muestra", pt: "amostra", ht: "egzanp" };
/** Facts stay placeholders. */
const placeholders = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` });

/** The copy of a page in `content/`, with its claims as development shows them. */
export async function contentOf<T>(page: string): Promise<T> {
	const file = new URL(`../../content/${page}.ts`, import.meta.url).href;
	const module: { default: T } = await import(/* @vite-ignore */ file);
	const sample = sampleWords[page.split("/").at(-1) ?? ""] ?? "";
	return fillFacts(module.default, { facts: placeholders, claims: samples, sample });
}
