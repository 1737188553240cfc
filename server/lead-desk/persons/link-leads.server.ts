import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { contactSubmissions, leadPersonPairs, leadPersons } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { contactKeys, type LinkChanges, linkLeads } from "#domain/persons/link-leads.ts";
import { nameKey } from "#domain/persons/name-agreement.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { readPersonBook } from "./person-book.server.ts";
import { lockKeys } from "./person-locks.server.ts";

type LinkedLead = Pick<DeskLead, "id" | "firstName" | "lastName" | "createdAt" | "emailKey" | "phoneKey">;

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
}

/** One statement for each kind of change. */
async function storeLinks(transaction: Transaction, { links, persons, pairs }: LinkChanges, now: Date): Promise<void> {
	if (persons.length > 0) await transaction.insert(leadPersons).values(persons.map((id) => ({ id })));
	await transaction.execute(sql`
		UPDATE ${contactSubmissions} AS lead SET person_id = link."personId"
		FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link ("leadId" uuid, "personId" uuid)
		WHERE lead.id = link."leadId"`);
	if (pairs.length > 0)
		await transaction.insert(leadPersonPairs).values(pairs.map((pair) => ({ ...pair, foundAt: now })));
}
