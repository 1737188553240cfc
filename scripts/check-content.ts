import { join } from "node:path";
import { locales } from "#domain/locale/locales.ts";
import { readCatalog } from "./checks/catalog.ts";
import { readContentPages } from "./checks/content-pages.ts";
import { contentProblems } from "./checks/content-problems.ts";
import { copyProblems } from "./checks/copy-problems.ts";
import { unusedAllowances } from "./checks/regulated-words-allowed.ts";
import { reportProblems } from "./checks/report.ts";

const pages = await readContentPages("content");

const messageProblems = locales.flatMap((locale) =>
	[...readCatalog(join("i18n/messages", locale))].flatMap(([key, text]) =>
		copyProblems(locale, `messages/${key.split(".")[0]}`, text).map((what) => `messages ${locale} ${key}: ${what}`),
	),
);

reportProblems(`${pages.length} pages of long copy`, [
	...pages.flatMap(contentProblems),
	...messageProblems,
	...(pages.length > 0
		? unusedAllowances().map((entry) => `allowed regulated words that no longer occur: ${entry}`)
		: []),
]);
