import { randomUUID } from "node:crypto";
import { and, eq, isNull, min } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, leadTasks, userRoles } from "#database/schema.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import { type LeadActor, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { isSnoozeChoice, readDue, readTaskText, snoozeUntil, type TaskError } from "#domain/lead-desk/tasks.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { readAccountId } from "#domain/staff/people.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { type DeskLead, findLead } from "./find-lead.server.ts";
import { formId } from "./form-id.server.ts";

type Parts = Pick<Services, "clock" | "database">;
type Fields = Record<string, unknown>;
type Task = typeof leadTasks.$inferSelect;

export type TaskResult =
	/** `before` is the task as it was. */
	| { ok: true; task: Task; before?: Task }
	| { ok: false; errors: { text?: TaskError; due?: TaskError; assignee?: TaskError } };

/**
 * Adds a task to a lead of any status: even a lost lead can have a "call again in March". A form that is sent twice
 * adds one task.
 * @param fields as posted: `text`, `date`, perhaps `time`, and `assignee`; without an assignee it is the actor's own
 * @returns null if this person can't see such a lead
 */
export async function addTask(
	services: Parts,
	actor: LeadActor,
	leadId: string,
	fields: Fields,
): Promise<TaskResult | null> {
	const text = readTaskText(fields.text);
	const due = readDue({ date: fields.date, time: fields.time }, services.clock(), agency.timeZone);
	return change(services, async (transaction) => {
		await lockLead(transaction, leadId);
		const lead = await findLead(transaction, actor, leadId);
		if (!lead) return null;
		const asked = formId(fields);
		const known = await findTask(transaction, asked);
		if (known && known.leadId === leadId && text.ok && known.text === text.text) return { ok: true, task: known };
		// Somebody went back to the form and wrote something else.
		const id = known ? randomUUID() : asked;
		const assigneeId = await readAssignee(services, transaction, { actor, lead, asked: fields.assignee });
		if (!text.ok || !due.ok || !assigneeId) {
			return {
				ok: false,
				errors: {
					...(!text.ok && { text: text.error }),
					...(!due.ok && { due: due.error }),
					...(!assigneeId && { assignee: "assignee_unable" as const }),
				},
			};
		}
		const [task] = await transaction
			.insert(leadTasks)
			.values({
				...{ id, leadId, assigneeId, text: text.text, dueAt: due.dueAt },
				...{ createdById: actor.userId, createdByName: actor.name, createdAt: services.clock() },
			})
			.returning();
		return task ? settle(services, transaction, { actor, task, action: "TASK_ADDED" }) : null;
	});
}

/** @returns null if there is no such task for this person */
export async function finishTask(services: Parts, actor: LeadActor, taskId: string): Promise<TaskResult | null> {
	return changeTask(services, actor, taskId, (task) => {
		// The second of two people finishes nothing.
		if (task.doneAt) return null;
		return { action: "TASK_DONE", set: { doneAt: services.clock(), doneByName: actor.name } };
	});
}

/** Takes back that a task is done. @returns null if there is no such task for this person */
export async function reopenTask(services: Parts, actor: LeadActor, taskId: string): Promise<TaskResult | null> {
	return changeTask(services, actor, taskId, (task) => {
		return task.doneAt ? { action: "TASK_REOPENED", set: { doneAt: null, doneByName: null } } : null;
	});
}

/**
 * Snoozes an open task.
 * @param fields as posted: `until` is one of the choices; for `date`, the fields `date` and perhaps `time` say when
 * @returns null if there is no such task for this person
 */
export async function snoozeTask(
	services: Parts,
	actor: LeadActor,
	taskId: string,
	fields: Fields,
): Promise<TaskResult | null> {
	const now = services.clock();
	const choice = isSnoozeChoice(fields.until) ? fields.until : "date";
	const due =
		choice === "date"
			? readDue({ date: fields.date, time: fields.time }, now, agency.timeZone)
			: ({ ok: true, dueAt: snoozeUntil(choice, now, agency.timeZone) } as const);
	if (!due.ok) return { ok: false, errors: { due: due.error } };
	return changeTask(services, actor, taskId, (task) => {
		return task.doneAt ? null : { action: "TASK_SNOOZED", set: { dueAt: due.dueAt } };
	});
}

