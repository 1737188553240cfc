import { randomUUID } from "node:crypto";
import { and, eq, isNull, min } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, leadTasks, userRoles } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import { type LeadActor, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { isSnoozeChoice, readTaskDue, readTaskText, snoozeUntil, type TaskError } from "#domain/lead-desk/tasks.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { readAccountId } from "#domain/staff/people.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { dropPlannedReview, planNextReview } from "../policies/policy-review.server.ts";
import type { DeskLead } from "./find-lead.server.ts";
import { formId } from "./form-id.server.ts";
import { type LeadTurn, lockLead, onLead } from "./lead-action.server.ts";

type Parts = Pick<Services, "clock" | "database">;
type Fields = Record<string, unknown>;
type Task = typeof leadTasks.$inferSelect;

/** `gone`: there is no such lead or task for this person. `before` is the task as it was. */
export type TaskResult = ActionResult<
	{ task: Task; before?: Task },
	"gone",
	{ text?: TaskError; due?: TaskError; assignee?: TaskError }
>;
const gone = { ok: false, code: "gone" } as const;

/**
 * Adds a task to a lead of any status: even a lost lead can have a "call again in March". A form that is sent twice
 * adds one task.
 * @param fields as posted: `text`, `date`, perhaps `time`, and `assignee`, without which it is the actor's own
 */
export async function addTask(services: Parts, actor: LeadActor, leadId: string, fields: Fields): Promise<TaskResult> {
	const text = readTaskText(fields.text);
	const due = readTaskDue({ date: fields.date, time: fields.time }, services.clock(), agency.timeZone);
	return onLead<TaskResult>({ services, by: actor, leadId }, async (turn) => {
		const { transaction, lead } = turn;
		const asked = formId(fields);
		const known = await findTask(transaction, asked);
		if (known && known.leadId === leadId && text.ok && known.text === text.text) return { ok: true, task: known };
		// Somebody went back to the form and wrote something else.
		const id = known ? randomUUID() : asked;
		const assigneeId = await readAssignee(services, transaction, { actor, lead, asked: fields.assignee });
		if (!text.ok || !due.ok || !assigneeId) {
			return {
				ok: false,
				code: "invalid",
				errors: {
					...(!text.ok && { text: text.error }),
					...(!due.ok && { due: due.error }),
					...(!assigneeId && { assignee: "assignee_unable" as const }),
				},
			};
		}
		return insertTask(turn, actor, { id, assigneeId, text: text.text, dueAt: due.dueAt });
	});
}

/** Adds a task in the turn of another action. */
export async function insertTask(
	turn: LeadTurn,
	by: Pick<LeadActor, "userId" | "name">,
	task: Pick<Task, "id" | "assigneeId" | "text" | "dueAt">,
): Promise<TaskResult> {
	const { transaction, lead, now } = turn;
	const made = { leadId: lead.id, createdById: by.userId, createdByName: by.name, createdAt: now };
	const [added] = await transaction
		.insert(leadTasks)
		.values({ ...task, ...made })
		.returning();
	return added ? settle(turn, added, "TASK_ADDED") : gone;
}

export async function finishTask(services: Parts, actor: LeadActor, taskId: string): Promise<TaskResult> {
	return changeTask(services, actor, taskId, (task) => {
		// The second of two people finishes nothing.
		if (task.doneAt) return null;
		return { action: "TASK_DONE", set: { doneAt: services.clock(), doneByName: actor.name } };
	});
}

/** Takes back that a task is done. */
export async function reopenTask(services: Parts, actor: LeadActor, taskId: string): Promise<TaskResult> {
	return changeTask(services, actor, taskId, (task) => {
		return task.doneAt ? { action: "TASK_REOPENED", set: { doneAt: null, doneByName: null } } : null;
	});
}

/**
 * Snoozes an open task.
 * @param fields as posted: `until` is one of the choices; for `date`, the fields `date` and perhaps `time` say when
 */
export async function snoozeTask(
	services: Parts,
	actor: LeadActor,
	taskId: string,
	fields: Fields,
): Promise<TaskResult> {
	const now = services.clock();
	const choice = isSnoozeChoice(fields.until) ? fields.until : "date";
	const due =
		choice === "date"
			? readTaskDue({ date: fields.date, time: fields.time }, now, agency.timeZone)
			: ({ ok: true, dueAt: snoozeUntil(choice, now, agency.timeZone) } as const);
	if (!due.ok) return { ok: false, code: "invalid", errors: { due: due.error } };
	return changeTask(services, actor, taskId, (task) => {
		return task.doneAt ? null : { action: "TASK_SNOOZED", set: { dueAt: due.dueAt } };
	});
}

/** Gives a task back the time that it had before it was put off. */
export async function unsnoozeTask(
	services: Parts,
	actor: LeadActor,
	taskId: string,
	dueAt: Date,
): Promise<TaskResult> {
	return changeTask(services, actor, taskId, (task) => {
		// A task is only moved back here. Moving it to a later time is left to `snoozeTask` and its checks.
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

async function findTask(db: Database | Transaction, taskId: string): Promise<Task | undefined> {
	const [task] = await db.select().from(leadTasks).where(eq(leadTasks.id, taskId));
	return task;
}

type Change = { action: SecurityAction; set: Partial<Task> } | null;

/** @param decide null if nothing is to change anymore */
async function changeTask(
	services: Parts,
	actor: LeadActor,
	taskId: string,
	decide: (task: Task) => Change,
): Promise<TaskResult> {
	const id = readRowId(taskId);
	if (!id) return gone;
	const found = await findTask(services.database.db, id);
	if (!found) return gone;
	return onLead<TaskResult>({ services, by: actor, leadId: found.leadId }, async (turn) => {
		const { transaction } = turn;
		const task = await findTask(transaction, id);
		if (!task) return gone;
		const decided = decide(task);
		if (!decided) return { ok: true, task };
		if (task.policyId && decided.action === "TASK_REOPENED") await dropPlannedReview(transaction, task);
		const [changed] = await transaction.update(leadTasks).set(decided.set).where(eq(leadTasks.id, id)).returning();
		if (task.policyId && decided.action === "TASK_DONE") await planNextReview(transaction, task, turn.now);
		return changed ? { ...(await settle(turn, changed, decided.action)), before: task } : gone;
	});
}

/** What follows from every change of a task. The log says nothing of its text. */
async function settle({ transaction, log }: LeadTurn, task: Task, action: SecurityAction) {
	await refreshNextTask(transaction, task.leadId);
	await log(action);
	return { ok: true, task } as const;
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
