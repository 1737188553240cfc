import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { complaintChanges, complaints } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type ComplaintErrors, type ComplaintWork, readWork } from "#domain/complaints/complaint.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { mayWorkComplaints } from "#domain/staff/roles.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";

/** `conflict`: somebody else changed it in the meantime. */
export type ComplaintResult = ActionResult<unknown, "gone" | "conflict", ComplaintErrors>;

/** Saves the changes of a complaint, together with the values before. If nothing changed, it stores nothing. */
export async function changeComplaint(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	id: string,
	fields: Readonly<Record<string, unknown>>,
): Promise<ComplaintResult> {
	if (!mayWorkComplaints(by.role)) return { ok: false, code: "gone" };
	const now = services.clock();
	return staffAction<ComplaintResult>(services, by, "complaints", async ({ transaction, log }) => {
		const [row] = await transaction.select().from(complaints).where(eq(complaints.id, id)).for("update");
		if (!row) return { ok: false, code: "gone" };
		if (String(row.revision) !== fields.revision) return { ok: false, code: "conflict" };
		const read = readWork(fields, row.status, zonedTime(now, agency.timeZone).date);
		if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
		const { responsibleId } = read.value;
		const person = await findDeskPerson(transaction, responsibleId);
		if (responsibleId && !person) return { ok: false, code: "invalid", errors: { responsibleId: "no_choice" } };
		const names = (Object.keys(read.value) as (keyof ComplaintWork)[]).filter((name) => read.value[name] !== row[name]);
		if (names.length === 0) return { ok: true };
		const valuesOf = (from: ComplaintWork) => Object.fromEntries(names.map((name) => [name, from[name]]));
		await transaction.insert(complaintChanges).values({
			id: randomUUID(),
			complaintId: id,
			staffId: by.userId,
			staffName: by.name,
			changedAt: now,
			before: valuesOf(row),
			after: valuesOf(read.value),
		});
		const isAnswer = names.includes("answer") || names.includes("answeredOn");
		await transaction
			.update(complaints)
			.set({
				...read.value,
				revision: row.revision + 1,
				closedAt: read.value.status === "closed" ? (row.closedAt ?? now) : null,
				...(isAnswer && { answeredByName: by.name }),
			})
			.where(eq(complaints.id, id));
		await log("COMPLAINT_CHANGED", { subjectId: id, details: names.join(", ") });
		return { ok: true };
	});
}
