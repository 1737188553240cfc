import { join } from "node:path";
import { parseArgs } from "node:util";
import { defaultLocale } from "#domain/locale/locales.ts";
import { readCatalog } from "./checks/catalog.ts";
import { englishPages, readContentPages } from "./checks/content-pages.ts";
import { behind, confirmed, translations } from "./signoff/translated.ts";
import { readTranslated, writeTranslated } from "./signoff/translated-file.ts";

const usage = `npm run ops -- translated [--locale ${translations.join("|")}] [--keys leads.consent …]
Without keys it prints the translations that are behind, each below the English, or the files of a page of long copy.
With keys, such as content/services/iul for a page, it confirms that those say the same as the English, in one language or
in all.`;

/** Somebody compared translations with an English text that changed (docs/how-to-add.md). */
const { values } = parseArgs({ options: { locale: { type: "string" }, keys: { type: "string", multiple: true } } });
const { locale, keys } = values;
const languages = translations.filter((each) => locale === undefined || each === locale);
if (languages.length === 0 || keys?.includes("")) {
	console.error(usage);
	process.exitCode = 1;
} else {
	const pages = englishPages(await readContentPages("content"));
	const english = new Map([...readCatalog(join("i18n/messages", defaultLocale)), ...pages]);
	const before = readTranslated();
	if (keys) {
		writeTranslated(confirmed(english, before, { keys, languages }));
	} else {
		for (const each of languages) {
			const texts = readCatalog(join("i18n/messages", each));
			for (const key of behind(english, before, each)) {
				if (pages.has(key)) console.info(`${key}/en.ts\n${key}/${each}.ts\n`);
				else console.info(`${key}\n    en: ${english.get(key)}\n    ${each}: ${texts.get(key) ?? "(none)"}\n`);
			}
		}
	}
	const now = readTranslated();
	for (const each of languages)
		console.info(`${each}: ${behind(english, now, each).length} of ${english.size} are behind.`);
}
