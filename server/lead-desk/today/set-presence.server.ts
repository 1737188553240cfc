import { and, eq, lte } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffRecords } from "#database/schema.ts";
import { type LeadActor, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { claimsTopic } from "../../pages/claims-pages.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";

/**
 * Records that somebody is away or back, which ends a leave that they are on. Routing gives no leads to people who are away. Leads that wait for a person who is
 * back are given in a moment.
 */
export async function setPresence(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	isAway: boolean,
): Promise<void> {
	if (!mayWorkLeads(by.role)) return;
	await staffAction(services, by, "staff_records", async ({ transaction, log }) => {
		const now = services.clock();
		const { date } = zonedTime(now, agency.timeZone);
		const row = { isAway, updatedAt: now };
		if (!isAway)
			await transaction
				.update(staffRecords)
				.set({ leaveFrom: null, leaveUntil: null, leaveHeir: null })
				.where(and(eq(staffRecords.userId, by.userId), lte(staffRecords.leaveFrom, date)));
		await transaction
			.insert(staffRecords)
			.values({ userId: by.userId, ...row })
			.onConflictDoUpdate({ target: staffRecords.userId, set: row });
		// Visitors see who will answer.
		await services.database.changes.announce(claimsTopic, transaction);
		await log("PRESENCE_CHANGED", { details: isAway ? "away" : "active" });
		return { ok: true };
	});
	services.leadIndex.indexSoon();
}
