import { data, redirect } from "react-router";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { todayPath } from "#domain/lead-desk/lead-address.ts";
import type { TaskError } from "#domain/lead-desk/tasks.ts";
import type { Services } from "../../services.server.ts";
import { finishTask, reopenTask, snoozeTask, unsnoozeTask } from "../work/tasks.server.ts";
import { setPresence } from "./set-presence.server.ts";

/**
 * Carries out what a form of the day asks for, and leads back to the day.
 * @param search of the address that the form was on: whose day it is
 * @returns why a day for a snoozed task was refused
 */
export async function postToday(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	actor: LeadActor,
	form: FormData,
	search: URLSearchParams,
): Promise<{ task: string; error: TaskError; date: string }> {
	const fields = Object.fromEntries(form);
	const taskId = String(fields.task ?? "");
	const back = new URLSearchParams(search.get("whose") === "everybody" ? { whose: "everybody" } : {});
	if (fields.intent === "away" || fields.intent === "back") {
		await setPresence(services, actor, fields.intent === "away");
		throw leadBack(back);
	}
	if (fields.intent === "done" || fields.intent === "reopen") {
		const result = await (fields.intent === "done" ? finishTask : reopenTask)(services, actor, taskId);
		if (!result.ok) throw data(null, { status: 404 });
		throw leadBack(back);
	}
	if (fields.intent === "unsnooze") {
		const dueAt = readMoment(fields.due);
		if (!dueAt) throw data(null, { status: 400 });
		const result = await unsnoozeTask(services, actor, taskId, dueAt);
		if (!result.ok) throw data(null, { status: 404 });
		throw leadBack(back);
	}
	if (fields.intent !== "snooze") throw data(null, { status: 400 });
	const result = await snoozeTask(services, actor, taskId, fields);
	if (!result.ok) {
		if (result.code === "gone") throw data(null, { status: 404 });
		return { task: taskId, error: result.errors.due ?? "due_missing", date: String(fields.date ?? "") };
	}
	if (result.before) {
		back.set("snoozed", taskId);
		back.set("until", result.task.dueAt.toISOString());
		back.set("before", result.before.dueAt.toISOString());
	}
	throw leadBack(back);
}

function leadBack(search: URLSearchParams): Response {
	const query = search.toString();
	return redirect(query ? `${todayPath}?${query}` : todayPath, 303);
}

/** Reads a moment from an address or a form: `2026-11-23T15:00:00.000Z`. */
export function readMoment(text: unknown): Date | null {
	if (typeof text !== "string" || !/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return null;
	const moment = new Date(text);
	return Number.isNaN(moment.getTime()) ? null : moment;
}
