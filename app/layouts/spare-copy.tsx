import { useMatches, useParams } from "react-router";
import { EmbeddedJson } from "#app/islands/embedded-json.tsx";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** What a page says when nothing else can be loaded. */
export interface SpareCopy extends Pick<Messages, "common" | "startup"> {
	locale: Locale;
}

const id = "spare-copy";

/** The server has all languages. The staff's application finds those words in its document, because no loader may have run. */
const files: Record<string, unknown> = import.meta.env.SSR
	? import.meta.glob("../../i18n/messages/*/{common,startup}.json", { eager: true, import: "default" })
	: {};
const inPage = import.meta.env.SSR ? null : document.getElementById(id)?.textContent;
const copyInPage = inPage ? (JSON.parse(inPage) as SpareCopy) : null;

export function useSpareCopy(): SpareCopy {
	const locale = useDocumentLocale();
	const read = <N extends "common" | "startup">(name: N): Messages[N] =>
		files[`../../i18n/messages/${locale}/${name}.json`] as Messages[N];
	return copyInPage ?? { locale, common: read("common"), startup: read("startup") };
}

/** Brings the words to the browser. */
export function SpareCopyInPage() {
	return <EmbeddedJson id={id} data={useSpareCopy()} />;
}

/** The locale in the address, or the one from a loader if the address has none. */
export function useDocumentLocale(): Locale {
	const { locale } = useParams();
	const loaded = useMatches().map((match) => (match.loaderData as { locale?: unknown } | undefined)?.locale);
	return [locale, ...loaded].find(isLocale) ?? defaultLocale;
}