/**
 * Restores the time that a task had before it was snoozed.
 * @returns null if there is no such task for this person
 */
export async function unsnoozeTask(
	services: Parts,
	actor: LeadActor,
	taskId: string,
	dueAt: Date,
): Promise<TaskResult | null> {
	return changeTask(services, actor, taskId, (task) => {
		// Only back: what is later than now has `snoozeTask` and its checks.
		return task.doneAt || dueAt >= task.dueAt ? null : { action: "TASK_SNOOZED", set: { dueAt } };
	});
}

/** Stores with the lead when its first open task is due. The lists of leads sort by it. */
export async function refreshNextTask(transaction: Transaction, leadId: string): Promise<void> {
	// One after another: who comes second must see what the first one did.
	await lockLead(transaction, leadId);
	const open = and(eq(leadTasks.leadId, leadId), isNull(leadTasks.doneAt));
	const [first] = await transaction
		.select({ dueAt: min(leadTasks.dueAt) })
		.from(leadTasks)
		.where(open);
	await transaction
		.update(contactSubmissions)
		.set({ nextTaskAt: first?.dueAt ?? null })
		.where(eq(contactSubmissions.id, leadId));
}

/** Before its tasks, in the order in which the deletion of a lead locks them. */
async function lockLead(transaction: Transaction, leadId: string): Promise<void> {
	const { id } = contactSubmissions;
	await transaction.select({ id }).from(contactSubmissions).where(eq(id, leadId)).for("no key update");
}

async function findTask(transaction: Transaction, taskId: string): Promise<Task | undefined> {
	const [task] = await transaction.select().from(leadTasks).where(eq(leadTasks.id, taskId));
	return task;
}

type Change = { action: SecurityAction; set: Partial<Task> } | null;

/** @param decide null if nothing is to change anymore */
async function changeTask(
	services: Parts,
	actor: LeadActor,
	taskId: string,
	decide: (task: Task) => Change,
): Promise<TaskResult | null> {
	const id = readRowId(taskId);
	if (!id) return null;
	return change(services, async (transaction) => {
		const found = await findTask(transaction, id);
		if (!found || !(await findLead(transaction, actor, found.leadId))) return null;
		await lockLead(transaction, found.leadId);
		const task = await findTask(transaction, id);
		if (!task) return null;
		const decided = decide(task);
		if (!decided) return { ok: true, task };
		const [changed] = await transaction.update(leadTasks).set(decided.set).where(eq(leadTasks.id, id)).returning();
		if (!changed) return null;
		const settled = await settle(services, transaction, { actor, task: changed, action: decided.action });
		return { ...settled, before: task };
	});
}

async function change(
	services: Parts,
	work: (transaction: Transaction) => Promise<TaskResult | null>,
): Promise<TaskResult | null> {
	return services.database.db.transaction(work);
}

/** The consequences of every change of a task. The log says nothing of its text. */
async function settle(
	{ clock }: Pick<Parts, "clock">,
	transaction: Transaction,
	{ actor, task, action }: { actor: LeadActor; task: Task; action: SecurityAction },
): Promise<TaskResult> {
	await refreshNextTask(transaction, task.leadId);
	const event = { table: "contact_submissions", action, userId: actor.userId, subjectId: task.leadId } as const;
	await recordSecurity(transaction, clock(), { ...event, ip: actor.ip });
	return { ok: true, task };
}

/**
 * The assignee: the actor, or somebody who may open the lead.
 * @returns null if the requested person may not
 */
async function readAssignee(
	{ clock }: Pick<Parts, "clock">,
	transaction: Transaction,
	{ actor, lead, asked }: { actor: LeadActor; lead: DeskLead; asked: unknown },
): Promise<string | null> {
	if (!asked || asked === actor.userId) return actor.userId;
	const userId = readAccountId(asked);
	if (!userId) return null;
	const [row] = await transaction.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.user_id, userId));
	if (!row) return null;
	const reader = await readLeadActor({ database: { db: transaction }, clock }, { userId, role: row.role });
	return mayOpenLead(reader, lead) ? reader.userId : null;
}
