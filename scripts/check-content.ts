import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "#domain/locale/locales.ts";
import { unusedAllowances } from "#domain/vocabulary/allowed-phrases.ts";
import { readCatalog } from "./checks/catalog.ts";
import { unprovenComparisons } from "./checks/comparisons.ts";
import { englishPages, readContentPages } from "./checks/content-pages.ts";
import { contentProblems } from "./checks/content-problems.ts";
import { copyProblems } from "./checks/copy-problems.ts";
import { findHabits } from "./checks/habits.ts";
import { markdownProse } from "./checks/markdown-prose.ts";
import { reportProblems } from "./checks/report.ts";
import { writtenPremiums } from "./checks/written-premiums.ts";
import { behindProblems } from "./signoff/translated.ts";
import { readTranslated } from "./signoff/translated-file.ts";

const pages = await readContentPages("content");

/** The names of claims, as staff see them. */
const staffKeys = "blogDesk.claims.";

const messageProblems = locales.flatMap((locale) =>
	[...readCatalog(join("i18n/messages", locale))].flatMap(([key, text]) =>
		[
			...copyProblems(locale, `messages/${key.split(".")[0]}`, key, text),
			...(key.startsWith(staffKeys) ? [] : unprovenComparisons(locale, text)),
			...writtenPremiums(locale, "messages", key, text),
		].map((what) => `messages ${locale} ${key}: ${what}`),
	),
);

/** The terms are left out, because they are in four languages. */
const documents = ["README.md", ...globSync("docs/**/*.md")].filter((file) => file !== "docs/terms.md");
const documentProblems = documents.flatMap((file) =>
	markdownProse(readFileSync(file, "utf8")).flatMap((text) =>
		findHabits("en", text, "paragraph").map((what) => `${file}: ${what}`),
	),
);

reportProblems(`${pages.length} pages of long copy`, [
	...pages.flatMap(contentProblems),
	...behindProblems(englishPages(pages), readTranslated()),
	...messageProblems,
	...documentProblems,
	...(pages.length > 0
		? unusedAllowances().map((entry) => `allowed regulated words that no longer occur: ${entry}`)
		: []),
]);
