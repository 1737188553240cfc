import { randomUUID } from "node:crypto";
import { bulkChangeName } from "#domain/lead-desk/bulk-change.ts";
import { readStatusForm } from "#domain/lead-desk/status-form.ts";
import type { StoredBulk } from "../commands/bulk-command.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { type LeadAction, onLead, seenRevision, type WorkResult } from "./lead-action.server.ts";

/**
 * Sets the status of a lead, with the reason why it was lost or what it is worth. Any status after "new" clears the
 * first-contact deadline, but does not count as a contact. It can be undone like a change of many leads.
 */
export async function changeStatus(action: LeadAction): Promise<WorkResult> {
	const form = readStatusForm(action.fields);
	if (!form.ok) return { ok: false, code: "invalid", errors: form.errors };
	const { status, reason, valueCents } = form.choice;
	return onLead(action, async ({ transaction, lead, now, log }) => {
		// It was sent before and the answer was lost, or there is nothing to change and to undo.
		const isSame = lead.status === status && lead.statusReason === reason && lead.valueCents === valueCents;
		if (isSame) return { ok: true, done: "status-changed" };
		const { by } = action;
		const command = randomUUID();
		const data: StoredBulk = { name: bulkChangeName({ kind: "status", status, reason }), skipped: 0 };
		await recordCommand(transaction, { id: command, kind: "bulk", by, data, count: 1, at: now });
		const isChanged = await changeLead(
			transaction,
			{ id: lead.id, revision: seenRevision(action) },
			{
				kind: "status",
				set: { status, statusReason: reason, valueCents },
				by,
				at: now,
				before: { status: lead.status, reason: lead.statusReason, valueCents: lead.valueCents },
				after: { status, reason, valueCents },
				commandId: command,
			},
		);
		// Somebody else was faster.
		if (!isChanged) return { ok: false, code: "conflict" };
		await log("LEAD_STATUS_CHANGED", `status: ${status}`);
		return { ok: true, done: "status-changed", command };
	});
}
