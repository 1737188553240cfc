import { and, asc, gt, inArray, isNull, lt, notInArray, or } from "drizzle-orm";
import { whoAwaitContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions, userRoles } from "#database/schema.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { isRealLead } from "../../leads/is-real-lead.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { whoIsQuiet } from "../../staff/who-is-away.server.ts";

/** Deadlines that passed earlier are on the list of overdue leads. So a first start or a long failure floods nobody. */
const maxAgeDays = 7;
/** The next run tells of the others. */
const maxPerRun = 1000;
/** How many leads an email names. */
const maxListed = 20;

export interface OverdueAlert {
	/** The owner of the leads. Null for the agency's inbox. */
	ownerId: string | null;
	/** The first of them. */
	leadIds: string[];
	count: number;
}

const { id, ownerId, contactDueAt, overdueAlertedAt } = contactSubmissions;

/**
 * Enqueues one email for each owner of leads whose deadline has passed without a first contact. The agency's inbox gets
 * leads without an owner, or whose owner no longer works here. Each lead is alerted once, even if two processes run at
 * the same time: they lock what they take and skip what the other has locked.
 */
export async function alertOverdue({
	database,
	jobs,
	clock,
}: Pick<Services, "database" | "jobs" | "clock">): Promise<void> {
	const now = clock();
	const oldest = daysBefore(now, maxAgeDays);
	await database.db.transaction(async (transaction) => {
		// They are notified when their quiet hours end.
		const quiet = await whoIsQuiet(transaction, now);
		const overdue = await transaction
			.select({ id, ownerId })
			.from(contactSubmissions)
			.where(
				and(
					whoAwaitContact(contactSubmissions),
					isRealLead,
					isNull(overdueAlertedAt),
					or(isNull(ownerId), notInArray(ownerId, quiet)),
					lt(contactDueAt, now),
					gt(contactDueAt, oldest),
				),
			)
			.orderBy(asc(contactDueAt))
			.limit(maxPerRun)
			.for("update", { skipLocked: true });
		if (overdue.length === 0) return;
		const ids = overdue.map((lead) => lead.id);
		await transaction.update(contactSubmissions).set({ overdueAlertedAt: now }).where(inArray(id, ids));
		const working = await workingOwners(transaction, overdue);
		const byOwner = Map.groupBy(overdue, (lead) => (working.has(lead.ownerId) ? lead.ownerId : null));
		const alerts = [...byOwner].map(([ownerId, leads]) => ({
			name: "mail-overdue-leads" as const,
			data: { ownerId, leadIds: leads.slice(0, maxListed).map((lead) => lead.id), count: leads.length },
		}));
		await jobs.enqueueAll(transaction, alerts);
	});
}

async function workingOwners(
	transaction: Transaction,
	leads: readonly { ownerId: string | null }[],
): Promise<Set<string | null>> {
	const owners = [...new Set(leads.flatMap((lead) => lead.ownerId ?? []))];
	if (owners.length === 0) return new Set();
	const roles = await transaction.select().from(userRoles).where(inArray(userRoles.user_id, owners));
	return new Set(roles.filter(({ role }) => mayWorkLeads(role)).map((role) => role.user_id));
}
