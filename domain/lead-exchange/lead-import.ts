import { isSourceName } from "../conversions/visit-source.ts";
import type { LeadStatus } from "../lead-desk/lead-status.ts";
import { isLocale, type Locale } from "../locale/locales.ts";
import { type ImportMapping, isImportField } from "./import-columns.ts";

/** The largest file that is read, and how many rows it may have. */
export const maxImportBytes = 8 * 1024 * 1024;
export const maxImportRows = 20_000;
const maxImportColumns = 100;

/** How long a file waits to be imported, and how long the rows that were left out can be downloaded. */
export const importFileHours = 24;

export type ImportState = "draft" | "running" | "done";

/** Statuses that a whole file can have: those of leads that are still open, and of clients. */
export const importStatuses = ["new", "contacted", "qualified", "won"] as const satisfies readonly LeadStatus[];

/** The choices for a file before it is imported. */
export interface ImportSettings {
	mapping: ImportMapping;
	/** `skip`: leaves out people we already know. `link`: adds another lead for them. */
	duplicates: "skip" | "link";
	/** Null for nobody. */
	ownerId: string | null;
	status: (typeof importStatuses)[number];
	/** The source, as the list filters it. */
	source: string;
	/** For people whose row doesn't name one. */
	locale: Locale;
}

/** Reads the form. A source that isn't a name becomes null, and the form says so. */
export function readSettings(
	form: { get(name: string): unknown },
	columns: number,
): Omit<ImportSettings, "source"> & { source: string | null } {
	const text = (name: string) => String(form.get(name) ?? "").trim();
	const source = text("source").toLowerCase();
	const locale = text("locale");
	return {
		mapping: Array.from({ length: Math.min(columns, maxImportColumns) }, (_, index) => {
			const field = form.get(`column-${index}`);
			return isImportField(field) ? field : null;
		}),
		duplicates: text("duplicates") === "link" ? "link" : "skip",
		ownerId: /^\w{1,64}$/.test(text("owner")) ? text("owner") : null,
		status: importStatuses.find((status) => status === text("status")) ?? "new",
		source: isSourceName(source) ? source : null,
		locale: isLocale(locale) ? locale : "en",
	};
}

export type UploadProblem = "missing" | "tooLarge" | "tooManyRows" | "tooManyColumns" | "empty" | "unreadable";

export function tooManyColumns(header: readonly string[]): boolean {
	return header.length > maxImportColumns;
}

/** The outcome of a row. `repeated`: an earlier row of the file has the same person. A row with warnings is imported. */
export type RowOutcome = "import" | "duplicate" | "repeated" | "refused";
