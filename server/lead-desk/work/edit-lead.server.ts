import { randomUUID } from "node:crypto";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { changedFacts, readLeadFacts } from "#domain/lead-desk/lead-facts.ts";
import type { StoredBulk } from "../commands/bulk-command.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { type LeadAction, onLead, seenRevision, type WorkResult } from "./lead-action.server.ts";

/**
 * Corrects who a person is, how to reach them, and what they want. The former values stay on the timeline, and the change
 * can be undone. Whatever belongs to a number or an address is judged anew, because it is looked up by the current one;
 * requests to stop stay, because it was the person who asked (`suppressionsOf`).
 */
export async function editLead(action: LeadAction): Promise<WorkResult> {
	const form = readLeadFacts(action.fields);
	if (!form.ok) return { ok: false, code: "invalid", errors: form.errors };
	return onLead(action, async ({ transaction, lead, now, log }) => {
		const changed = changedFacts(lead, form.facts);
		// It was sent before and the answer was lost, or there is nothing to change and to undo.
		if (!changed) return { ok: true, done: "facts-saved" };
		const { by } = action;
		const { before, after } = changed;
		const command = randomUUID();
		const data: StoredBulk = { name: "facts", skipped: 0 };
		await recordCommand(transaction, { id: command, kind: "facts", by, data, count: 1, at: now });
		const seen = { id: lead.id, revision: seenRevision(action) };
		const change = { kind: "facts", set: after, by, at: now, before, after, commandId: command } as const;
		if (!(await changeLead(transaction, seen, change))) return { ok: false, code: "conflict" };
		await log("LEAD_EDITED");
		const isSameNumber = (lead.phone && phoneKey(lead.phone)) === (form.facts.phone && phoneKey(form.facts.phone));
		return { ok: true, done: isSameNumber ? "facts-saved" : "number-changed", command };
	});
}
