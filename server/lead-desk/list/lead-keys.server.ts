import { and, asc, between, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contactSubmissions, leadWords } from "#database/schema.ts";
import { emptyField } from "#domain/lead-desk/filter-choice.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { isLeadFiltered, type LeadFilter, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { inGroup, sortKeyOf } from "#domain/lead-desk/lead-sort.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { ownedBy } from "../lead-access.server.ts";
import { type FoundWords, findWords, hasWordOfEach } from "./find-words.server.ts";
import { maySort } from "./in-index-order.server.ts";
import { arrivedOf, conditionsOf, eachChosen, ownersOf, unownedStates } from "./lead-conditions.server.ts";
import { type LeadGroup, orderOf, readGroups } from "./lead-order.server.ts";

const lead = contactSubmissions;

/** Which leads are read, for whom, and what had to be looked up before. */
export interface LeadQuery {
	reader: LeadReader;
	filter: LeadFilter;
	/** What the search found. Null if nothing was searched. */
	search: FoundWords | null;
	/** The groups of the order, if it has groups. */
	groups: readonly LeadGroup[] | null;
	now: Date;
}

type Parts = Pick<LeadQuery, "reader" | "filter" | "now">;

/** Looks up what a statement of `selectLeadKeys` needs to know. */
export async function prepareQuery(transaction: Transaction, { reader, filter, now }: Parts): Promise<LeadQuery> {
	const search = await findWords(transaction, filter);
	// No index has the leads of a filter in such an order. Few of them are sorted sooner than found among all.
	if (orderOf(sortOf(filter)).isOfAll && isLeadFiltered(filter)) await maySort(transaction);
	return { reader, filter, search, groups: await readGroups(transaction, reader, filter), now };
}

type KeyQuery = LeadQuery & { limit: number };

/**
 * The statement that finds the leads of one page: `id`, and the values by which the list is sorted: `at`, and before it
 * `rank`, the place of the `grp` that a lead is in. It reads little more than it returns, because an index has the leads
 * of each filter in the order of the list (`inIndexOrder`). A page before a row comes in reverse.
 */
export function selectLeadKeys(query: KeyQuery): SQL {
	const { reader, filter, search, groups, now, limit } = query;
	const order = directionOf(filter);
	if (search) return selectByWords(query, search, order);
	const { column } = orderOf(sortOf(filter));
	const conditions = and(conditionsOf(reader, filter, now), beyond(filter, column, lead.id));
	if (groups) return selectByGroups(query, groups, conditions);
	const branches = branchesOf(query, conditions);
	return sql`(SELECT id, at, 1 AS rank, NULL AS grp FROM ${merged(branches, order, limit)} AS leads ORDER BY ${order(sql`at`)}, ${order(sql`id`)})`;
}

function directionOf({ cursor, ...filter }: LeadFilter): typeof asc {
	const { isDescending } = orderOf(sortOf(filter));
	return (isDescending === (cursor?.direction !== "before") ? desc : asc) as typeof asc;
}

/** Reads one list after the other, until there are enough leads: each group has its leads in the order of their arrival. */
function selectByGroups(query: KeyQuery, all: readonly LeadGroup[], conditions: SQL | undefined): SQL {
	const { filter, limit } = query;
	const { cursor } = filter;
	const order = directionOf(filter);
	const { group, column } = orderOf(sortOf(filter));
	if (!group) throw new Error("an order without groups");
	const isBackward = cursor?.direction === "before";
	const turned = isBackward ? all.toReversed() : all;
	const [first, at] = cursor ? cursor.at.split(inGroup) : [];
	const former = first === emptyField ? null : first;
	// A group that is gone has no place. The list then begins again.
	const start = turned.findIndex(({ value }) => value === former);
	const groups = turned.slice(Math.max(0, start)).filter(({ isListed }) => isListed);
	const isDescending = order === (desc as typeof asc);
	const end = isDescending ? "infinity" : "-infinity";
	const endId = isDescending ? "ffffffff-ffff-ffff-ffff-ffffffffffff" : "00000000-0000-0000-0000-000000000000";
	// One parameter in all engines.
	const ranks = groups.map(({ value }) =>
		cursor && at && value === former ? { value, at, id: cursor.id } : { value, at: end, id: endId },
	);
	const sign = isDescending ? sql`<` : sql`>`;
	const isBeyond = sql`(${column}, ${lead.id}) ${sign} (g.past, g.past_id)`;
	const inEach = [
		{ is: and(sql`${group} = g.value`, isBeyond), column: group, isEmpty: false },
		...(groups.some(({ value }) => value === null)
			? [{ is: and(sql`g.value IS NULL`, isNull(group), isBeyond), column: group, isEmpty: true }]
			: []),
	];
	const branches = branchesOf(query, conditions, inEach);
	return sql`(SELECT leads.id, leads.at, g.rank, g.value AS grp
		FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) AS (value text, at timestamptz, id uuid))
			WITH ORDINALITY AS g (value, past, past_id, rank)
		CROSS JOIN LATERAL ${merged(branches, order, limit)} AS leads
		ORDER BY g.rank, ${order(sql`leads.at`)}, ${order(sql`leads.id`)} LIMIT ${limit})`;
}

