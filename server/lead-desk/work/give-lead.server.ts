import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { readAccountId } from "#domain/staff/people.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { type LeadAction, onLead, seenRevision, type WorkResult } from "./lead-action.server.ts";

/** Gives a lead to somebody, or to nobody. Admins give every lead; agents put back their own. */
export function giveLead(action: LeadAction): Promise<WorkResult> {
	const { by, fields } = action;
	return onLead(action, async ({ transaction, lead, now, log }) => {
		const isOwn = lead.ownerId === by.userId;
		const to = typeof fields.owner === "string" ? fields.owner : "";
		if (to !== "" && !readAccountId(to)) return { ok: false, code: "noSuchPerson" };
		if (!mayWorkAllLeads(by.role) && !(isOwn && to === "")) return { ok: false, code: "notAllowed" };
		const [before, after] = await Promise.all([
			findDeskPerson(transaction, lead.ownerId),
			findDeskPerson(transaction, to || null),
		]);
		if (to !== "" && !after?.worksLeads) return { ok: false, code: "noSuchPerson" };
		const isChanged = await changeLead(
			transaction,
			{ id: lead.id, revision: seenRevision(action) },
			{
				kind: "owner",
				set: { ownerId: to || null },
				by,
				at: now,
				before: before && { userId: before.id, name: before.name },
				after: after && { userId: after.id, name: after.name },
			},
		);
		if (!isChanged) return { ok: false, code: "conflict" };
		await log("LEAD_GIVEN");
		return { ok: true, done: to ? "given" : "put-back" };
	});
}
