import { and, asc, eq, inArray, notExists } from "drizzle-orm";
import { contactSubmissions, leadPersons } from "#database/schema.ts";
import type { Transaction } from "../../platform/database/client.server.ts";

/** Deletes the persons who have no leads left. Lock their former leads first. */
export async function dropPersons(transaction: Transaction, ids: readonly string[]): Promise<void> {
	const asked = inArray(leadPersons.id, [...new Set(ids)]);
	// A sweep that links a lead with one of them comes to its end first, so that the next statement sees the lead.
	await transaction.select().from(leadPersons).where(asked).orderBy(asc(leadPersons.id)).for("update");
	const { id, personId } = contactSubmissions;
	const leads = transaction.select({ id }).from(contactSubmissions).where(eq(personId, leadPersons.id));
	await transaction.delete(leadPersons).where(and(asked, notExists(leads)));
}
