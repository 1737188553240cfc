import { and, inArray, isNull, sql } from "drizzle-orm";
import { contactSubmissions, leadHouseholdJoins, leadPersonPairs } from "#database/schema.ts";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";
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
 * Reverts the changes that the arrival of leads made to persons, pairs and households. Later decisions of staff stay.
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
	const { leadId, verdict } = leadPersonPairs;
	await transaction.delete(leadPersonPairs).where(and(inArray(leadId, ids), isNull(verdict)));
	await leaveHouseholds(transaction, ids);
}

/** Why a person still belongs into the household: a lead that arrived later, or staff, who have no lead. */
interface Reason {
	leadId: string;
	personId: string;
	reason: string | null;
}

/**
 * Takes persons out of the households that they joined because of these leads. They stay if they have something in common
 * with a member because of a later lead, which is the reason from now on, or if staff linked them since.
 */
async function leaveHouseholds(transaction: Transaction, leadIds: readonly string[]): Promise<void> {
	const stays = rowsOf(
		await transaction.execute<Reason & Record<string, unknown>>(sql`
		SELECT joined.lead_id AS "leadId", joined.person_id AS "personId", known.lead_id AS reason
		FROM lead_household_joins AS joined
		CROSS JOIN LATERAL (
			SELECT pair.lead_id FROM lead_person_pairs AS pair
			JOIN lead_persons AS other ON other.id = CASE pair.one_id WHEN joined.person_id THEN pair.other_id ELSE pair.one_id END
			WHERE (pair.one_id = joined.person_id OR pair.other_id = joined.person_id)
				AND other.household_id = joined.household_id
				AND (
					(pair.verdict IS NULL AND pair.found_at > joined.joined_at)
					OR (pair.verdict = 'household' AND EXISTS (
						SELECT 1 FROM lead_commands AS command
						WHERE command.kind = 'persons' AND command.undone_at IS NULL AND command.created_at > joined.joined_at
							AND command.data -> 'diff' -> 'pairs' ? concat(pair.one_id, ' ', pair.other_id)
					))
				)
			ORDER BY pair.verdict NULLS LAST, pair.found_at LIMIT 1
		) AS known
		WHERE joined.lead_id IN ${[...leadIds]}`),
	);
	const joins = await transaction
		.delete(leadHouseholdJoins)
		.where(inArray(leadHouseholdJoins.leadId, [...leadIds]))
		.returning();
	const later = joins.flatMap((join) => {
		const reason = stays.find(({ leadId, personId }) => leadId === join.leadId && personId === join.personId);
		return reason ? [{ ...join, reason: reason.reason }] : [];
	});
	const leaving = joins.filter(
		(join) => !later.some(({ leadId, personId }) => leadId === join.leadId && personId === join.personId),
	);
	if (leaving.length > 0) {
		await transaction.execute(sql`
			UPDATE lead_persons AS person SET household_id = NULL
			FROM jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) AS leaving ("personId" uuid, "householdId" uuid)
			WHERE person.id = leaving."personId" AND person.household_id = leaving."householdId"`);
	}
	const moved = later.flatMap(({ reason, ...join }) => (reason ? { ...join, leadId: reason } : []));
	if (moved.length > 0) await transaction.insert(leadHouseholdJoins).values(moved).onConflictDoNothing();
}
