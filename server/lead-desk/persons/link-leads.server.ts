import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { contactSubmissions, leadHouseholdJoins, leadPersonPairs, leadPersons } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { contactKeys, type LinkChanges, linkLeads } from "#domain/persons/link-leads.ts";
import { nameKey } from "#domain/persons/name-agreement.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { readPersonBook } from "./person-book.server.ts";
import { lockKeys } from "./person-locks.server.ts";

type LinkedLead = Pick<
	DeskLead,
	"id" | "firstName" | "lastName" | "createdAt" | "emailKey" | "phoneKey" | "importId" | "releasedAt"
>;

/**
 * Links leads that belong to nobody yet with their person, after `letOthersLink`. Links that staff made stay.
 * @param leads with their keys of now
 */
export async function linkNewLeads(transaction: Transaction, leads: readonly LinkedLead[], now: Date): Promise<void> {
	if (leads.length === 0) return;
	const emails = [...new Set(leads.flatMap(({ emailKey }) => emailKey ?? []))];
	const phones = [...new Set(leads.flatMap(({ phoneKey }) => phoneKey ?? []))];
	await lockKeys(transaction, leads.flatMap(contactKeys));
	const book = await readPersonBook(transaction, { emails, phones });
	const arrived = leads.map((lead) => ({
		id: lead.id,
		at: lead.createdAt.getTime(),
		name: nameKey(fullName(lead)),
		keys: contactKeys(lead),
	}));
	const { changes } = linkLeads(arrived, book, randomUUID);
	await storeLinks(transaction, changes, now);
	await noteJoins(transaction, leads, changes, now);
}

/** Remembers who joined a household because of leads whose arrival may be undone. See `forgetArrival`. */
async function noteJoins(
	transaction: Transaction,
	leads: readonly LinkedLead[],
	{ members, persons }: LinkChanges,
	joinedAt: Date,
): Promise<void> {
	const undoable = new Set(leads.flatMap(({ id, importId, releasedAt }) => (importId || releasedAt ? id : [])));
	const joins = members.filter(({ leadId, personId }) => undoable.has(leadId) && !persons.includes(personId));
	if (joins.length > 0)
		await transaction.insert(leadHouseholdJoins).values(joins.map((join) => ({ ...join, joinedAt })));
}

/** One statement for each kind of change. */
async function storeLinks(
	transaction: Transaction,
	{ links, persons, members, pairs }: LinkChanges,
	now: Date,
): Promise<void> {
	if (persons.length > 0) await transaction.insert(leadPersons).values(persons.map((id) => ({ id })));
	if (members.length > 0) {
		await transaction.execute(sql`
			UPDATE ${leadPersons} AS person SET household_id = member."householdId"
			FROM jsonb_to_recordset(${JSON.stringify(members)}::jsonb) AS member ("personId" uuid, "householdId" uuid)
			WHERE person.id = member."personId"`);
	}
	await transaction.execute(sql`
		UPDATE ${contactSubmissions} AS lead SET person_id = link."personId"
		FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link ("leadId" uuid, "personId" uuid)
		WHERE lead.id = link."leadId"`);
	if (pairs.length > 0)
		await transaction.insert(leadPersonPairs).values(pairs.map((pair) => ({ ...pair, foundAt: now })));
}
