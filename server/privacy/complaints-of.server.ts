import { and, eq, ne, sql } from "drizzle-orm";
import { complaints } from "#database/schema.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import type { Database } from "../platform/database/client.server.ts";

/**
 * The complaints of the person. Somebody else, such as a spouse, may have complained about their lead. A complaint
 * without an address is theirs only if it has the number that staff confirmed.
 */
export async function complaintsOf(db: Database, email: string, phone: string | null) {
	const named = await db
		.select()
		.from(complaints)
		.where(eq(sql`lower(${complaints.email})`, email));
	const key = phone && phoneKey(phone);
	if (!key) return named;
	const unnamed = await db
		.select()
		.from(complaints)
		.where(and(eq(complaints.email, ""), ne(complaints.phone, "")));
	return [...named, ...unnamed.filter((complaint) => phoneKey(complaint.phone) === key)];
}
