import type { Insurer } from "#domain/agency/insurer.ts";

/**
 * The insurers that have appointed the agency, as /carriers lists them, until an admin adds one on the settings page (decision
 * 139). Production shows those whose appointment and rating somebody confirmed within the last year (decision 044). These four do
 * not exist; no regulator gives out the code 00000. An example of a confirmation:
 *
 * `{ document: "Appointment of 2026-09-01 and AM Best page, in the compliance folder", confirmedOn: "2026-10-01" }`
 */
export const insurers: readonly Insurer[] = [
	{
		id: "sample-mutual",
		name: "Sample Mutual Life Insurance Company",
		naicCode: "00000",
		rating: { grade: "A+", on: "2026-06-18" },
		products: ["term-life", "whole-life", "ibc"],
		confirmation: null,
	},
	{
		id: "specimen-life",
		name: "Specimen Life and Annuity Company",
		naicCode: "00000",
		rating: { grade: "A", on: "2026-08-27" },
		products: ["term-life", "iul", "fia"],
		confirmation: null,
	},
	{
		id: "example-national",
		name: "Example National Life Insurance Company",
		naicCode: "00000",
		rating: { grade: "A", on: "2026-03-12" },
		products: ["iul", "fia", "whole-life"],
		confirmation: null,
	},
	{
		id: "placeholder-fraternal",
		name: "Placeholder Fraternal Life",
		naicCode: "00000",
		rating: { grade: "A-", on: "2026-05-07" },
		products: ["final-expense", "whole-life"],
		confirmation: null,
	},
];
