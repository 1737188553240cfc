import { and, asc, eq, isNull } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadTasks, users } from "#database/schema.ts";
import { taskStanding } from "#domain/lead-desk/tasks.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatNearTime } from "#i18n/format.ts";
import type { Database } from "../../platform/database/client.server.ts";

/** The open tasks of a lead, the next first. */
export async function readOpenTasks(db: Database, leadId: string, locale: Locale, now: Date) {
	const rows = await db
		.select({ task: leadTasks, name: users.name, email: users.email })
		.from(leadTasks)
		.leftJoin(users, eq(users.id, leadTasks.assigneeId))
		.where(and(eq(leadTasks.leadId, leadId), isNull(leadTasks.doneAt)))
		.orderBy(asc(leadTasks.dueAt), asc(leadTasks.id));
	return rows.map(({ task, name, email }) => ({
		id: task.id,
		text: task.text,
		due: formatNearTime(locale, task.dueAt, agency.timeZone, now),
		dueAt: task.dueAt.toISOString(),
		isOverdue: taskStanding(task.dueAt, now, agency.timeZone) === "overdue",
		assignee: name || email,
	}));
}
