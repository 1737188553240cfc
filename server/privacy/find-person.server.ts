import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { bookingEvents, contactSubmissions, users } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

type Lead = typeof contactSubmissions.$inferSelect;

/** The requester: an address that its owner confirmed, and a number if staff know that it is the same person's. */
export interface Identity {
	email: string;
	phone: string | null;
}

/** Where the database holds something about a person. */
export interface KnownPerson {
	email: string;
	leads: Lead[];
	bookings: (typeof bookingEvents.$inferSelect)[];
	account: typeof users.$inferSelect | null;
	/** Visits in which they sent something. */
	sessionIds: string[];
}

type Reader = Pick<Database | Transaction, "select">;

/**
 * Everything under a confirmed address. A lead without an address is theirs only if it has the number that staff
 * confirmed: anybody may type a stranger's number, also into a lead with an address of their own.
 */
export async function findPerson(db: Reader, { email, phone }: Identity): Promise<KnownPerson> {
	const key = emailKey(email);
	const named = await db
		.select()
		.from(contactSubmissions)
		.where(and(isNull(contactSubmissions.erasedAt), eq(sql`lower(${contactSubmissions.email})`, key)));
	const leads = [...named, ...(await leadsWithNumbers(db, [phone]))];
	const leadIds = leads.map(({ id }) => id);
	const bookings = await db
		.select()
		.from(bookingEvents)
		.where(or(eq(sql`lower(${bookingEvents.email})`, key), inArray(bookingEvents.contact_submission_id, leadIds)));
	const [account] = await db
		.select()
		.from(users)
		.where(eq(sql`lower(${users.email})`, key));
	return {
		email: key,
		leads,
		bookings,
		account: account ?? null,
		sessionIds: [...new Set(leads.flatMap(({ sessionId }) => sessionId ?? []))],
	};
}

/**
 * Leads that have one of these numbers and no address, such as those of the chat.
 * @param typed in any spelling
 */
export async function leadsWithNumbers(db: Reader, typed: readonly (string | null)[]): Promise<Lead[]> {
	const numbers = new Set(typed.flatMap((number) => (number && phoneKey(number)) || []));
	if (numbers.size === 0) return [];
	const found = await db
		.select()
		.from(contactSubmissions)
		.where(and(isNull(contactSubmissions.erasedAt), isNull(contactSubmissions.email)));
	return found.filter(({ phone }) => numbers.has((phone && phoneKey(phone)) || ""));
}
