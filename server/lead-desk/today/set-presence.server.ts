import { staffRecords } from "#database/schema.ts";
import { type LeadActor, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { claimsTopic } from "../../pages/claims-pages.server.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";

/**
 * Records that somebody is away or back. Routing gives no leads to people who are away. Leads that wait for a person who is
 * back are given in a moment.
 */
export async function setPresence(
	{ clock, database: { db, changes }, leadIndex }: Pick<Services, "clock" | "database" | "leadIndex">,
	{ userId, role, ip }: LeadActor,
	isAway: boolean,
): Promise<void> {
	if (!mayWorkLeads(role)) return;
	const now = clock();
	await db.transaction(async (transaction) => {
		const row = { isAway, updatedAt: now };
		await transaction
			.insert(staffRecords)
			.values({ userId, ...row })
			.onConflictDoUpdate({ target: staffRecords.userId, set: row });
		// Visitors see who will answer.
		await changes.announce(claimsTopic, transaction);
		await recordSecurity(transaction, now, {
			...{ table: "staff_records", action: "PRESENCE_CHANGED", userId, ip },
			details: isAway ? "away" : "active",
		});
	});
	leadIndex.indexSoon();
}
