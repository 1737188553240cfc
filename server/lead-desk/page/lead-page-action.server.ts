import { agency } from "#content/agency.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { LeadDone, LeadPart } from "#domain/lead-desk/lead-done.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { translator } from "#i18n/messages.server.ts";
import { textsOf } from "../../platform/read-form.server.ts";
import type { Services } from "../../services.server.ts";
import { closeAppointment, moveAppointment, setAppointment } from "../appointments/appointments.server.ts";
import { handleResend } from "../emails/deliveries-panel.server.ts";
import { handleReply } from "../emails/reply-panel.server.ts";
import { addPolicy, removePolicy, savePolicy } from "../policies/policies.server.ts";
import { addNote } from "../work/add-note.server.ts";
import { changeStatus } from "../work/change-status.server.ts";
import { confirmNumber } from "../work/confirm-number.server.ts";
import { editLead } from "../work/edit-lead.server.ts";
import { findLead } from "../work/find-lead.server.ts";
import { giveLead } from "../work/give-lead.server.ts";
import { judgeLead } from "../work/judge-quarantine.server.ts";
import type { LeadAction, WorkResult } from "../work/lead-action.server.ts";
import { logCall } from "../work/log-call.server.ts";
import { logInbound } from "../work/note-inbound.server.ts";
import { readCallAnswer } from "../work/read-call-answer.server.ts";
import { recordStopRequest } from "../work/record-stop-request.server.ts";
import { takeLead } from "../work/take-lead.server.ts";
import { addTask, finishTask, snoozeTask, type TaskResult } from "../work/tasks.server.ts";
import { withdrawCall } from "../work/withdraw-call.server.ts";
import { withNewerValues } from "./newer-values.server.ts";
import { readChangesSince } from "./read-changes-since.server.ts";

interface PageAction extends LeadAction {
	services: Services;
	userAgent: string;
	channels: string[];
}

/** The action of each form of the page, and its part of the page. */
const forms = {
	release: { part: "quarantine", post: (action) => judgeLead(action.services, action.by, "release", action.leadId) },
	spam: { part: "quarantine", post: (action) => judgeLead(action.services, action.by, "spam", action.leadId) },
	undoRelease: {
		part: "quarantine",
		post: (action) => judgeLead(action.services, action.by, "undoRelease", action.leadId),
	},
	undoSpam: { part: "quarantine", post: (action) => judgeLead(action.services, action.by, "undoSpam", action.leadId) },
	facts: { part: "person", post: editLead },
	take: { part: "owner", post: takeLead },
	give: { part: "owner", post: giveLead },
	status: { part: "status", post: changeStatus },
	note: { part: "notes", post: addNote },
	call: { part: "call", post: logCall },
	inbound: { part: "call", post: logInbound },
	withdraw: { part: "call", post: withdrawCall },
	"number-right": { part: "call", post: confirmNumber },
	remind: { part: "call", post: addReminder },
	task: { part: "tasks", post: addTaskTo },
	"task-done": { part: "tasks", post: (action) => finished(action, "task-done") },
	"task-snoozed": { part: "tasks", post: (action) => finished(action, "task-snoozed") },
	appointment: { part: "appointments", post: setAppointment },
	"appointment-moved": { part: "appointments", post: moveAppointment },
	"appointment-closed": { part: "appointments", post: closeAppointment },
	policy: { part: "policies", post: addPolicy },
	"policy-saved": { part: "policies", post: savePolicy },
	"policy-removed": { part: "policies", post: removePolicy },
	stop: { part: "stop", post: recordStop },
} as const satisfies Record<string, { part: LeadPart; post(action: PageAction): Promise<WorkResult> }>;

/** Carries out what a form of a lead's page asks for. */
export async function postLeadForm(
	services: Services,
	by: LeadActor,
	{ leadId, userAgent }: { leadId: string; userAgent: string },
	form: FormData,
) {
	const fields = Object.fromEntries(form);
	const { intent } = fields;
	if (intent === "reply") {
		const reply = await handleReply(services, by, leadId, fields);
		return reply ? refusal("refused", { reply }) : done("reply-sent");
	}
	if (intent === "resend") {
		const resend = await handleResend(services, by, fields);
		return resend ? refusal("refused", { resend }) : done("delivery-resent");
	}
	if (typeof intent !== "string" || !Object.hasOwn(forms, intent)) return { ok: false, code: "unknown" } as const;
	const channels = form.getAll("channel").map(String);
	const { part, post } = forms[intent as keyof typeof forms];
	const result: WorkResult = await post({ services, by, userAgent, leadId, fields, channels });
	if (result.ok) return done(result.done, result.command);
	if (result.code === "gone") return { ok: false, code: "gone", isTaking: intent === "take" } as const;
	// Both show what somebody else has changed since, and the page is read again.
	const isLate = result.code === "conflict" || result.code === "taken";
	const changes = isLate ? await readChangesSince(services.database.db, leadId, fields.revision, by.locale) : [];
	const typed = isLate ? await withNewerValues(services.database.db, leadId, textsOf(form)) : textsOf(form);
	const refused = { part, intent, typed, changes, ...result };
	return refusal(isLate ? "late" : "refused", { refused });
}

const done = (what: LeadDone, command?: string) => ({ ok: true, done: what, command }) as const;

/** @param answer what the page shows */
const refusal = <Answer>(code: "refused" | "late", answer: Answer) => ({ ok: false, code, answer }) as const;

function taskResult(result: TaskResult, done: LeadDone): WorkResult {
	return result.ok ? { ok: true, done } : result;
}

async function addTaskTo(action: PageAction): Promise<WorkResult> {
	const { services, by, leadId, fields } = action;
	return taskResult(await addTask(services, by, leadId, fields), "task-added");
}

async function finished(action: PageAction, done: "task-done" | "task-snoozed"): Promise<WorkResult> {
	const { services, by, fields } = action;
	const task = String(fields.task ?? "");
	const result =
		done === "task-done" ? await finishTask(services, by, task) : await snoozeTask(services, by, task, fields);
	return taskResult(result, done);
}

/** A task for the moment when the rules allow a call again. */
async function addReminder(action: PageAction): Promise<WorkResult> {
	const { services, by, leadId } = action;
	const lead = await findLead(services.database.db, by, leadId);
	if (!lead) return { ok: false, code: "gone" };
	const { answer } = await readCallAnswer(services, lead);
	if (answer.isOpen || !answer.opensAt) return { ok: false, code: "opensByPerson" };
	const { date, time } = zonedTime(answer.opensAt, agency.timeZone);
	const text = translator(by.locale, "leadPage")("call.reminder");
	const fields = { text, date, time: time.slice(0, 5), once: action.fields.once };
	return taskResult(await addTask(services, by, leadId, fields), "reminder-added");
}

function recordStop({ services, by, userAgent, leadId, fields, channels }: PageAction): Promise<WorkResult> {
	const { method, words, confirmed } = fields;
	const given = { channels, method, words, confirmed };
	return recordStopRequest(services, by, { leadId, userAgent }, given);
}
