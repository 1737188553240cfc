import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contactSubmissions, leadWords } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { type LeadFilter, sortOf } from "#domain/lead-desk/lead-filter.ts";
import type { SearchWord } from "#domain/lead-desk/search-words.ts";
import { arrivedOf, conditionsOf, isUnowned, sortColumn, unownedStates } from "./lead-conditions.server.ts";

const lead = contactSubmissions;

interface KeyQuery {
	reader: LeadReader;
	filter: LeadFilter;
	/** What a search looks up. Null if nothing was searched. */
	words: readonly SearchWord[] | null;
	now: Date;
	limit: number;
}

/**
 * The statement that finds the leads of one page: `id` and `at`, the value by which the list is sorted. It reads little
 * more than it returns, because an index has the leads of each filter in the order of the list (`inIndexOrder`). A page
 * before a row comes in reverse.
 */
export function selectLeadKeys(query: KeyQuery): SQL {
	const { reader, filter, words, now, limit } = query;
	const { column, isDescending } = sortColumn(sortOf(filter));
	const order = (isDescending === (filter.cursor?.direction !== "before") ? desc : asc) as typeof asc;
	if (words) return selectByWords(query, words, order);
	const conditions = and(conditionsOf(reader, filter, now), beyond(filter, column, lead.id));
	const select = (more: SQL | undefined, orderBy: SQL[]) =>
		sql`(SELECT ${lead.id} AS id, ${column} AS at FROM ${lead} WHERE ${and(conditions, more)} ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT ${limit})`;
	const inOrder = [order(column), order(lead.id)];
	const states = unownedStates(reader, filter);
	// A column that is null everywhere must be in the order, too, or the database does not see that the index has it.
	if (!states) return select(undefined, isUnowned(reader, filter) ? [order(lead.ownerId), ...inOrder] : inOrder);
	const branches = states.map((state) =>
		state === null
			? select(isNull(lead.state), [order(lead.state), ...inOrder])
			: select(eq(lead.state, state), inOrder),
	);
	return sql`(SELECT id, at FROM (${sql.join(branches, sql` UNION ALL `)}) AS branches ORDER BY ${order(sql`at`)}, ${order(sql`id`)} LIMIT ${limit})`;
}

/** Merges the leads of each word, the newest first, and leaves out those that the filters leave out. */
function selectByWords({ reader, filter, now, limit }: KeyQuery, words: readonly SearchWord[], order: typeof asc): SQL {
	if (words.length === 0) return sql`(SELECT ${lead.id} AS id, ${lead.createdAt} AS at FROM ${lead} WHERE false)`;
	const { createdAt, leadId } = leadWords;
	const within = and(beyond(filter, createdAt, leadId), arrivedOf(createdAt, filter));
	const branches = words.map(({ kind, word }) => {
		const isWord = and(eq(leadWords.kind, kind), eq(leadWords.word, word), within);
		return sql`(SELECT ${createdAt} AS at, ${leadId} AS id FROM ${leadWords} WHERE ${isWord} ORDER BY ${order(createdAt)}, ${order(leadId)})`;
	});
	const [at, id] = [sql`found.at`, sql`found.id`];
	return sql`(SELECT found.id, found.at FROM (
		SELECT DISTINCT at, id FROM (${sql.join(branches, sql` UNION ALL `)}) AS every ORDER BY ${order(sql`at`)}, ${order(sql`id`)}
	) AS found JOIN ${lead} ON ${lead.id} = found.id
	WHERE ${conditionsOf(reader, filter, now)} ORDER BY ${order(at)}, ${order(id)} LIMIT ${limit})`;
}

/** Compares in the database, whose times are finer than those of JavaScript. */
function beyond(filter: LeadFilter, at: PgColumn, id: PgColumn): SQL | undefined {
	const { cursor } = filter;
	if (!cursor) return undefined;
	const { isDescending } = sortColumn(sortOf(filter));
	const sign = isDescending === (cursor.direction === "after") ? sql`<` : sql`>`;
	return sql`(${at}, ${id}) ${sign} (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
}
