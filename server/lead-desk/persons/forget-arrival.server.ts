import { and, eq, inArray } from "drizzle-orm";
import { contactSubmissions, leadPersonPairs } from "#database/schema.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { dropPersons } from "./drop-persons.server.ts";

/** Takes leads away from their persons, as if they had never been linked. After `linkAlone`, with the leads locked. */
export async function unlinkLeads(transaction: Transaction, leadIds: readonly string[]): Promise<void> {
	const { id, personId } = contactSubmissions;
	const isAsked = inArray(id, [...leadIds]);
	const leads = await transaction.select({ id, personId }).from(contactSubmissions).where(isAsked);
	await transaction.update(contactSubmissions).set({ personId: null }).where(isAsked);
	await forgetArrival(transaction, leads);
}

/**
 * Reverts the changes that the arrival of leads made to persons and pairs. Later decisions of staff stay.
 * Call it after `linkAlone`, and after the leads were deleted or unlinked.
 * @param leads with their former person
 */
export async function forgetArrival(
	transaction: Transaction,
	leads: readonly { id: string; personId: string | null }[],
): Promise<void> {
	if (leads.length === 0) return;
	const ids = leads.map(({ id }) => id);
	await dropPersons(
		transaction,
		leads.flatMap(({ personId }) => personId ?? []),
	);
	const { leadId, areDifferent } = leadPersonPairs;
	await transaction.delete(leadPersonPairs).where(and(inArray(leadId, ids), eq(areDifferent, false)));
}
