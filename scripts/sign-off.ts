import { parseArgs } from "node:util";
import { isLocale, locales } from "#domain/locale/locales.ts";
import { openTexts } from "#server/launch/sign-offs.server.ts";
import { readSignOffs, writeSignOffs } from "./signoff/sign-off-file.ts";
import { signed } from "./signoff/sign-offs.ts";
import { signedTexts } from "./signoff/signed-texts.ts";

const usage = `npm run ops -- signoff --locale ${locales.join("|")} [--keys messages/leads.consent] [--reader "Name"]
Without a reader it prints the open texts, each below the English. With one it signs them, in that reader's name.`;

/** A native or licensed reader signs the texts about law and money in one language (docs/translating.md). */
const { values } = parseArgs({
	options: { locale: { type: "string" }, keys: { type: "string" }, reader: { type: "string" } },
});
const { locale, keys = "" } = values;
const reader = values.reader?.trim();
if (!isLocale(locale) || reader === "") {
	console.error(usage);
	process.exitCode = 1;
} else {
	const texts = await signedTexts();
	const before = readSignOffs();
	const open = openTexts(texts[locale], before, locale);
	const meant = open.filter(({ key }) => key.startsWith(keys));
	if (reader === undefined) {
		for (const { key, text, isChanged } of meant) {
			console.info(`${key}${isChanged ? " (changed since)" : ""}`);
			if (locale !== "en") console.info(`    en: ${texts.en.get(key) ?? "(none)"}`);
			console.info(`    ${locale}: ${text}\n`);
		}
	} else {
		const date = new Date().toISOString().slice(0, 10);
		writeSignOffs(signed(texts[locale], before, { locale, reader, date, keys }));
		console.info(`Signed ${meant.length} texts.`);
	}
	console.info(
		`${reader === undefined ? open.length : open.length - meant.length} of ${texts[locale].size} texts are open.`,
	);
}
