import { and, asc, between, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contactSubmissions, leadWords } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { type LeadFilter, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { ownedBy } from "../lead-access.server.ts";
import { type FoundWords, hasWordOfEach } from "./find-words.server.ts";
import { arrivedOf, conditionsOf, ownersOf, sortColumn, unownedStates } from "./lead-conditions.server.ts";

const lead = contactSubmissions;

interface KeyQuery {
	reader: LeadReader;
	filter: LeadFilter;
	/** What to look up. Null if nothing was searched. */
	search: FoundWords | null;
	now: Date;
	limit: number;
}

/**
 * The statement that finds the leads of one page: `id` and `at`, the value by which the list is sorted. It reads little
 * more than it returns, because an index has the leads of each filter in the order of the list (`inIndexOrder`). A page
 * before a row comes in reverse.
 */
export function selectLeadKeys(query: KeyQuery): SQL {
	const { reader, filter, search, now, limit } = query;
	const sort = sortOf(filter);
	const { column, isDescending } = sortColumn(sort);
	const order = (isDescending === (filter.cursor?.direction !== "before") ? desc : asc) as typeof asc;
	if (search) return selectByWords(query, search, order);
	const conditions = and(conditionsOf(reader, filter, now), beyond(filter, column, lead.id));
	const select = (more: SQL | undefined, ...first: SQL[]) => {
		const orderBy = sql.join([...first, order(column), order(lead.id)], sql`, `);
		return sql`(SELECT ${lead.id} AS id, ${column} AS at FROM ${lead} WHERE ${and(conditions, more)} ORDER BY ${orderBy} LIMIT ${limit})`;
	};
	const owners = ownersOf(reader, filter);
	if (!owners) return select(undefined);
	const branches = owners.flatMap((owner) => {
		const owned = ownedBy(reader, owner);
		if (owner !== null) return [select(owned)];
		const states = sort === "received" ? unownedStates(reader, filter) : null;
		// A column that is null everywhere must be in the order, too, or the database does not see that the index has it.
		if (!states) return [select(owned, order(lead.ownerId))];
		return states.map((state) =>
			state === null
				? select(and(owned, isNull(lead.state)), order(lead.state))
				: select(and(owned, eq(lead.state, state))),
		);
	});
	if (branches.length === 0) return select(sql`false`);
	return sql`(SELECT id, at FROM (${sql.join(branches, sql` UNION ALL `)}) AS branches ORDER BY ${order(sql`at`)}, ${order(sql`id`)} LIMIT ${limit})`;
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
	return sql`(SELECT found.id, found.at FROM (
		SELECT DISTINCT at, id FROM (${sql.join(branches, sql` UNION ALL `)}) AS every ORDER BY ${order(sql`at`)}, ${order(sql`id`)}
	) AS found JOIN ${lead} ON ${lead.id} = found.id
	WHERE ${and(hasWordOfEach(at, id, search.others), conditionsOf(reader, filter, now), whosever(reader, filter))} ORDER BY ${order(at)}, ${order(id)} LIMIT ${limit})`;
}

function whosever(reader: LeadReader, filter: LeadFilter): SQL | undefined {
	const owners = ownersOf(reader, filter);
	return owners ? or(...owners.map((owner) => ownedBy(reader, owner))) : undefined;
}

/** Compares in the database, whose times are finer than those of JavaScript. */
function beyond(filter: LeadFilter, at: PgColumn, id: PgColumn): SQL | undefined {
	const { cursor } = filter;
	if (!cursor) return undefined;
	const { isDescending } = sortColumn(sortOf(filter));
	const sign = isDescending === (cursor.direction === "after") ? sql`<` : sql`>`;
	return sql`(${at}, ${id}) ${sign} (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
}
