/**
 * Prints the compressed size of a first visit to each kind of page: the page and the script that it starts. Fails if
 * the script is over budget. Reads `build`; `npm run bench:weight`.
 */
import { existsSync, readFileSync, statSync } from "node:fs";

const client = "build/client";
/** The budget for script. Each file requests the next one, so the number of files matters as much as their size. */
const budgetKb = 10;
const maxFiles = 2;
const pages = [
	"/en",
	"/ht",
	"/en/services/iul",
	"/ht/services/final-expense/florida",
	"/pt/resources/faq",
	"/es/test-disc",
	"/en/blog",
	...["en", "es", "pt", "ht"].map((locale) => `/${locale}/blog/final-expense-jacksonville`),
];

function weight(file: string): number {
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The scripts of a page, and what these import in turn. */
function scriptsOf(html: string): string[] {
	const found = new Set<string>();
	const queue = [...html.matchAll(/import\("(\/assets\/[^"]+\.js)"\)/g)].map(([, url = ""]) => url);
	for (let url = queue.pop(); url; url = queue.pop()) {
		if (found.has(url)) continue;
		found.add(url);
		const code = readFileSync(client + url, "utf8");
		for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) queue.push(`/assets/${name}`);
	}
	return [...found];
}

for (const page of pages) {
	const file = `${client}${page}/index.html`;
	const scripts = scriptsOf(readFileSync(file, "utf8"));
	const scriptKb = scripts.reduce((sum, url) => sum + weight(client + url), 0) / 1024;
	const within = scriptKb <= budgetKb && scripts.length <= maxFiles;
	if (!within) process.exitCode = 1;
	process.stdout.write(
		`${page}: page ${(weight(file) / 1024).toFixed(1)} KB, script ${scriptKb.toFixed(1)} of ${budgetKb} KB in ${scripts.length} files${within ? "" : ", too much"}\n`,
	);
}
