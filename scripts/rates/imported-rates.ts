import { sampleRates } from "#domain/rates/sample-rates.ts";
import { missingExamples, withoutPrices } from "./missing-examples.ts";
import { type RateImport, rateTablesOf } from "./rate-tables-of.ts";

/** An owner's rates, if every page of the site can be built with them. @param home the agency's state */
export function importedRates(csv: string, home: string, today: Date): RateImport {
	const result = rateTablesOf(csv, today);
	if (!result.ok) return result;
	const tables = { ...sampleRates, ...result.tables };
	const problems = missingExamples(tables).map((example) => ({
		line: result.tableLine,
		column: "",
		message: `the table has no rate for somebody whose premium the site names (${example})`,
	}));
	if (problems.length > 0) return { ok: false, problems };
	const doubts = withoutPrices(tables, home).map((example) => ({
		line: result.tableLine,
		column: "",
		message: `no price will stand there, since the table has no rate for it (${example})`,
	}));
	return { ...result, doubts: [...result.doubts, ...doubts] };
}
