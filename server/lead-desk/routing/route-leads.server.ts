import { and, asc, count, eq, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions, leadAssignments, leadChanges, staffRecords } from "#database/schema.ts";
import { unheardRule } from "#domain/lead-desk/lead-change.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type Routing, routeLead } from "#domain/routing/route-lead.ts";
import { afterLead, endsNewRow, type RoutingMoment } from "#domain/routing/rule-facts.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { isAwayAt } from "../../staff/who-is-away.server.ts";
import { changeLead } from "../work/change-lead.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { lockRules, readRules, type SavedRules } from "./routing-rules.server.ts";
import { tellOwners } from "./tell-owners.server.ts";
import {
	isUnheard,
	ofSorts,
	orphansForRouting,
	routedLead,
	type WaitingSort,
	waitingSorts,
	waitsForRouting,
} from "./waiting-leads.server.ts";

/** Leads assigned in one transaction: few, because a transaction blocks the embedded database. */
const atATime = 50;
/** Later runs continue, so that new leads are indexed in between. */
const batchesPerRun = 20;

const lead = contactSubmissions;
type Parts = Pick<Services, "database" | "clock"> & { jobs: Pick<Services["jobs"], "enqueue"> } & {
	intake: Pick<Services["intake"], "calm">;
};

/**
 * Gives waiting leads to the owners that the rules choose, oldest first. Two processes can run it at the same time: one
 * waits for the other's lock. A lead that somebody is working on is left for the next run.
 * @returns how many leads got an owner
 */
export async function routeLeads({ database: { db }, clock, intake, jobs }: Parts): Promise<number> {
	// Most of the time nothing needs to be locked.
	if (!(await readRules(db))?.isOn) return 0;
	let given = 0;
	for (const which of [waitsForRouting, orphansForRouting]) {
		let after: string | null = null;
		for (let batches = 0; batches < batchesPerRun; batches++) {
			await intake.calm();
			const from: string | null = after;
			const batch: Batch = await db.transaction(async (transaction) => {
				const now = clock();
				const routed = await routeBatch(transaction, now, which, from);
				await tellOwners({ transaction, jobs, now }, await firstOwned(transaction, routed.given));
				return routed;
			});
			given += batch.given.length;
			// A lead that was given may let somebody have an older one.
			after = batch.given.length > 0 ? null : batch.last;
			if (batch.given.length === 0 && batch.last === null) break;
		}
	}
	return given;
}

/** Leads that had no owner before. A person who takes over somebody else's leads finds them in the list. */
async function firstOwned(transaction: Transaction, given: readonly string[]): Promise<string[]> {
	if (given.length === 0) return [];
	const { leadId, kind } = leadChanges;
	const rows = await transaction
		.select({ leadId })
		.from(leadChanges)
		.where(and(inArray(leadId, [...given]), eq(kind, "owner")))
		.groupBy(leadId)
		.having(eq(count(), 1));
	return rows.map((row) => row.leadId);
}

/** Which leads are given. */
type Which = (transaction: Transaction, onSince: Date) => SQL | undefined;

interface Batch {
	/** The ids of the leads that got an owner. */
	given: string[];
	/** The last lead that it processed. Null if there are no more. */
	last: string | null;
}

/**
 * Leads that nobody may have now aren't even read, even if many wait: the rules are asked once for each type of lead.
 * @param after the lead to continue after
 */
async function routeBatch(transaction: Transaction, now: Date, which: Which, after: string | null): Promise<Batch> {
	const nothing: Batch = { given: [], last: null };
	const rules = await lockRules(transaction);
	if (!rules) return nothing;
	const asked = await waitingSorts(transaction, which(transaction, rules.onSince));
	if (asked.length === 0) return nothing;
	const moment = momentOf(now);
	let candidates = await readCandidates(transaction, now);
	const isPossible = (sort: WaitingSort) =>
		routeLead(routedLead(sort), candidates, rules.rules, moment).ownerId !== null;
	const possible = asked.filter(isPossible);
	const refused = asked.filter((sort) => !possible.includes(sort));
	if (possible.length === 0) return nothing;
	const position = sql`(${lead.createdAt}, ${lead.id}) >
		(SELECT before.created_at, before.id FROM contact_submissions AS before WHERE before.id = ${after})`;
	const waiting = await transaction
		.select()
		.from(lead)
		.where(and(which(transaction, rules.onSince), ofSorts(possible), after ? position : undefined))
		.orderBy(asc(lead.createdAt), asc(lead.id))
		.limit(atATime);
	const given: string[] = [];
	for (const one of waiting) {
		const routing = routeLead(routedLead(one), candidates, rules.rules, moment);
		const { ownerId } = routing;
		// A new person has their most in a row. The next batch finds out for which leads nobody is left.
		if (ownerId === null) break;
		if (!(await assign(transaction, one.id, { routing, rules, now }))) continue;
		given.push(one.id);
		const isOver = endsNewRow(candidates, ownerId, rules.rules, moment.today);
		candidates = candidates.map((candidate) => afterLead(candidate, ownerId, now));
		// An older lead may be possible now.
		if (isOver && refused.some(isPossible)) break;
	}
	return { given, last: waiting.length === atATime ? (waiting.at(-1)?.id ?? null) : null };
}

/** The facts about this moment that the rules need. */
export function momentOf(now: Date): RoutingMoment {
	return { now, today: zonedTime(now, agency.timeZone).date, office: officeSchedule };
}

/**
 * @param from the owner who didn't open it; nobody if left out
 * @returns false if somebody is working on the lead at this moment or took it, or if its new owner went away
 */
export async function assign(
	transaction: Transaction,
	leadId: string,
	{
		routing,
		rules,
		now,
		from,
	}: { routing: Routing; rules: SavedRules; now: Date; from?: { userId: string; name: string } },
): Promise<boolean> {
	const [owner] = routing.candidates;
	if (!owner) return false;
	// Somebody may have gone away since the batch began.
	const isAway = transaction
		.select({ one: sql`1` })
		.from(staffRecords)
		.where(and(eq(staffRecords.userId, owner.userId), isAwayAt(now)));
	const isFree = and(
		from ? and(eq(lead.ownerId, from.userId), isUnheard(transaction)) : isNull(lead.ownerId),
		eq(lead.isListed, true),
		eq(lead.suppressed, false),
		notExists(isAway),
	);
	const [found] = await transaction
		.select()
		.from(lead)
		.where(and(eq(lead.id, leadId), isFree))
		.for("no key update", { skipLocked: true });
	if (!found) return false;
	const isChanged = await changeLead(transaction, found, {
		kind: "owner",
		set: { ownerId: owner.userId },
		by: { userId: null, name: "" },
		at: now,
		before: from ?? null,
		after: { userId: owner.userId, name: owner.name, ...(from && { rule: unheardRule }) },
	});
	if (!isChanged) return false;
	await transaction.insert(leadAssignments).values({
		leadId,
		ownerId: owner.userId,
		rulesVersion: rules.version,
		isTest: found.isTest,
		assignedAt: now,
		reasons: { lead: routedLead(found), ...routing },
	});
	return true;
}
