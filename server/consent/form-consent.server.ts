import { sql } from "drizzle-orm";
import { consentRecords } from "#database/schema.ts";

/**
 * The person agreed in a form, to a text that they read. Without this, a record may also say what staff wrote down, which is
 * weaker: no certificate proves it, and it lifts no listing.
 */
export const isFormConsent = sql`coalesce((${consentRecords.boxes} ->> 'spoken')::boolean, false) = false`;
