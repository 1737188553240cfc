import type { Locale } from "#domain/locale/locales.ts";
import type { CaseStudySlug } from "#domain/site/pages.ts";

const figures: Record<CaseStudySlug, [english: string, portuguese: string]> = {
	fia: ["$201,587.46", "201.587,46"],
	iul: ["$277,197.58", "277.197,58"],
	"whole-life": ["$142.50", "142,50"],
	ibc: ["$209,627.17", "209.627,17"],
};

/** A figure of the case study as the calculator has it; of the Portuguese one the number alone. */
export function storyFigure(slug: CaseStudySlug, locale: Locale): string {
	return figures[slug][locale === "pt" ? 1 : 0];
}

/** What an owner has written for a page under `content/`. */
export async function contentOf<T>(page: string): Promise<T> {
	const file = new URL(`../../content/${page}.ts`, import.meta.url).href;
	const module: { default: T } = await import(/* @vite-ignore */ file);
	return module.default;
}
