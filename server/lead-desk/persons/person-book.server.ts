import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { contactSubmissions, leadPersonPairs, leadPersons } from "#database/schema.ts";
import { fullName } from "#domain/leads/lead.ts";
import { contactKeys, type LinkedPerson, type PersonBook } from "#domain/persons/link-leads.ts";
import { nameKey } from "#domain/persons/name-agreement.ts";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";

/** The oldest leads of a key and of a person decide. Only a made-up number or address has more. */
const oldestCount = 100;

/** Reads everyone who has one of these numbers or addresses. */
export async function readPersonBook(
	transaction: Transaction,
	keys: { emails: readonly string[]; phones: readonly string[] },
): Promise<PersonBook> {
	const found = [
		...(await idsWith(transaction, "email", keys.emails)),
		...(await idsWith(transaction, "phone", keys.phones)),
	];
	if (found.length === 0) return { persons: [], pairs: [] };
	// Locked, so that a deletion of their other leads doesn't remove them in the meantime.
	const rows = await transaction
		.select()
		.from(leadPersons)
		.where(inArray(leadPersons.id, found))
		.orderBy(asc(leadPersons.id))
		.for("key share");
	const ids = rows.map(({ id }) => id);
	const leads = await oldestLeads(transaction, ids);
	const { oneId, otherId, areDifferent } = leadPersonPairs;
	const pairs = await transaction
		.select({ oneId, otherId, areDifferent })
		.from(leadPersonPairs)
		.where(and(inArray(oneId, ids), inArray(otherId, ids)));
	const persons = rows.map(({ id }): LinkedPerson => {
		const own = leads.filter((lead) => lead.personId === id);
		return {
			id,
			since: Math.min(...own.map((lead) => lead.createdAt.getTime())),
			names: new Set(own.map((lead) => nameKey(fullName(lead))).filter(Boolean)),
			keys: new Set(own.flatMap(contactKeys)),
		};
	});
	return { persons, pairs };
}

/** The oldest leads of each of these persons. */
function oldestLeads(transaction: Transaction, ids: readonly string[]) {
	const { personId, firstName, lastName, emailKey, phoneKey, createdAt } = contactSubmissions;
	const own = transaction
		.select({ personId, firstName, lastName, emailKey, phoneKey, createdAt })
		.from(contactSubmissions)
		.where(eq(personId, leadPersons.id))
		.orderBy(asc(createdAt))
		.limit(oldestCount)
		.as("own");
	return transaction
		.select({
			personId: own.personId,
			firstName: own.firstName,
			lastName: own.lastName,
			emailKey: own.emailKey,
			phoneKey: own.phoneKey,
			createdAt: own.createdAt,
		})
		.from(leadPersons)
		.innerJoinLateral(own, sql`true`)
		.where(inArray(leadPersons.id, [...ids]));
}

async function idsWith(transaction: Transaction, kind: "email" | "phone", keys: readonly string[]): Promise<string[]> {
	if (keys.length === 0) return [];
	const { personId, createdAt, emailKey, phoneKey } = contactSubmissions;
	const column = kind === "email" ? emailKey : phoneKey;
	const found = await transaction.execute<{ id: string }>(sql`
		SELECT DISTINCT leads.id FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS keys (key)
		CROSS JOIN LATERAL (
			SELECT ${personId} AS id FROM ${contactSubmissions}
			WHERE ${column} = keys.key AND ${personId} IS NOT NULL ORDER BY ${createdAt} LIMIT ${oldestCount}
		) AS leads`);
	return rowsOf(found).map(({ id }) => id);
}
