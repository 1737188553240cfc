import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions, leadAssignments } from "#database/schema.ts";
import { halfSpentAt } from "#domain/leads/deadlines.ts";
import { routeLead } from "#domain/routing/route-lead.ts";
import { isRealLead } from "../../leads/is-real-lead.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { whoIsQuiet } from "../../staff/who-is-away.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { assign, momentOf } from "./route-leads.server.ts";
import { lockRules, readRules } from "./routing-rules.server.ts";
import { tellAfterQuiet } from "./tell-owners.server.ts";
import { isUnheard, routedLead } from "./waiting-leads.server.ts";

const lead = contactSubmissions;

/** The next run passes on the others. */
const maxPerRun = 200;

interface Unheard {
	leadId: string;
	ownerId: string;
}

/**
 * Makes sure that somebody is notified of each new lead. Sends the notices that quiet hours held back. If an owner has
 * not opened a lead in half of its response time, gives the lead to the next person by the rules and notifies them.
 */
export async function alertOwners({
	database: { db },
	jobs,
	clock,
}: Pick<Services, "database" | "jobs" | "clock">): Promise<void> {
	const now = clock();
	await db.transaction((transaction) => tellAfterQuiet({ transaction, jobs, now }));
	if (!(await readRules(db))?.isOn) return;
	for (const unheard of await unheardLeads(db, now)) {
		await db.transaction(async (transaction) => {
			if (!(await passOn(transaction, unheard, now))) return;
			await jobs.enqueue(transaction, "notify-owner", { leadId: unheard.leadId });
		});
	}
}

/** Leads whose owner got them by the rules and let half of the open time until the deadline pass. */
async function unheardLeads(db: Database, now: Date): Promise<Unheard[]> {
	const { sequence, leadId, ownerId, assignedAt } = leadAssignments;
	const newest = sql`(
		SELECT last.sequence FROM lead_assignments AS last
		WHERE last.lead_id = ${lead.id} ORDER BY last.sequence DESC LIMIT 1
	)`;
	const waiting = await db
		.select({ leadId: lead.id, ownerId, assignedAt, contactDueAt: lead.contactDueAt })
		.from(lead)
		.innerJoin(leadAssignments, and(eq(leadId, lead.id), eq(ownerId, lead.ownerId), eq(sequence, newest)))
		.where(and(isUnheard(db), isRealLead, isNotNull(lead.ownerId), gt(lead.contactDueAt, now)))
		.orderBy(asc(lead.contactDueAt));
	return waiting
		.filter((one) => halfSpentAt(one.assignedAt, one.contactDueAt, officeSchedule) <= now)
		.flatMap((one) => (one.ownerId ? [{ leadId: one.leadId, ownerId: one.ownerId }] : []))
		.slice(0, maxPerRun);
}

/** @returns false if nobody else meets every rule now: then the owner keeps it, and the next run tries again */
async function passOn(transaction: Transaction, { leadId, ownerId }: Unheard, now: Date): Promise<boolean> {
	const rules = await lockRules(transaction);
	const [found] = await transaction.select().from(lead).where(eq(lead.id, leadId));
	const from = await findDeskPerson(transaction, ownerId);
	if (!rules || !found || !from) return false;
	const quiet = await whoIsQuiet(transaction, now);
	const others = (await readCandidates(transaction, now)).filter(
		({ userId }) => userId !== ownerId && !quiet.includes(userId),
	);
	const routing = routeLead(routedLead(found), others, rules.rules, momentOf(now));
	if (routing.ownerId === null) return false;
	return assign(transaction, leadId, { routing, rules, now, from: { userId: from.id, name: from.name } });
}
