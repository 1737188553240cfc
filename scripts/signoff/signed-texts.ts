import { join } from "node:path";
import { englishDocuments, ibcNotices } from "#content/notices.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { isSignedCopy, isSignedMessage, lawPages } from "#domain/words/signed-words.ts";
import { nameKeys, stringsOf } from "#domain/words/strings-of.ts";
import type { SignedTexts } from "#server/launch/sign-offs.server.ts";
import { readCatalog } from "../checks/catalog.ts";
import { readContentPages } from "../checks/content-pages.ts";

/** All texts that a native or licensed reader signs: consent, disclosures, prices, law, and claims anywhere. */
export async function signedTexts(): Promise<Record<Locale, SignedTexts>> {
	const pages = await readContentPages("content");
	const entries = locales.map((locale): [Locale, SignedTexts] => {
		const messages = [...readCatalog(join("i18n/messages", locale))]
			.filter(([key, text]) => isSignedMessage(key, text))
			.map(([key, text]) => [`messages/${key}`, text] as [string, string]);
		const copy = pages.flatMap(({ name, languages }) => {
			const texts = lawPages.includes(name)
				? sectionsOf(languages[locale])
				: [...stringsOf(languages[locale])].filter(([place, text]) => isSignedCopy(place, text));
			return texts.map(([place, text]) => [`content/${name} ${place}`, text] as [string, string]);
		});
		const notices: [string, string][] = [
			["content/notices ibc", ibcNotices[locale]],
			["content/notices englishDocuments", englishDocuments[locale] ?? ""],
		];
		return [locale, new Map([...messages, ...copy, ...notices].filter(([, text]) => text !== ""))];
	});
	return Object.fromEntries(entries) as Record<Locale, SignedTexts>;
}

/** The text of each section of a page, by the section's name. */
export function sectionsOf(page: unknown): (readonly [id: string, text: string])[] {
	const { sections } = page as { sections: readonly { id: string }[] };
	return sections.map((section) => {
		const strings = [...stringsOf(section)].filter(([place]) => !nameKeys.test(place));
		return [section.id, strings.map(([, text]) => text).join("\n")] as const;
	});
}
