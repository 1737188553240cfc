import { and, type Column, desc, eq, gte, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { whoAwaitContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions, leadChanges, leadCommands, leadPresence, userRoles } from "#database/schema.ts";
import { unheardRule } from "#domain/lead-desk/lead-change.ts";
import type { CommandKindName } from "#domain/lead-desk/lead-command.ts";
import { openStatuses } from "#domain/lead-desk/lead-status.ts";
import { defaultLocale, isLocale } from "#domain/locale/locales.ts";
import type { RoutedLead } from "#domain/routing/rule-facts.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

const lead = contactSubmissions;

/** The commands that can leave somebody's leads to routing: their owner was removed, or went on leave. */
const handOverKinds: CommandKindName[] = ["removal", "leave"];

/**
 * Leads since routing was turned on without an owner: not in quarantine, erased or closed. The index has the same words.
 * Admins choose the owner of the leads that they import, so routing leaves those alone.
 */
export function withoutOwner(onSince: Date): SQL {
	const waits = sql`${lead.isListed} AND ${lead.ownerId} IS NULL AND ${lead.status} IN ('new', 'booked') AND ${lead.importId} IS NULL`;
	return sql`${waits} AND ${gte(lead.createdAt, onSince)}`;
}

/**
 * Open leads of somebody who was removed or is on leave, if they were left to routing. They may be older than routing, or imported.
 */
export function orphans(db: Database | Transaction): SQL | undefined {
	const { leadId, commandId } = leadChanges;
	const removed = db
		.select({ leadId })
		.from(leadChanges)
		.innerJoin(leadCommands, eq(leadCommands.id, commandId))
		.where(and(inArray(leadCommands.kind, handOverKinds), isNull(leadCommands.undoneAt)));
	return and(
		lead.isListed,
		isNull(lead.ownerId),
		inArray(lead.status, [...openStatuses]),
		inArray(lead.id, removed),
		hasNoKnownOwner(db),
	);
}

/** Imported leads that are still open and have no owner. */
export function importedWithoutOwner(): SQL | undefined {
	return and(lead.isListed, isNull(lead.ownerId), inArray(lead.status, [...openStatuses]), isNotNull(lead.importId));
}

/** The derived data says whether the person asked us to stop, so routing waits for it. */
export function waitsForRouting(db: Database | Transaction, onSince: Date): SQL | undefined {
	return mayBeGiven(and(withoutOwner(onSince), hasNoKnownOwner(db)));
}

export function orphansForRouting(db: Database | Transaction): SQL | undefined {
	return mayBeGiven(orphans(db));
}

function mayBeGiven(which: SQL | undefined): SQL | undefined {
	return and(which, isNotNull(lead.indexedAt), eq(lead.suppressed, false));
}

/** The columns that the rules read. Leads with the same values are the same to them. */
const sortColumns = { state: lead.state, product: lead.product, locale: lead.locale, kind: lead.kind };
export type WaitingSort = Pick<DeskLead, keyof typeof sortColumns>;

/** The sorts of leads that wait to be routed: few, however many leads wait. */
export function waitingSorts(db: Database | Transaction, which: SQL | undefined): Promise<WaitingSort[]> {
	return db.selectDistinct(sortColumns).from(lead).where(which);
}

export function ofSorts(sorts: readonly WaitingSort[]): SQL | undefined {
	const isSame = (column: Column, value: string | null) => (value === null ? isNull(column) : eq(column, value));
	return or(
		...sorts.map(({ state, product, locale, kind }) =>
			and(isSame(lead.state, state), isSame(lead.product, product), eq(lead.locale, locale), eq(lead.kind, kind)),
		),
	);
}

/**
 * A condition: the lead never had an owner, or the last one is gone. An agent who gives a lead back has a reason that
 * routing doesn't know, so people decide about it from then on.
 */
export function hasNoKnownOwner(db: Database | Transaction): SQL {
	const { leadId, kind, after, commandId, changedAt, revision } = leadChanges;
	const owner = sql`${after} ->> 'userId'`;
	const hasRole = db.select().from(userRoles).where(eq(userRoles.user_id, owner));
	const isGone = sql`coalesce(${leadCommands.kind} IN ('removal', 'leave'), false) OR (${owner} IS NOT NULL AND ${notExists(hasRole)})`;
	const last = db
		.select({ isGone })
		.from(leadChanges)
		.leftJoin(leadCommands, eq(leadCommands.id, commandId))
		.where(and(eq(leadId, lead.id), eq(kind, "owner")))
		.orderBy(desc(changedAt), desc(revision))
		.limit(1);
	return sql`coalesce((${last}), true)`;
}

/**
 * A condition: the person waits, and the owner never opened the lead. A lead is passed on once, so a second owner keeps it.
 */
export function isUnheard(db: Database | Transaction): SQL | undefined {
	const { leadId, kind, after } = leadChanges;
	const opened = db
		.select()
		.from(leadPresence)
		.where(and(eq(leadPresence.leadId, lead.id), eq(leadPresence.userId, lead.ownerId)));
	const passedOn = db
		.select()
		.from(leadChanges)
		.where(and(eq(leadId, lead.id), eq(kind, "owner"), sql`${after} ->> 'rule' = ${unheardRule}`));
	return and(whoAwaitContact(lead), notExists(opened), notExists(passedOn));
}

/** A stored lead, as the rules see it. */
export function routedLead({
	state,
	product,
	locale,
	kind,
}: Pick<DeskLead, "state" | "product" | "locale" | "kind">): RoutedLead {
	return { state, product, kind, language: isLocale(locale) ? locale : defaultLocale };
}
