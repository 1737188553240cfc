import type { SetFacts } from "#domain/agency/settable-facts.ts";
import type { AuthoredSlug } from "#domain/blog/authored-posts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { SlugOf } from "#domain/pages/page-registry.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { currentClaims } from "./current-claims.server.ts";
import { fillFacts } from "./fill-facts.ts";
import { localFacts } from "./local-facts.server.ts";
import { type CopiedKind, type CopyOf, sourceFile } from "./page-sources.ts";
import type { BlogPostContent, GuideContent } from "./schema.ts";
import { withSetWords } from "./set-words.ts";

/** Stands in brackets behind a claim that nobody has proven yet. Only development shows it. */
const sampleWords: Record<Locale, string> = { en: "sample", es: "muestra", pt: "amostra", ht: "egzanp" };

/** Only the copy: other files next to it have no default export, or would become part of the server. */
const files = import.meta.glob<unknown>(["./*/**/{en,es,pt,ht}.ts"], { eager: true, import: "default" });

/** @param facts additional facts for the copy, in the same language */
export function pageCopy<Kind extends CopiedKind>(
	locale: Locale,
	kind: Kind,
	slug: SlugOf<Kind>,
	facts?: Record<string, string>,
): CopyOf<Kind> {
	return read(locale, sourceFile(kind, slug, locale), facts);
}

/** The guide that `/lp` mails for a product. */
export function guideContent(locale: Locale, slug: ProductSlug): GuideContent {
	return read(locale, `content/guides/${slug}/${locale}.ts`);
}

/** A post that was written with the site. */
export function authoredContent(locale: Locale, slug: AuthoredSlug): BlogPostContent {
	return read(locale, `content/blog/${slug}/${locale}.ts`);
}

/** The copy of a folder as it is written. Undefined if there is none. */
export function writtenCopy(locale: Locale, folder: string): object | undefined {
	const copy = files[`./${folder}/${locale}.ts`];
	return typeof copy === "object" && copy !== null ? copy : undefined;
}

/** The same with the words that an admin has set. */
export function setCopy(locale: Locale, folder: string, facts: SetFacts | undefined): object | undefined {
	const written = writtenCopy(locale, folder);
	return written && withSetWords(written, { page: folder, locale, facts }, textOf, (text) => text);
}

function read<T>(locale: Locale, file: string, facts: Record<string, string> = {}): T {
	const [, folder = ""] = /^content\/(.+)\/\w+\.ts$/.exec(file) ?? [];
	const written = writtenCopy(locale, folder);
	if (!written) throw new Error(`There is no ${file}`);
	const claims = currentClaims();
	const copy = setCopy(locale, folder, claims.facts) ?? written;
	const fillings = { facts: { ...localFacts(locale, claims), ...facts }, claims, sample: sampleWords[locale] };
	try {
		return fillFacts(copy as T, fillings);
	} catch (error) {
		if (copy === written) throw error;
		// Words that an admin has set take no page down.
		if (!unusable.has(copy)) process.emitWarning(`The words set for ${file} can't be shown: ${error}`);
		unusable.add(copy);
		return fillFacts(written as T, fillings);
	}
}

/** Copies with set words that can't be filled: each is reported once. */
const unusable = new WeakSet<object>();

function textOf(leaf: unknown): string | null {
	return typeof leaf === "string" ? leaf : null;
}
