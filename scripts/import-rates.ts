import { readFileSync, writeFileSync } from "node:fs";
import { agency } from "#content/agency.ts";
import { importedRates } from "./rates/imported-rates.ts";

/**
 * Replaces the sample rates by an owner's, from a CSV: `npm run ops -- rates:import FILE.csv`. Nothing is written unless the whole
 * file is sound, and has a rate for everybody whose premium the site's own pages name. `--samples` goes back to the sample rates. See docs/rates.md.
 */
const target = new URL("../content/owner-rates.json", import.meta.url);

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
	const result = importedRates(readFileSync(file, "utf8"), agency.address.region, new Date());
	const at = (line: number, column: string) => `${file}, line ${line}${column && `, column ${column}`}`;
	if (!result.ok) {
		for (const { line, column, message } of result.problems) console.error(`${at(line, column)}: ${message}`);
		console.error(`${result.problems.length} problems. Nothing was changed.`);
		process.exitCode = 1;
	} else {
		for (const { line, column, message } of result.doubts) {
			console.warn(`Please check ${at(line, column)}: ${message}`);
		}
		write(result.tables);
		for (const [product, { rates, effectiveOn, id }] of Object.entries(result.tables)) {
			console.info(`${product}: ${rates.length} rates of ${effectiveOn}, ratesOf: "${id}"`);
		}
		console.info("Written to content/owner-rates.json. Products that the file leaves out keep their sample rates.");
		console.info("Run npm run format and npm run date-pages, then build the site.");
	}
}
