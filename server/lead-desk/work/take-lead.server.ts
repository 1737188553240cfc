import { mayTakeLead } from "#domain/lead-desk/lead-access.ts";
import { changeLead } from "./change-lead.server.ts";
import { type LeadAction, onLead, type WorkResult } from "./lead-action.server.ts";

/** Assigns an unowned lead to the caller. If two people try at once, the first wins. */
export function takeLead(action: LeadAction): Promise<WorkResult> {
	const { by } = action;
	return onLead(action, async ({ transaction, lead, now, log }) => {
		if (lead.ownerId === by.userId) return { ok: true, done: "taken" };
		if (lead.ownerId !== null) return { ok: false, code: "taken" };
		if (!mayTakeLead(by, lead)) return { ok: false, code: "notAllowed" };
		await changeLead(transaction, lead, {
			kind: "owner",
			set: { ownerId: by.userId },
			by,
			at: now,
			before: null,
			after: { userId: by.userId, name: by.name },
		});
		await log("LEAD_TAKEN");
		return { ok: true, done: "taken" };
	});
}
