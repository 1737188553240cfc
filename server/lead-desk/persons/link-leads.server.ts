import { randomUUID } from "node:crypto";
import { leadPersonPairs, leadPersons } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { contactKeys, linkLeads } from "#domain/persons/link-leads.ts";
import { nameKey } from "#domain/persons/name-agreement.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { readPersonBook } from "./person-book.server.ts";
import { lockKeys } from "./person-locks.server.ts";

type LinkedLead = Pick<DeskLead, "id" | "firstName" | "lastName" | "createdAt" | "emailKey" | "phoneKey">;

/**
 * Finds the persons of leads that belong to nobody yet, after `letOthersLink`, and stores persons that are new. Links that staff
 * made stay.
 * @param leads with their keys of now
 * @returns the person of each lead, which the caller stores
 */
export async function personsOfNewLeads(
	transaction: Transaction,
	leads: readonly LinkedLead[],
	now: Date,
): Promise<ReadonlyMap<string, string>> {
	if (leads.length === 0) return new Map();
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
	const { links, persons, pairs } = linkLeads(arrived, book, randomUUID).changes;
	if (persons.length > 0) await transaction.insert(leadPersons).values(persons.map((id) => ({ id })));
	if (pairs.length > 0)
		await transaction.insert(leadPersonPairs).values(pairs.map((pair) => ({ ...pair, foundAt: now })));
	return new Map(links.map(({ leadId, personId }) => [leadId, personId]));
}
