import { readStatusForm } from "#domain/lead-desk/status-form.ts";
import { changeLead } from "./change-lead.server.ts";
import { type LeadAction, onLead, seenRevision, type WorkResult } from "./lead-action.server.ts";

/**
 * Sets the status of a lead, with the reason why it was lost or what it is worth. Any status after "new" clears the
 * first-contact deadline, but does not count as a contact.
 */
export async function changeStatus(action: LeadAction): Promise<WorkResult> {
	const form = readStatusForm(action.fields);
	if (!form.ok) return { ok: false, code: "invalid", errors: form.errors };
	const { status, reason, valueCents } = form.choice;
	return onLead(action, async ({ transaction, lead, now, log }) => {
		const isChanged = await changeLead(
			transaction,
			{ id: lead.id, revision: seenRevision(action) },
			{
				kind: "status",
				set: { status, statusReason: reason, valueCents },
				by: action.by,
				at: now,
				before: { status: lead.status, reason: lead.statusReason, valueCents: lead.valueCents },
				after: { status, reason, valueCents },
			},
		);
		// It was sent before and the answer was lost, or somebody else was faster.
		const isSame = lead.status === status && lead.statusReason === reason && lead.valueCents === valueCents;
		if (!isChanged) return isSame ? { ok: true, done: "status-changed" } : { ok: false, code: "conflict" };
		await log("LEAD_STATUS_CHANGED", `status: ${status}`);
		return { ok: true, done: "status-changed" };
	});
}
