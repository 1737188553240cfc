import { and, eq, isNull } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { Transaction } from "../platform/database/client.server.ts";

/**
 * Notes when the agency was first in contact with a lead: a call that reached the person or their voicemail, an email to
 * them, a status past `new`, an appointment. A later contact changes nothing. The deadline is met by it.
 */
export async function noteFirstContact(transaction: Transaction, leadId: string, at: Date): Promise<void> {
	const { id, firstContactAt } = contactSubmissions;
	await transaction
		.update(contactSubmissions)
		.set({ firstContactAt: at })
		.where(and(eq(id, leadId), isNull(firstContactAt)));
}
