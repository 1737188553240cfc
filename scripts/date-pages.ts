/**
 * Maintains `content/dates.json`, the dates of the last changes to the copy of each page, for the sitemap.
 * `node scripts/date-pages.ts` gives changed pages today's date. `--check` fails if pages changed. `--same-words` keeps
 * the dates, for changes that do not show on the screen.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { sourceFile } from "../content/page-sources.ts";
import { locales } from "../domain/locale/locales.ts";
import { type Page, pages } from "../domain/pages/page-registry.ts";

const file = "content/dates.json";
type Dates = Record<string, { date: string; hash: string }>;

function hashOf({ kind, slug }: Page): string {
	const hash = createHash("sha256");
	for (const locale of locales) hash.update(readFileSync(sourceFile(kind, slug, locale)));
	return hash.digest("hex").slice(0, 16);
}

const known = JSON.parse(readFileSync(file, "utf8")) as Dates;
const today = new Date().toISOString().slice(0, 10);
const dates: Dates = {};
const changed: string[] = [];
const sameWords = process.argv.includes("--same-words");
for (const page of pages) {
	const hash = hashOf(page);
	const before = known[page.path];
	if (before?.hash !== hash) changed.push(page.path);
	dates[page.path] = { date: before && (sameWords || before.hash === hash) ? before.date : today, hash };
}

if (process.argv.includes("--check")) {
	if (changed.length > 0 || Object.keys(known).length !== pages.length) {
		console.error(`The copy of these pages changed; run \`npm run date-pages\`:\n${changed.join("\n")}`);
		process.exitCode = 1;
	}
} else {
	writeFileSync(file, `${JSON.stringify(dates, null, "\t")}\n`);
}
