import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { contactSubmissions, leadPersonPairs, leadPersons } from "#database/schema.ts";
import type { LinkDiff, LinkState } from "#domain/persons/link-state.ts";
import { pairName } from "#domain/persons/person-pair.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { dropPersons } from "./drop-persons.server.ts";

/** The links of these persons. Their leads are locked, after `linkAlone`. */
export async function readLinkState(transaction: Transaction, personIds: readonly string[]): Promise<LinkState> {
	const asked = [...new Set(personIds)];
	const persons = await transaction.select().from(leadPersons).where(inArray(leadPersons.id, asked));
	const all = persons.map((person) => person.id);
	const { personId } = contactSubmissions;
	const leads = await transaction
		.select({ id: contactSubmissions.id, personId })
		.from(contactSubmissions)
		.where(and(inArray(personId, all), isNull(contactSubmissions.erasedAt)))
		.orderBy(asc(contactSubmissions.id))
		.for("no key update");
	const { oneId, otherId } = leadPersonPairs;
	const pairs = await transaction
		.select()
		.from(leadPersonPairs)
		.where(or(inArray(oneId, all), inArray(otherId, all)));
	return {
		leads: Object.fromEntries(leads.map((lead) => [lead.id, lead.personId ?? ""])),
		persons: Object.fromEntries(all.map((id) => [id, true as const])),
		pairs: Object.fromEntries(
			pairs.map((pair) => [pairName(pair.oneId, pair.otherId), { ...pair, foundAt: pair.foundAt.toISOString() }]),
		),
	};
}

/** The persons that a stored change was about. */
export async function readStateOf(transaction: Transaction, change: LinkDiff): Promise<LinkState> {
	const thirds = Object.values(change.pairs).flatMap(({ before, after }) =>
		[before, after].flatMap((pair) => (pair ? [pair.oneId, pair.otherId] : [])),
	);
	const owners = Object.values(change.leads).flatMap(({ before, after }) =>
		[before, after].filter((id) => id !== null),
	);
	return await readLinkState(transaction, [...Object.keys(change.persons), ...owners, ...thirds]);
}

interface StoredPair {
	oneId: string;
	otherId: string;
	areDifferent: boolean;
	foundAt: string;
	leadId: string | null;
}

/** Writes what differs. Nothing but links. */
export async function storeLinkDiff(transaction: Transaction, { leads, persons, pairs }: LinkDiff): Promise<void> {
	const known = Object.entries(persons).flatMap(([id, { after }]) => (after ? { id } : []));
	if (known.length > 0) await transaction.insert(leadPersons).values(known);
	const links = Object.entries(leads).map(([leadId, { after }]) => ({ leadId, personId: after }));
	await transaction.execute(sql`
		UPDATE ${contactSubmissions} AS lead SET person_id = link."personId"
		FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link ("leadId" uuid, "personId" uuid)
		WHERE lead.id = link."leadId"`);
	for (const { before, after } of Object.values(pairs)) await storePair(transaction, before, after);
	await dropPersons(
		transaction,
		Object.keys(persons).filter((id) => persons[id]?.after === null),
	);
}

async function storePair(transaction: Transaction, before: StoredPair | null, after: StoredPair | null): Promise<void> {
	const { oneId, otherId } = leadPersonPairs;
	if (!after) {
		if (!before) return;
		const isPair = and(eq(oneId, before.oneId), eq(otherId, before.otherId));
		await transaction.delete(leadPersonPairs).where(isPair);
		return;
	}
	const pair = { ...after, foundAt: new Date(after.foundAt) };
	const set = { areDifferent: pair.areDifferent, foundAt: pair.foundAt, leadId: pair.leadId };
	await transaction
		.insert(leadPersonPairs)
		.values(pair)
		.onConflictDoUpdate({ target: [oneId, otherId], set });
}
