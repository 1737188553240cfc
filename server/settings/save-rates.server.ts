import { agency } from "#content/agency.ts";
import { ratesWith } from "#content/rates.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { maxRateFileBytes, maxRates } from "#domain/rate-import/rate-facts.ts";
import type { RateDoubt, RateProblem } from "#domain/rate-import/rate-problem.ts";
import type { RateFacts } from "#domain/rates/rate-table.ts";
import { readNewest, setFactsOf } from "../pages/read-settings.server.ts";
import { decodeText } from "../platform/decode-text.server.ts";
import type { Services } from "../services.server.ts";
import { importedRates } from "./read-rate-file.server.ts";
import { newestVersion, type Saver, storeSettings } from "./save-settings.server.ts";

type Parts = Pick<Services, "clock" | "database">;

/** Why something is no file of rates at all. */
export type RateUploadError = "missing" | "too_large" | "no_text";

export interface CheckedRates {
	/** As it was read, to be sent again once it was looked at. */
	text: string;
	/** Those of the file, beside the present ones of products that the file leaves out. */
	rates: RateFacts;
	/** What counts now. */
	present: RateFacts;
	/** The version of what counts now: nobody uses rates that were compared with other ones. */
	seen: number;
	doubts: readonly RateDoubt[];
}

type NoFile = { ok: false; code: "upload"; error: RateUploadError };
type Refused = { ok: false; code: "problems"; problems: readonly RateProblem[] };
type CheckResult = { ok: true; checked: CheckedRates } | Refused;
/** What a form on the page of the rates leads to. */
export type RatesResult =
	| { ok: true; checked?: CheckedRates }
	| NoFile
	| Refused
	| { ok: false; code: "newer" | "gone" | "unknown" };

/** The text of an uploaded file. */
export async function textOfFile(file: unknown): Promise<{ ok: true; text: string } | NoFile> {
	if (!(file instanceof File) || file.size === 0) return { ok: false, code: "upload", error: "missing" };
	if (file.size > maxRateFileBytes) return { ok: false, code: "upload", error: "too_large" };
	const text = decodeText(new Uint8Array(await file.arrayBuffer()));
	return text === null ? { ok: false, code: "upload", error: "no_text" } : { ok: true, text };
}

/** Checks a file of rates, and changes nothing. */
export async function checkRates({ clock, database }: Parts, text: string): Promise<CheckResult> {
	const newest = await readNewest(database.db);
	const { rates: present = {} } = setFactsOf(newest);
	const result = importedRates(text, {
		beside: ratesWith(present),
		home: agency.address.region,
		today: clock(),
	});
	if (!result.ok) return { ok: false, code: "problems", problems: result.problems };
	const rates = { ...present, ...result.tables };
	const count = Object.values(rates).reduce((sum, table) => sum + table.rates.length, 0);
	if (count > maxRates) {
		const problem: RateProblem = {
			line: result.tableLine,
			column: "",
			code: "too_many",
			values: { count, max: maxRates },
		};
		return { ok: false, code: "problems", problems: [problem] };
	}
	return { ok: true, checked: { text, rates, present, seen: newestVersion(newest, ["rates"]), doubts: result.doubts } };
}

/**
 * Uses the rates of a file that was checked. It is checked again: it comes from the browser.
 * @param seen the version that they were compared with
 */
export async function saveRates(
	services: Parts,
	by: Saver,
	{ text, seen }: { text: string; seen: unknown },
): Promise<ActionResult<object, "newer" | "gone"> | Refused> {
	const result = await checkRates(services, text);
	if (!result.ok) return result;
	return storeSettings(services, by, {
		facts: { rates: result.checked.rates },
		shown: ["rates"],
		seen,
		what: "from a file",
	});
}
