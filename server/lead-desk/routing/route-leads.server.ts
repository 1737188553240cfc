import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions, leadAssignments } from "#database/schema.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type Routing, routeLead } from "#domain/routing/route-lead.ts";
import { afterLead, type RoutingMoment } from "#domain/routing/rule-facts.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { changeLead } from "../work/change-lead.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { lockRules, readRules, type SavedRules } from "./routing-rules.server.ts";
import { routable, routedLead, withoutOwner } from "./waiting-leads.server.ts";

/** How many leads a transaction looks at: few, because the embedded database does nothing else meanwhile. */
const atATime = 50;
/** Later runs go on with the others. */
const maxPerRun = 5000;

const lead = contactSubmissions;
type Parts = Pick<Services, "database" | "clock">;

/**
 * Gives waiting leads to the owners that the rules choose, oldest first. Two processes can run it at the same time: one gives
 * while the other waits for its turn. A lead that somebody is working on is left for the next run.
 * @returns how many leads got an owner
 */
export async function routeLeads(parts: Parts): Promise<number> {
	const { db } = parts.database;
	// Most of the time nothing has to be locked.
	if (!(await readRules(db))?.isOn) return 0;
	let given = 0;
	let after: string | null = null;
	for (let seen = 0; seen < maxPerRun; seen += atATime) {
		const from: string | null = after;
		const batch: Batch = await db.transaction((transaction) => routeBatch(transaction, parts.clock(), from));
		given += batch.given;
		after = batch.last;
		if (after === null) break;
	}
	return given;
}

interface Batch {
	given: number;
	/** The last lead that it looked at. Null if there are no more. */
	last: string | null;
}

/** @param after the lead after which to go on */
async function routeBatch(transaction: Transaction, now: Date, after: string | null): Promise<Batch> {
	const rules = await lockRules(transaction);
	if (!rules) return { given: 0, last: null };
	const position = sql`(${lead.createdAt}, ${lead.id}) >
		(SELECT before.created_at, before.id FROM contact_submissions AS before WHERE before.id = ${after})`;
	const waiting = await transaction
		.select()
		.from(lead)
		.where(and(withoutOwner(rules.onSince), routable(transaction), after === null ? undefined : position))
		.orderBy(asc(lead.createdAt), asc(lead.id))
		.limit(atATime);
	let candidates = waiting.length > 0 ? await readCandidates(transaction) : [];
	let given = 0;
	for (const one of waiting) {
		const routing = routeLead(routedLead(one), candidates, rules.rules, momentOf(now));
		const { ownerId } = routing;
		if (ownerId === null || !(await assign(transaction, one.id, { routing, rules, now }))) continue;
		given += 1;
		candidates = candidates.map((candidate) => afterLead(candidate, ownerId, now));
	}
	return { given, last: waiting.length === atATime ? (waiting.at(-1)?.id ?? null) : null };
}

/** What the rules need to know of this moment. */
export function momentOf(now: Date): RoutingMoment {
	return { now, today: zonedTime(now, agency.timeZone).date, office: officeSchedule };
}

/** @returns false if somebody is working on the lead at this moment, or took it */
async function assign(
	transaction: Transaction,
	leadId: string,
	{ routing, rules, now }: { routing: Routing; rules: SavedRules; now: Date },
): Promise<boolean> {
	const [found] = await transaction
		.select()
		.from(lead)
		.where(and(eq(lead.id, leadId), isNull(lead.ownerId), eq(lead.isListed, true), eq(lead.suppressed, false)))
		.for("no key update", { skipLocked: true });
	const [owner] = routing.candidates;
	if (!found || !owner) return false;
	const isChanged = await changeLead(transaction, found, {
		...{ kind: "owner", set: { ownerId: owner.userId }, by: { userId: null, name: "" }, at: now },
		...{ before: null, after: { userId: owner.userId, name: owner.name } },
	});
	if (!isChanged) return false;
	await transaction.insert(leadAssignments).values({
		...{ leadId, ownerId: owner.userId, rulesVersion: rules.version, assignedAt: now },
		reasons: { lead: routedLead(found), ...routing },
	});
	return true;
}