type Each = { is: SQL | undefined; column: PgColumn; isEmpty: boolean };

/** One list for each owner whose leads are shown, and for each value of a filter, where an index has just that list. */
function branchesOf(
	{ reader, filter, limit }: Pick<KeyQuery, "reader" | "filter" | "limit">,
	conditions: SQL | undefined,
	each?: readonly Each[],
): SQL[] {
	const sort = sortOf(filter);
	const { column, hasOwnerIndex } = orderOf(sort);
	const order = directionOf(filter);
	const isByArrival = sortKeyOf(sort) === "received";
	const values: readonly (Each | null)[] = each ?? ((isByArrival && eachChosen(filter)) || [null]);
	const select = (more: SQL | undefined, ...empty: PgColumn[]) => {
		const orderBy = sql.join([...new Set([...empty, column, lead.id])].map(order), sql`, `);
		return sql`(SELECT ${lead.id} AS id, ${column} AS at FROM ${lead} WHERE ${and(conditions, more)} ORDER BY ${orderBy} LIMIT ${limit})`;
	};
	// A column that is null everywhere must be in the order, too, or the database does not see that the index has it.
	const ofValues = (owned: SQL | undefined) =>
		values.map((value) => select(and(owned, value?.is), ...(value?.isEmpty ? [value.column] : [])));
	const owners = ownersOf(reader, filter);
	if (!owners) return ofValues(undefined);
	return owners.flatMap((owner) => {
		const owned = ownedBy(reader, owner);
		if (owner !== null) return ofValues(owned);
		const states = isByArrival || each ? unownedStates(reader, filter) : null;
		if (!states) return each || !hasOwnerIndex ? ofValues(owned) : [select(owned, lead.ownerId)];
		// Of leads without an owner, an index has those of a state.
		return states.flatMap((state) =>
			(each ?? [null]).map((value) => {
				const ofState = state === null ? isNull(lead.state) : eq(lead.state, state);
				const empty = value?.isEmpty ? [value.column] : [];
				return select(and(owned, ofState, value?.is), ...(state === null ? [lead.state] : []), ...empty);
			}),
		);
	});
}

function merged(branches: readonly SQL[], order: typeof asc, limit: number): SQL {
	const [first] = branches;
	if (!first) return sql`(SELECT ${lead.id} AS id, ${lead.createdAt} AS at FROM ${lead} WHERE false)`;
	if (branches.length === 1) return first;
	return sql`(SELECT id, at FROM (${sql.join([...branches], sql` UNION ALL `)}) AS branches ORDER BY ${order(sql`at`)}, ${order(sql`id`)} LIMIT ${limit})`;
}

/** Merges the leads of each word, the newest first, and leaves out those that the filters leave out. */
function selectByWords({ reader, filter, now, limit }: KeyQuery, search: FoundWords, order: typeof asc): SQL {
	const { createdAt, leadId } = leadWords;
	const within = (time: PgColumn, ofLead: PgColumn) => and(beyond(filter, time, ofLead), arrivedOf(time, filter));
	const branches = search.words.map(({ kind, word }) => {
		const isWord = and(eq(leadWords.kind, kind), eq(leadWords.word, word), within(createdAt, leadId));
		return sql`(SELECT ${createdAt} AS at, ${leadId} AS id FROM ${leadWords} WHERE ${isWord} ORDER BY ${order(createdAt)}, ${order(leadId)})`;
	});
	const { ids } = search;
	const isMeant = ids ? and(between(lead.id, ids.from, ids.until), within(lead.createdAt, lead.id)) : sql`false`;
	branches.push(
		sql`(SELECT ${lead.createdAt} AS at, ${lead.id} AS id FROM ${lead} WHERE ${isMeant} ORDER BY ${order(lead.createdAt)}, ${order(lead.id)})`,
	);
	const [at, id] = [sql`found.at`, sql`found.id`];
	return sql`(SELECT found.id, found.at, 1 AS rank, NULL AS grp FROM (
		SELECT DISTINCT at, id FROM (${sql.join(branches, sql` UNION ALL `)}) AS every ORDER BY ${order(sql`at`)}, ${order(sql`id`)}
	) AS found JOIN ${lead} ON ${lead.id} = found.id
	WHERE ${and(hasWordOfEach(at, id, search.others), conditionsOf(reader, filter, now), whosever(reader, filter))} ORDER BY ${order(at)}, ${order(id)} LIMIT ${limit})`;
}

function whosever(reader: LeadReader, filter: LeadFilter): SQL | undefined {
	const owners = ownersOf(reader, filter);
	if (owners?.length === 0) return sql`false`;
	return owners ? or(...owners.map((owner) => ownedBy(reader, owner))) : undefined;
}

/** Compares in the database, whose times are finer than those of JavaScript. */
function beyond(filter: LeadFilter, at: PgColumn, id: PgColumn): SQL | undefined {
	const { cursor } = filter;
	const { isDescending, type, group } = orderOf(sortOf(filter));
	if (!cursor || group) return undefined;
	const sign = isDescending === (cursor.direction === "after") ? sql`<` : sql`>`;
	return sql`(${at}, ${id}) ${sign} (${cursor.at}::${type}, ${cursor.id}::uuid)`;
}
