import { eq, sql } from "drizzle-orm";
import { contactSubmissions, users } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { type LeadFilter, leadFilterQuery, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { type LeadCursor, sortKeyOf } from "#domain/lead-desk/lead-sort.ts";
import type { LeadStatus } from "#domain/lead-desk/lead-status.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { listLimit } from "#domain/staff/roles.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";
import type { FoundWords } from "./find-words.server.ts";
import { inIndexOrder } from "./in-index-order.server.ts";
import { type LeadQuery, prepareQuery, selectLeadKeys } from "./lead-keys.server.ts";
import { cursorPlace, orderOf } from "./lead-order.server.ts";

const lead = contactSubmissions;

/** One page of the list of leads. */
export interface LeadPage {
	rows: ListedLead[];
	/** Where the page after this one begins. Null on the last. */
	next: LeadCursor | null;
	/** Where the page before this one ends. Null on the first. */
	previous: LeadCursor | null;
	/** How the words of a search were found. Null without a search. */
	match: FoundWords["match"] | null;
}

/** A lead as the list shows it. */
export type ListedLead = Awaited<ReturnType<typeof readRows>>[number];

/**
 * The page of a lead, with the page of the list that somebody reads and the lead's place in its order: work on a lead
 * changes what most lists are sorted by, and often takes it off the list. Only when it arrived stays as it is.
 */
export function addressOnList({ id, sortedAt }: Pick<ListedLead, "id" | "sortedAt">, filter: LeadFilter): string {
	const place = sortKeyOf(sortOf(filter)) === "received" ? "" : sortedAt;
	return leadPath(id, leadFilterQuery(filter), place);
}

/**
 * One page of the leads that a person may see. The caller is responsible for the audit log.
 * @param limit how many rows a page has at most
 */
export function listLeads(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	reader: LeadReader,
	filter: LeadFilter,
	limit = listLimit,
): Promise<LeadPage> {
	return inIndexOrder(db, async (transaction) => {
		const query = await prepareQuery(transaction, { reader, filter, now: clock() });
		return readPage(transaction, query, limit);
	});
}

/** @param transaction in the order of the indexes */
export async function readPage(transaction: Transaction, query: LeadQuery, limit = listLimit): Promise<LeadPage> {
	const { filter, search, now } = query;
	const keys = selectLeadKeys({ ...query, limit: limit + 1 });
	const found = await readRows(transaction, keys, filter, now);
	const isBackward = filter.cursor?.direction === "before";
	const isMore = found.length > limit;
	const rows = isBackward ? found.slice(-limit) : found.slice(0, limit);
	const place = (direction: LeadCursor["direction"], row: ListedLead | undefined) =>
		row ? { direction, at: row.sortedAt, id: row.id } : null;
	return {
		rows,
		next: isMore || isBackward ? place("after", rows.at(-1)) : null,
		previous: (isBackward ? isMore : filter.cursor !== null) ? place("before", rows[0]) : null,
		match: search?.match ?? null,
	};
}

async function readRows(
	transaction: Transaction,
	keys: ReturnType<typeof selectLeadKeys>,
	filter: LeadFilter,
	now: Date,
) {
	const sort = sortOf(filter);
	const direction = orderOf(sort).isDescending ? sql`DESC` : sql`ASC`;
	// A page before a row comes in reverse.
	const ranked = filter.cursor?.direction === "before" ? sql`DESC` : sql`ASC`;
	const rows = await transaction
		.select({
			id: lead.id,
			firstName: lead.firstName,
			lastName: lead.lastName,
			email: lead.email,
			kind: lead.kind,
			product: lead.product,
			state: lead.state,
			locale: lead.locale,
			status: lead.status,
			revision: lead.revision,
			ownerId: lead.ownerId,
			ownerName: staffName,
			source: lead.source,
			createdAt: lead.createdAt,
			contactDueAt: lead.contactDueAt,
			firstContactAt: lead.firstContactAt,
			lastContactAt: lead.lastContactAt,
			valueCents: lead.valueCents,
			nextTaskAt: lead.nextTaskAt,
			nextCallableAt: lead.nextCallableAt,
			callableUntil: lead.callableUntil,
			suppressed: lead.suppressed,
			notOffered: lead.notOffered,
			importId: lead.importId,
			isTest: lead.isTest,
			isListed: lead.isListed,
			/** The value that the list is sorted by, as a cursor has it. */
			sortedAt: cursorPlace(sort, { at: sql`page.at`, group: sql`page.grp` }),
		})
		.from(lead)
		.innerJoin(sql`${keys} AS page`, sql`page.id = ${lead.id}`)
		.leftJoin(users, eq(users.id, lead.ownerId))
		.orderBy(sql`page.rank ${ranked}, page.at ${direction}, page.id ${direction}`);
	return rows.map(({ firstName, lastName, email, status, ownerId, ownerName, isListed, ...row }) => ({
		...row,
		name: calledBy({ firstName, lastName, email }),
		// An erased lead is on no list.
		status: status as LeadStatus,
		owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? "" },
		/** It looks like spam, and nobody has released it. */
		isQuarantined: !isListed,
		isCallable:
			row.nextCallableAt !== null && row.callableUntil !== null && row.nextCallableAt <= now && now < row.callableUntil,
	}));
}
