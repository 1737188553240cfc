import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales } from "#domain/locale/locales.ts";
import { readCatalog } from "./checks/catalog.ts";
import { messageProblems } from "./checks/message-problems.ts";
import { unusedKeys } from "./checks/message-usage.ts";
import { reportProblems } from "./checks/report.ts";
import { mayStayEnglish } from "./checks/same-in-every-language.ts";

const folder = "i18n/messages";
const source = readCatalog(join(folder, defaultLocale));

const code = globSync("{app,domain,emails,i18n,server}/**/*.{ts,tsx}")
	.filter((file) => !file.includes(".test."))
	.map((file) => readFileSync(file, "utf8"));

reportProblems(`${source.size} messages in ${locales.length} languages`, [
	...locales.flatMap((locale) => messageProblems(locale, source, readCatalog(join(folder, locale)), mayStayEnglish)),
	...unusedKeys(source.keys(), code).map((key) => `${key}: nothing uses it`),
]);
