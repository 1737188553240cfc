import { staffRecords } from "#database/schema.ts";
import { type LeadActor, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { claimsTopic } from "../../pages/claims-pages.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";

/**
 * Records that somebody is away or back. Routing gives no leads to people who are away. Leads that wait for a person who is
 * back are given in a moment.
 */
export async function setPresence(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	isAway: boolean,
): Promise<void> {
	if (!mayWorkLeads(by.role)) return;
	await staffAction(services, by, "staff_records", async ({ transaction, log }) => {
		const row = { isAway, updatedAt: services.clock() };
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
