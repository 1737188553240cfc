/**
 * Keeps `content/dates.json`: when the words of each page last changed, for the sitemap.
 * `node scripts/date-pages.ts` gives changed pages today's date; with `--check` it fails if there are any.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { sourceOf } from "../content/sources.ts";
import { prerenderedPaths } from "../domain/site/pages.ts";
import { locales } from "../i18n/locales.ts";

const file = "content/dates.json";
type Dates = Record<string, { date: string; hash: string }>;

function hashOf(path: string): string {
	const hash = createHash("sha256");
	for (const locale of locales) hash.update(readFileSync(sourceOf(path).replace("{locale}", locale)));
	return hash.digest("hex").slice(0, 16);
}

const known = JSON.parse(readFileSync(file, "utf8")) as Dates;
const today = new Date().toISOString().slice(0, 10);
const dates: Dates = {};
const changed: string[] = [];
for (const path of prerenderedPaths) {
	const hash = hashOf(path);
	const before = known[path];
	if (before?.hash !== hash) changed.push(path);
	dates[path] = before?.hash === hash ? before : { date: today, hash };
}

if (process.argv.includes("--check")) {
	if (changed.length > 0 || Object.keys(known).length !== prerenderedPaths.length) {
		console.error(`The words of these pages changed; run \`npm run date-pages\`:\n${changed.join("\n")}`);
		process.exitCode = 1;
	}
} else {
	writeFileSync(file, `${JSON.stringify(dates, null, "\t")}\n`);
}
