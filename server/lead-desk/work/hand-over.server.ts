import { and, eq, inArray, isNull } from "drizzle-orm";
import { contactSubmissions, leadTasks } from "#database/schema.ts";
import { openStatuses } from "#domain/lead-desk/lead-status.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import { type DeskPerson, findDeskPerson } from "../page/desk-people.server.ts";
import { changeLeads } from "./change-lead.server.ts";

const lead = contactSubmissions;

/** A statement is short. */
const batchSize = 250;

/** How many leads somebody owns, and how many open tasks they have. */
export async function countWork(db: Database, userId: string): Promise<{ leads: number; tasks: number }> {
	return {
		leads: await db.$count(lead, and(eq(lead.ownerId, userId), isNull(lead.erasedAt))),
		tasks: await db.$count(leadTasks, openTasksOf(userId)),
	};
}

function openTasksOf(userId: string) {
	return and(eq(leadTasks.assigneeId, userId), isNull(leadTasks.doneAt));
}

/**
 * Gives somebody's leads, or only the open ones, and their open tasks to another person. Without a new owner, the leads have none, and their tasks go
 * to the lead's owner.
 * @returns how many leads, and the tasks
 */
export async function handOver(
	transaction: Transaction,
	{
		from,
		to,
		onlyOpen = false,
		...made
	}: Readonly<{ from: string; to: DeskPerson | null; onlyOpen?: boolean }> & {
		by: { userId: string; name: string };
		at: Date;
		commandId: string;
	},
): Promise<{ leads: number; tasks: string[] }> {
	const person = await findDeskPerson(transaction, from);
	const before = person && { userId: person.id, name: person.name };
	const after = to && { userId: to.id, name: to.name };
	// Two people who change the same leads wait for each other, and neither blocks the other for good.
	const owned = await transaction
		.select({ id: lead.id, revision: lead.revision })
		.from(lead)
		.where(
			and(
				eq(lead.ownerId, from),
				isNull(lead.erasedAt),
				onlyOpen ? inArray(lead.status, [...openStatuses]) : undefined,
			),
		)
		.orderBy(lead.id)
		.for("no key update");
	let leads = 0;
	for (let start = 0; start < owned.length; start += batchSize) {
		const batch = owned.slice(start, start + batchSize).map((one) => ({ ...one, before }));
		const changed = await changeLeads(transaction, batch, {
			kind: "owner",
			set: { ownerId: to?.id ?? null },
			after,
			...made,
		});
		leads += changed.length;
	}
	const tasks = await transaction
		.update(leadTasks)
		.set({ assigneeId: to?.id ?? null })
		.where(openTasksOf(from))
		.returning({ id: leadTasks.id });
	return { leads, tasks: tasks.map(({ id }) => id) };
}

/** Gives tasks back that nobody has done or given to others since they were handed over. */
export async function giveTasksBack(
	transaction: Transaction,
	{ from, to, tasks }: { from: string | null; to: string; tasks: readonly string[] },
): Promise<void> {
	const { id, assigneeId, doneAt } = leadTasks;
	await transaction
		.update(leadTasks)
		.set({ assigneeId: to })
		.where(and(inArray(id, [...tasks]), isNull(doneAt), from === null ? isNull(assigneeId) : eq(assigneeId, from)));
}
