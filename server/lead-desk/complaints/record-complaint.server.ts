import { randomUUID } from "node:crypto";
import { agency } from "#content/agency.ts";
import { complaints } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type ComplaintErrors, readIntake } from "#domain/complaints/complaint.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";

/**
 * Records a complaint that came in. A form that is sent twice records it once.
 * @param leadId a lead that this person may open; null if the complaint isn't about a lead
 */
export async function recordComplaint(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	leadId: string | null,
	fields: Readonly<Record<string, unknown>>,
): Promise<ActionResult<{ id: string }, never, ComplaintErrors>> {
	const now = services.clock();
	const read = readIntake(fields, zonedTime(now, agency.timeZone).date);
	if (!read.ok) return { ...read, code: "invalid" };
	const id = readRowId(fields.once) ?? randomUUID();
	return staffAction(services, by, "complaints", async ({ transaction, log }) => {
		const added = await transaction
			.insert(complaints)
			.values({
				...read.value,
				id,
				leadId,
				status: "received",
				createdById: by.userId,
				createdByName: by.name,
				createdAt: now,
			})
			.onConflictDoNothing()
			.returning({ id: complaints.id });
		if (added.length > 0) await log("COMPLAINT_RECORDED", { subjectId: id });
		return { ok: true, id };
	});
}
