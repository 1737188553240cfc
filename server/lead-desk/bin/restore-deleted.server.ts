import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { changeLead } from "../work/change-lead.server.ts";

/** Takes one lead out of the bin, even if it was deleted together with others. */
export async function restoreDeleted(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	leadId: string,
): Promise<ActionResult<unknown, "gone">> {
	if (!mayWorkAllLeads(by.role)) return { ok: false, code: "gone" };
	const now = services.clock();
	const { id, revision, deletedAt, erasedAt } = contactSubmissions;
	return staffAction(services, by, "contact_submissions", async ({ transaction, log }) => {
		const [lead] = await transaction
			.select({ id, revision, deletedAt })
			.from(contactSubmissions)
			.where(and(eq(id, leadId), isNotNull(deletedAt), isNull(erasedAt)))
			.for("no key update");
		if (!lead) return { ok: false, code: "gone" };
		const [before, after] = [{ deletedAt: lead.deletedAt?.toISOString() }, { deletedAt: null }];
		await changeLead(transaction, lead, { kind: "deleted", set: after, before, after, by, at: now });
		await log("LEAD_UNDELETED", { subjectId: leadId });
		return { ok: true };
	});
}
