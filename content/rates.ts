import type { RateTables } from "#domain/rates/rate-table.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import ownerRates from "./owner-rates.json" with { type: "json" };

/**
 * The rates of every premium on the site, in emails and in PDFs: the owner's, where `npm run ops -- rates:import` has written
 * them, else the sample rates.
 */
export const rateTables: RateTables = { ...sampleRates, ...(ownerRates as Partial<RateTables>) };
