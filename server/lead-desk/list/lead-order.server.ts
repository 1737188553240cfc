import { and, asc, eq, exists, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { whoLackContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions, users } from "#database/schema.ts";
import { emptyField, isChosen } from "#domain/lead-desk/filter-choice.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { choices, type LeadFilter, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { inGroup, isReversed, type LeadSort, type SortKey, sortKeyOf } from "#domain/lead-desk/lead-sort.ts";
import { leadStatuses } from "#domain/lead-desk/lead-status.ts";
import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";
import { ownersSeenBy } from "../lead-access.server.ts";

const lead = contactSubmissions;

/** An order of the list: by a column that an index has in this order, or by groups, and in each of them by arrival. */
interface Order {
	column: PgColumn;
	isDescending: boolean;
	/** The leads that are on such a list. The conditions match the partial indexes. */
	has?: SQL;
	/** In the order of `readGroups`. */
	group?: PgColumn;
	/** Of the column. A cursor has its values as text. */
	type: SQL;
	/** True if an index for each owner has the order. */
	hasOwnerIndex?: boolean;
	/** True if only an index of all leads has it. */
	isOfAll?: boolean;
}

const time = sql`timestamptz`;
const byArrival = { column: lead.createdAt, isDescending: true, type: time };
const orders: Record<SortKey, Order> = {
	received: { ...byArrival, hasOwnerIndex: true },
	due: {
		column: lead.contactDueAt,
		isDescending: false,
		has: whoLackContact(lead),
		type: time,
		hasOwnerIndex: true,
	},
	nextTask: {
		column: lead.nextTaskAt,
		isDescending: false,
		has: sql`${lead.nextTaskAt} IS NOT NULL`,
		type: time,
		hasOwnerIndex: true,
	},
	callable: {
		column: lead.nextCallableAt,
		isDescending: false,
		has: sql`${lead.nextCallableAt} IS NOT NULL`,
		type: time,
		hasOwnerIndex: true,
	},
	contact: {
		column: lead.lastContactAt,
		isDescending: false,
		has: sql`${lead.lastContactAt} IS NOT NULL`,
		type: time,
		isOfAll: true,
	},
	value: {
		column: lead.valueCents,
		isDescending: true,
		has: sql`${lead.valueCents} IS NOT NULL`,
		type: sql`bigint`,
		isOfAll: true,
	},
	name: { column: lead.sortName, isDescending: false, type: sql`text`, isOfAll: true },
	status: { ...byArrival, group: lead.status },
	owner: { ...byArrival, group: lead.ownerId },
	state: { ...byArrival, group: lead.state },
	locale: { ...byArrival, group: lead.locale },
};

/** In a group, the newest lead comes first also where the groups come the other way around. */
export function orderOf(sort: LeadSort): Order {
	const order = orders[sortKeyOf(sort)];
	return order.group || !isReversed(sort) ? order : { ...order, isDescending: !order.isDescending };
}

/** A group of an order. */
export interface LeadGroup {
	/** Null stands for an empty field. */
	value: string | null;
	/** False if no listed lead can be in it. It still says where a lead stands that has left the list. */
	isListed: boolean;
}

/** The groups of an order, in the order of the list. No order by groups: null instead of a list. */
export async function readGroups(
	transaction: Transaction,
	reader: LeadReader,
	filter: LeadFilter,
): Promise<readonly LeadGroup[] | null> {
	const sort = sortOf(filter);
	const key = sortKeyOf(sort);
	const all = await groupsOf(transaction, reader, key, filter);
	if (!all) return null;
	const known = key === "state" && !filter.spam ? await readStates(transaction) : null;
	const chosen = key === "status" || key === "state" || key === "locale" ? filter[key] : null;
	const groups = all.map((value) => ({
		value,
		isListed: isChosen(chosen, value ?? emptyField) && (value === null || known === null || known.has(value)),
	}));
	return isReversed(sort) ? groups.toReversed() : groups;
}

async function groupsOf(
	transaction: Transaction,
	reader: LeadReader,
	key: SortKey,
	{ cursor }: Pick<LeadFilter, "cursor">,
): Promise<readonly (string | null)[] | null> {
	if (key === "status") return leadStatuses;
	if (key === "locale") return choices.locale;
	if (key === "state") return [...jurisdictions.map(({ abbr }) => abbr), null];
	if (key !== "owner") return null;
	const seen = ownersSeenBy(reader);
	if (seen) return seen;
	const owned = transaction.select({ one: sql`1` }).from(lead).where(eq(lead.ownerId, users.id));
	// Who had the lead of a cursor may have none any more.
	const former = cursor?.at.split(inGroup)[0];
	const owners = await transaction
		.select({ id: users.id })
		.from(users)
		.where(or(exists(owned), former === undefined ? undefined : eq(users.id, former)))
		.orderBy(asc(sql`lower(${staffName})`), asc(users.id));
	return [...owners.map(({ id }) => id), null];
}

/** The states that some listed lead has. Each step asks for the next one. */
async function readStates(transaction: Transaction): Promise<ReadonlySet<string>> {
	const { state } = lead;
	const next = (more: SQL) =>
		sql`(SELECT ${state} FROM ${lead} WHERE ${and(sql`${lead.isListed}`, more)} ORDER BY ${state} LIMIT 1)`;
	const found = await transaction.execute<{ state: string }>(sql`
		WITH RECURSIVE found (state) AS (
			${next(isNotNull(state))}
			UNION ALL
			SELECT ${next(sql`${state} > found.state`)} FROM found WHERE found.state IS NOT NULL
		)
		SELECT state FROM found WHERE state IS NOT NULL`);
	return new Set(rowsOf(found).map((row) => row.state));
}

/** The values by which keys of the list are sorted, as a cursor has them. */
export function cursorPlace(sort: LeadSort, keys: { at: SQL; group: SQL }): SQL<string> {
	const { type, group } = orderOf(sort);
	// With the precision of the database.
	const at =
		type === time
			? sql`to_char(${keys.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
			: sql`${keys.at}::text`;
	return group ? sql`coalesce(${keys.group}, ${emptyField}) || ${inGroup} || ${at}` : sql`${at}`;
}

/** The same of a lead. Null if it is on no list in this order. */
export function cursorPlaceOfLead(sort: LeadSort): SQL<string | null> {
	const { column, group } = orderOf(sort);
	return cursorPlace(sort, { at: sql`${column}`, group: group ? sql`${group}` : sql`NULL` });
}
