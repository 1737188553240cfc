import type { LaunchRecords } from "#domain/launch/attested-items.ts";

/**
 * Things that the owner has done before going live and no program can see, such as a lawyer's review. `npm run ops --
 * launch:check` lists what is missing. Record only completed steps:
 * terms: { by: "Jane Roe, Esq.", on: "2027-01-15", evidence: "letter of 2027-01-15, folder Legal" },
 */
export const launchRecords: LaunchRecords = {};
