import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadCalls } from "#database/schema.ts";
import { mayCall } from "#domain/calling-rules/may-call.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { contactOutcomes, isCallOutcome } from "#domain/lead-desk/call-outcome.ts";
import { readNote } from "#domain/lead-desk/lead-note.ts";
import type { StatusRule } from "#domain/lead-desk/lead-status.ts";
import { nextSteps, snoozeUntil } from "#domain/lead-desk/tasks.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { reindexPerson } from "../../suppression/reindex-person.server.ts";
import { insertNote } from "./add-note.server.ts";
import { callFactsOf } from "./call-facts.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { formId } from "./form-id.server.ts";
import { isNumberCorrected, type LeadAction, type LeadTurn, onLead, type WorkResult } from "./lead-action.server.ts";
import { noteContact } from "./lead-contacts.server.ts";
import { insertTask } from "./tasks.server.ts";

/**
 * Writes down a call that was made or tried, and what the rules said at that moment. It is stored also if they closed it: what
 * happened counts for the next call. With it come a note and the next step, if there are any. A form that is sent twice logs
 * one call.
 */
export async function logCall(
	action: LeadAction & { services: Pick<Services, "clock" | "database" | "env"> },
): Promise<WorkResult> {
	const { by, fields, services } = action;
	const { outcome } = fields;
	if (!isCallOutcome(outcome)) return { ok: false, code: "invalid", errors: { outcome: "no_choice" } };
	const note = fields.callNote ? readNote(fields.callNote) : ({ ok: true, text: "" } as const);
	if (!note.ok) return { ok: false, code: "invalid", errors: { callNote: note.error } };
	const next = nextSteps.find((one) => one === fields.next);
	return onLead(action, async (turn) => {
		const { transaction, lead, now, log } = turn;
		const done = { ok: true, done: outcome === "wrongNumber" ? "wrong-number" : "call-logged" } as const;
		const key = lead.phone && phoneKey(lead.phone);
		if (!key) return { ok: false, code: "noPhone" };
		const asked = formId(fields);
		const [known] = await transaction.select().from(leadCalls).where(eq(leadCalls.id, asked));
		if (known?.outcome === outcome && known.leadId === lead.id) return done;
		if (await isNumberCorrected(turn, action)) return { ok: false, code: "conflict" };
		// Somebody went back to the form and logged another call.
		const id = known ? randomUUID() : asked;
		const [facts] = await callFactsOf(transaction, services.env, [lead], now);
		if (!facts) throw new Error("A lead has no facts");
		const setsStatus = contactOutcomes.some((one) => one === outcome) && lead.status === "new";
		await transaction.insert(leadCalls).values({
			id,
			leadId: lead.id,
			staffId: by.userId,
			staffName: by.name,
			phoneKey: key,
			outcome,
			rule: mayCall(now, facts),
			calledAt: now,
			statusRevision: setsStatus ? lead.revision + 1 : null,
		});
		if (outcome === "reached" || outcome === "voicemail") await noteContact(transaction, lead.id, now);
		if (setsStatus) await markContacted(turn, by);
		await reindexPerson(transaction, lead);
		if (note.text) await insertNote(transaction, { leadId: lead.id, by, text: note.text, now });
		if (next) {
			const text = translator(by.locale, "leadPage")("call.reminder");
			const dueAt = snoozeUntil(next, now, agency.timeZone);
			await insertTask(turn, by, { id: randomUUID(), assigneeId: by.userId, text, dueAt });
		}
		await log("LEAD_CALL_LOGGED", `call: ${outcome}`);
		return done;
	});
}

async function markContacted({ transaction, lead, now }: LeadTurn, by: LeadAction["by"]): Promise<void> {
	const rule: StatusRule = "call";
	await changeLead(transaction, lead, {
		kind: "status",
		set: { status: "contacted" },
		by,
		at: now,
		before: { status: lead.status, reason: lead.statusReason, valueCents: lead.valueCents },
		after: { status: "contacted", reason: null, valueCents: null, rule },
	});
}
