import { and, asc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, leadTasks, users } from "#database/schema.ts";
import { mayOpenLead, mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { doneStaysMinutes, endOfDay } from "#domain/lead-desk/tasks.ts";
import { staffName } from "../../staff/staff-name.server.ts";
import { type DayOf, rowsInSection } from "./today-leads.server.ts";

const lead = contactSubmissions;
const task = leadTasks;

export type DayTask = Awaited<ReturnType<typeof select>>[number];

/**
 * Tasks that are overdue or due today, and those that were finished a moment ago. Somebody's tasks are those that they
 * were given, and all of the leads that they own: who owns a lead answers for what was promised to the person.
 */
export async function tasksOfDay(day: DayOf): Promise<DayTask[]> {
	const { user, reach, now } = day;
	if (!mayWorkLeads(user.role)) return [];
	const due = and(isNull(task.doneAt), lt(task.dueAt, endOfDay(now, agency.timeZone)));
	const done = gte(task.doneAt, new Date(now.getTime() - doneStaysMinutes * 60_000));
	const isEverybodys = reach === "everybody" && mayWorkAllLeads(user.role);
	// Each has its own index.
	const own = isEverybodys
		? [undefined]
		: [
				eq(task.assigneeId, user.userId),
				and(eq(lead.ownerId, user.userId), lt(lead.nextTaskAt, endOfDay(now, agency.timeZone))),
			];
	const doneBefore = isEverybodys
		? undefined
		: sql`(${task.assigneeId} = ${user.userId} OR ${lead.ownerId} = ${user.userId})`;
	const found = await Promise.all([
		...own.map((whose) => select(day, and(due, whose))),
		select(day, and(done, doneBefore)),
	]);
	const byId = new Map(found.flat().map((row) => [row.id, row]));
	return [...byId.values()]
		.filter((row) => mayOpenLead(user, row.lead))
		.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id.localeCompare(b.id))
		.slice(0, rowsInSection + 1);
}

function select({ db }: DayOf, where: SQL | undefined) {
	return (
		db
			.select({
				id: task.id,
				text: task.text,
				dueAt: task.dueAt,
				doneAt: task.doneAt,
				assigneeId: task.assigneeId,
				assigneeName: staffName,
				lead: {
					id: lead.id,
					firstName: lead.firstName,
					lastName: lead.lastName,
					email: lead.email,
					locale: lead.locale,
					ownerId: lead.ownerId,
					state: lead.state,
					kind: lead.kind,
					isListed: lead.isListed,
				},
			})
			.from(task)
			.innerJoin(lead, eq(lead.id, task.leadId))
			.leftJoin(users, eq(users.id, task.assigneeId))
			.where(and(sql`${lead.isListed}`, where))
			.orderBy(asc(task.dueAt), asc(task.id))
			// Some may be of leads that were given to somebody else.
			.limit(rowsInSection * 5)
	);
}
