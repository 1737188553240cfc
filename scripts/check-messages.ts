import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales } from "#domain/locale/locales.ts";
import { readCatalog } from "./checks/catalog.ts";
import { messageProblems } from "./checks/message-problems.ts";
import { unusedKeys } from "./checks/message-usage.ts";
import { reportProblems } from "./checks/report.ts";
import { behindProblems } from "./signoff/translated.ts";
import { readTranslated } from "./signoff/translated-file.ts";

/** Text that may be the same in a translation as in English, and why. */
const reasons: Record<string, readonly string[]> = {
	"the name of a person, as they gave it": ["Maria G.", "James T."],
	"the initials of a person": ["MG", "JT"],
	"a place whose name does not change": ["Tampa, Florida", "Sarasota, Florida"],
	"the same word in that language": ["Local", "Site", "Error", "No", "Superior", "Marginal", "Chat", "Blog", "Menu"],
	"a word of those who write": ["Original", "original", "Link"],
	"the word that Brazilian sales teams use": ["Leads"],
};

const allowed = new Set(Object.values(reasons).flat());

const folder = "i18n/messages";
const source = readCatalog(join(folder, defaultLocale));

const code = globSync(["{app,domain,emails,i18n,server}/**/*.{ts,tsx}", "content/*.ts"])
	.filter((file) => !file.includes(".test."))
	.map((file) => readFileSync(file, "utf8"));

reportProblems(`${source.size} messages in ${locales.length} languages`, [
	...locales.flatMap((locale) => messageProblems(locale, source, readCatalog(join(folder, locale)), mayStayEnglish)),
	...behindProblems(source, readTranslated()),
	...unusedKeys(source.keys(), code).map((key) => `${key}: nothing uses it`),
]);

function mayStayEnglish(text: string): boolean {
	return allowed.has(text);
}
