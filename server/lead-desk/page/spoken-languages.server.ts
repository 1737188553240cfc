import { inArray, sql } from "drizzle-orm";
import { staffRecords, userRoles } from "#database/schema.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { type Locale, staffLanguage } from "#domain/locale/locales.ts";
import { staffRoles } from "#domain/staff/roles.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/**
 * True if somebody who works leads can check a text in that language: the records of staff say so, or the writer's
 * screen is in it. The office works in English.
 */
export async function isSpokenHere(db: Database | Transaction, locale: Locale, screen: Locale): Promise<boolean> {
	if (locale === staffLanguage || locale === screen) return true;
	const [speaker] = await db
		.select({ one: sql`1` })
		.from(staffRecords)
		.innerJoin(userRoles, sql`${userRoles.user_id} = ${staffRecords.userId}`)
		.where(
			sql`${inArray(userRoles.role, staffRoles.filter(mayWorkLeads))} AND ${locale} = ANY(${staffRecords.languages})`,
		)
		.limit(1);
	return speaker !== undefined;
}
