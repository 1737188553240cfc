import { sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";

/** Leads that staff sent to try the site out. An index has the same words. */
export const isTestLead = sql`${contactSubmissions.isTest}`;

/**
 * All others. Everything that counts leads, links them with people, or tells somebody outside the agency of them asks for these
 * (decision 118). Lists that staff work from show tests, too, with a mark.
 */
export const isRealLead = sql`NOT ${contactSubmissions.isTest}`;
