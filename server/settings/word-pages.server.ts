import { originalWords } from "#content/original-words.server.ts";
import { sourceOf } from "#content/page-sources.ts";
import { pageSummaries } from "#content/page-summaries.server.ts";
import { plainText } from "#content/plain-text.ts";
import type { SetWords } from "#domain/agency/set-words.ts";
import { defaultLocale, type Locale } from "#domain/locale/locales.ts";
import { type Page, type PageKind, pagesOf } from "#domain/pages/page-registry.ts";
import { shownPages } from "#domain/pages/shown-pages.ts";
import { productSlugs } from "#domain/products/products.ts";
import { consentPage } from "#domain/words/editable-words.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

/** Words that an admin finds under one name: a page, or what several pages or emails share. */
export interface WordPage {
	/** In the address of the page where they are changed. */
	id: string;
	/** Where the copy is, as settings name it. */
	page: string;
	/** The part of that copy. Empty: all of it. */
	part: string;
	/** The addresses of the pages that show it, without their language. */
	paths: readonly string[];
}

/** The part of a copy that pages share which belongs to one page. */
const partOf: { readonly [Kind in PageKind]?: (slug: string) => string } = {
	location: (slug) => `cities.${slug}.`,
	lp: () => "landing.",
	offer: () => "offer.",
	calc: (slug) => `services.${slug}.`,
	book: () => "book.",
	quote: (slug) => `quotes.${slug}.`,
};

const offerPaths = pagesOf("offer").map(({ path }) => path);

/** What is not the copy of one page, in the order of the list. */
const otherPages: readonly WordPage[] = [
	whole("messages/contact", ["/"]),
	whole("messages/team", ["/about"]),
	whole("messages/careers", ["/careers"]),
	{ ...partly("messages/offers", "guide."), paths: pagesOf("lp").map(({ path }) => path) },
	{ ...partly("messages/offers", "offer."), paths: offerPaths },
	whole("messages/claim", offerPaths),
	...productSlugs.map((slug) => whole(`guides/${slug}`, [])),
	whole("messages/emails", []),
];

/** The texts that visitors agree to. Each form shows its own. */
export const consentWords = whole(consentPage, []);

/** All words that an admin may change, in the order of the sitemap. */
export function wordPages(): WordPage[] {
	const pages = new Map<string, WordPage>();
	for (const { path, ...page } of shownPages()) {
		const one = copyOf(page);
		const paths = [...(pages.get(one.id)?.paths ?? []), path];
		pages.set(one.id, { ...one, paths });
	}
	return [...pages.values(), ...otherPages].filter((page) => originalsOf(page, defaultLocale).length > 0);
}

function whole(page: string, paths: readonly string[]): WordPage {
	return { id: page, page, part: "", paths };
}

function copyOf({ kind, slug }: Pick<Page, "kind" | "slug">): Omit<WordPage, "paths"> {
	const source = sourceOf(kind, slug);
	const page = "folder" in source ? source.folder : `messages/${source.namespace}`;
	return partly(page, partOf[kind]?.(slug) ?? "");
}

function partly(page: string, part: string): Omit<WordPage, "paths"> {
	return { id: part ? `${page}/${part.slice(0, -1)}` : page, page, part };
}

/** Every copy that a page shows, as settings name it. */
export function copiesShownOn(page: Page): string[] {
	return [copyOf(page), ...otherPages.filter(({ paths }) => paths.includes(page.path))].map((one) => one.page);
}

/** The texts of a page as they came with the site, by their place. */
export function originalsOf({ page, part }: Pick<WordPage, "page" | "part">, locale: Locale): [string, string][] {
	return [...originalWords(page, locale)].filter(([place]) => place.startsWith(part));
}

/** What is set of a page. */
export function setWordsOf({ page, part }: Pick<WordPage, "page" | "part">, words: readonly SetWords[]): SetWords[] {
	return words.filter((one) => one.page === page && one.place.startsWith(part));
}

/** What each page is called, in the language of whoever reads the list. */
export function namesOfPages(pages: readonly WordPage[], locale: Locale): ReadonlyMap<string, string> {
	const titles = new Map(pageSummaries(locale).map(({ path, title }) => [path, plainText(title)]));
	const { names } = copyFor(locale, "words");
	const { careers, offers, claim } = copyFor(locale, "signOffs").names;
	const t = translator(locale, "words.filled");
	const products = translator(locale, "shell");
	const fixed: Readonly<Record<string, string>> = {
		[consentPage]: copyFor(locale, "settings").consent.title,
		"messages/home": names.home,
		"messages/contact": names.contact,
		"messages/team": names.team,
		"messages/careers": careers,
		"messages/offers/guide": names.guides,
		"messages/offers/offer": offers,
		"messages/claim": claim,
		"messages/emails": names.emails,
		"messages/funnelPages/book": names.book,
		"states/template": names.states,
		...Object.fromEntries(
			productSlugs.map((slug) => [`guides/${slug}`, t("guide", { product: products(`services.${slug}`) })]),
		),
	};
	return new Map(pages.map(({ id, paths }) => [id, fixed[id] ?? titles.get(paths[0] ?? "") ?? id]));
}
