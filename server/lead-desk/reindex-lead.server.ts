import { eq, or } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/** Asks for the fields of a lead that derive from others to be derived again. */
export async function reindexLead(db: Database | Transaction, leadId: string): Promise<void> {
	await db.update(contactSubmissions).set({ indexedAt: null }).where(eq(contactSubmissions.id, leadId));
}

/** The same for every lead that names this address or number: a call or a request to stop counts for all of them. */
export async function reindexPerson(
	db: Database | Transaction,
	{ id, email, phone }: { id: string; email: string | null; phone: string | null },
): Promise<void> {
	const { emailKey: emails, phoneKey: phones } = contactSubmissions;
	const number = phone === null ? null : phoneKey(phone);
	await db
		.update(contactSubmissions)
		.set({ indexedAt: null })
		.where(
			or(
				eq(contactSubmissions.id, id),
				email === null ? undefined : eq(emails, emailKey(email)),
				number === null ? undefined : eq(phones, number),
			),
		);
}
