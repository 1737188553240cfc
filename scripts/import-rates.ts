import { readFileSync, writeFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import { agency } from "#content/agency.ts";
import type { RateDoubt, RateProblem } from "#domain/rate-import/rate-problem.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import rates from "#i18n/messages/en/rates.json" with { type: "json" };
import { importedRates } from "#server/settings/read-rate-file.server.ts";

/**
 * Replaces the sample rates by an owner's, from a CSV: `npm run ops -- rates:import FILE.csv`. Nothing is written unless the whole
 * file is sound, and has a rate for everybody whose premium the site's own pages name. `--samples` goes back to the sample rates. See docs/rates.md.
 */
const target = new URL("../content/owner-rates.json", import.meta.url);
const t = createTranslator({ locale: "en", messages: { rates }, namespace: "rates.filled" });

function write(tables: object): void {
	writeFileSync(target, `${JSON.stringify(tables, null, "\t")}\n`);
}

const [file] = process.argv.slice(2);
if (!file) {
	console.error("npm run ops -- rates:import FILE.csv, or npm run ops -- rates:import --samples");
	process.exitCode = 1;
} else if (file === "--samples") {
	write({});
	console.info("The sample rates are in use again. Build the site to show them.");
} else {
	const csv = readFileSync(file, "utf8");
	const result = importedRates(csv, { beside: sampleRates, home: agency.address.region, today: new Date() });
	const sentence = ({ line, column, code, values }: RateProblem | RateDoubt) =>
		`${file}, line ${line}${column && `, column ${column}`}: ${t(`problems.${code}`, { ...values })}`;
	if (!result.ok) {
		for (const problem of result.problems) console.error(sentence(problem));
		console.error(t("refused", { count: result.problems.length }));
		process.exitCode = 1;
	} else {
		for (const doubt of result.doubts) console.warn(`Please check ${sentence(doubt)}`);
		write(result.tables);
		for (const [product, { rates, effectiveOn, id }] of Object.entries(result.tables)) {
			console.info(`${product}: ${rates.length} rates of ${effectiveOn}, ratesOf: "${id}"`);
		}
		console.info("Written to content/owner-rates.json. Products that the file leaves out keep their sample rates.");
		console.info("Run npm run format and npm run date-pages, then build the site.");
	}
}
