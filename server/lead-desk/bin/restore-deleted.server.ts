import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { changeLead } from "../work/change-lead.server.ts";

/**
 * Restores one deleted lead, even if it was deleted together with others.
 * @returns false if it isn't among the deleted leads anymore
 */
export async function restoreDeleted(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	leadId: string,
): Promise<boolean> {
	if (!mayWorkAllLeads(by.role)) return false;
	const now = services.clock();
	const { id, revision, deletedAt, erasedAt } = contactSubmissions;
	return services.database.db.transaction(async (transaction) => {
		const [lead] = await transaction
			.select({ id, revision, deletedAt })
			.from(contactSubmissions)
			.where(and(eq(id, leadId), isNotNull(deletedAt), isNull(erasedAt)))
			.for("no key update");
		if (!lead) return false;
		const [before, after] = [{ deletedAt: lead.deletedAt?.toISOString() }, { deletedAt: null }];
		await changeLead(transaction, lead, { kind: "deleted", set: after, before, after, by, at: now });
		await recordSecurity(transaction, now, {
			...{ table: "contact_submissions", action: "LEAD_UNDELETED", userId: by.userId, subjectId: leadId, ip: by.ip },
		});
		return true;
	});
}
