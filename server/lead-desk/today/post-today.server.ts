import type { ActionResult } from "#domain/action-result.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { todayPath } from "#domain/lead-desk/lead-address.ts";
import type { TaskError } from "#domain/lead-desk/tasks.ts";
import type { Services } from "../../services.server.ts";
import { finishTask, reopenTask, snoozeTask, unsnoozeTask } from "../work/tasks.server.ts";
import { setPresence } from "./set-presence.server.ts";

/** Why a day for a snoozed task was refused, and what was typed. */
export interface TaskRefusal {
	task: string;
	error: TaskError;
	date: string;
}

/**
 * Carries out what a form of the day asks for.
 * @param search of the address that the form was on: whose day it is
 * @returns the address of the day, which says what was done
 */
export async function postToday(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	actor: LeadActor,
	form: FormData,
	search: URLSearchParams,
): Promise<ActionResult<{ to: string }, "gone" | "unknown", TaskRefusal>> {
	const fields = Object.fromEntries(form);
	const taskId = String(fields.task ?? "");
	const back = new URLSearchParams(search.get("whose") === "everybody" ? { whose: "everybody" } : {});
	if (fields.intent === "away" || fields.intent === "back") {
		await setPresence(services, actor, fields.intent === "away");
		return leadBack(back);
	}
	if (fields.intent === "done" || fields.intent === "reopen") {
		const result = await (fields.intent === "done" ? finishTask : reopenTask)(services, actor, taskId);
		if (!result.ok) return { ok: false, code: "gone" };
		return leadBack(back);
	}
	if (fields.intent === "unsnooze") {
		const dueAt = readMoment(fields.due);
		if (!dueAt) return { ok: false, code: "unknown" };
		const result = await unsnoozeTask(services, actor, taskId, dueAt);
		if (!result.ok) return { ok: false, code: "gone" };
		return leadBack(back);
	}
	if (fields.intent !== "snooze") return { ok: false, code: "unknown" };
	const result = await snoozeTask(services, actor, taskId, fields);
	if (!result.ok) {
		if (result.code === "gone") return { ok: false, code: "gone" };
		const errors = { task: taskId, error: result.errors.due ?? "due_missing", date: String(fields.date ?? "") };
		return { ok: false, code: "invalid", errors };
	}
	if (result.before) {
		back.set("snoozed", taskId);
		back.set("until", result.task.dueAt.toISOString());
		back.set("before", result.before.dueAt.toISOString());
	}
	return leadBack(back);
}

function leadBack(search: URLSearchParams): { ok: true; to: string } {
	const query = search.toString();
	return { ok: true, to: query ? `${todayPath}?${query}` : todayPath };
}

/** Reads a moment from an address or a form: `2026-11-23T15:00:00.000Z`. */
export function readMoment(text: unknown): Date | null {
	if (typeof text !== "string" || !/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return null;
	const moment = new Date(text);
	return Number.isNaN(moment.getTime()) ? null : moment;
}
