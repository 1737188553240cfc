import { mayConfirmNumber } from "#domain/lead-desk/lead-access.ts";
import { readNote } from "#domain/lead-desk/lead-note.ts";
import type { Services } from "../../services.server.ts";
import { insertNote } from "./add-note.server.ts";
import { callFactsOf } from "./call-facts.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { isNumberCorrected, type LeadAction, onLead, type WorkResult } from "./lead-action.server.ts";

/**
 * Writes down that a lead's number is right although a call found it wrong, and in a note how somebody knows: the person
 * wrote it in an email, for example. It opens calls to this lead, not to others with the number, and a later wrong number
 * closes them.
 */
export async function confirmNumber(
	action: LeadAction & { services: Pick<Services, "clock" | "database" | "env"> },
): Promise<WorkResult> {
	const proof = readNote(action.fields.proof);
	if (!proof.ok) return { ok: false, code: "invalid", errors: { proof: proof.error } };
	const { by, services } = action;
	return onLead(action, async ({ transaction, lead, now, log }) => {
		if (!mayConfirmNumber(by, lead)) return { ok: false, code: "notAllowed" };
		const [facts] = await callFactsOf(transaction, services.env, [lead], now);
		// A form that is sent twice confirms once.
		if (!facts?.isWrongNumber) return { ok: true, done: "number-right" };
		if (await isNumberCorrected({ transaction, lead }, action)) return { ok: false, code: "conflict" };
		await changeLead(transaction, lead, { kind: "numberRight", set: {}, before: null, after: null, by, at: now });
		await insertNote(transaction, { leadId: lead.id, by, text: proof.text, now });
		await log("LEAD_NUMBER_CONFIRMED");
		return { ok: true, done: "number-right" };
	});
}
