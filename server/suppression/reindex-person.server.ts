import { eq, or } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/**
 * Asks for the derived fields of every lead that names this address or number to be derived again: a call, a returned
 * email or a request to stop counts for all of them.
 * @param id of the lead that it came with, if any
 */
export async function reindexPerson(
	db: Database | Transaction,
	{ id, email, phone }: { id: string | null; email: string | null; phone: string | null },
): Promise<void> {
	const { id: leadId, emailKey: emails, phoneKey: phones } = contactSubmissions;
	const number = phone === null ? null : phoneKey(phone);
	const isPerson = or(
		id === null ? undefined : eq(leadId, id),
		email === null ? undefined : eq(emails, emailKey(email)),
		number === null ? undefined : eq(phones, number),
	);
	if (isPerson) await db.update(contactSubmissions).set({ indexedAt: null }).where(isPerson);
}
