import { and, eq, isNull } from "drizzle-orm";
import { consentRecords, contactSubmissions } from "#database/schema.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { isFormConsent } from "../consent/form-consent.server.ts";
import type { Database } from "../platform/database/client.server.ts";

/** A lead as stored, with its language and what its sender agreed to. */
export type StoredLead = typeof contactSubmissions.$inferSelect & {
	locale: Locale;
	/** To calls and texts about the request. */
	callsConsent: boolean;
	marketingConsent: boolean;
};

/** @throws if no lead has that id, or a deletion has emptied it */
export async function readLead(db: Database, id: string): Promise<StoredLead> {
	const rows = await db
		.select({ lead: contactSubmissions, boxes: consentRecords.boxes })
		.from(contactSubmissions)
		.innerJoin(consentRecords, and(eq(consentRecords.contact_submission_id, contactSubmissions.id), isFormConsent))
		.where(and(eq(contactSubmissions.id, id), isNull(contactSubmissions.erasedAt)))
		.orderBy(consentRecords.sequence);
	const [row] = rows;
	if (!row) throw new Error(`There is no lead ${id}`);
	const locale = isLocale(row.lead.locale) ? row.lead.locale : "en";
	return {
		...row.lead,
		locale,
		callsConsent: row.boxes.calls !== false || rows.some(({ boxes }) => boxes.calls === true),
		marketingConsent: rows.some(({ boxes }) => boxes.marketing === true),
	};
}
