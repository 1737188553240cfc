import { randomUUID } from "node:crypto";
import { and, eq, gte, isNotNull, lte } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadCommands, staffRecords } from "#database/schema.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { byRouting } from "#domain/staff/people.ts";
import type { StoredLeave } from "../lead-desk/commands/leave-command.server.ts";
import { recordCommand } from "../lead-desk/commands/record-command.server.ts";
import { findDeskPerson } from "../lead-desk/page/desk-people.server.ts";
import { handOver } from "../lead-desk/work/hand-over.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";

/** Hands over the open leads and tasks of people whose leave has begun, once, to whom they or an admin chose. */
export async function beginLeaves({
	database: { db },
	clock,
	leadIndex,
}: Pick<Services, "database" | "clock" | "leadIndex">): Promise<void> {
	const now = clock();
	const { date } = zonedTime(now, agency.timeZone);
	const { userId, leaveFrom, leaveUntil, leaveHeir } = staffRecords;
	const begun = and(isNotNull(leaveHeir), lte(leaveFrom, date), gte(leaveUntil, date));
	const people = await db.select({ userId, heir: leaveHeir }).from(staffRecords).where(begun);
	for (const person of people) {
		await db.transaction(async (transaction) => {
			const taken = await transaction
				.update(staffRecords)
				.set({ leaveHeir: null })
				.where(and(eq(userId, person.userId), begun))
				.returning({ userId });
			const who = await findDeskPerson(transaction, person.userId);
			if (taken.length === 0 || !who) return;
			// The person who was to take over may have left. Routing chooses then.
			const chosen = person.heir === byRouting ? null : await findDeskPerson(transaction, person.heir);
			const heir = chosen?.worksLeads ? chosen : null;
			const id = randomUUID();
			const by = { userId: who.id, name: who.name };
			await recordCommand(transaction, { id, kind: "leave", by, data: {}, count: 0, at: now });
			const made = { by, at: now, commandId: id, onlyOpen: true };
			const { leads, tasks } = await handOver(transaction, { from: who.id, to: heir, ...made });
			const data: StoredLeave = { userId: who.id, name: who.name, heirId: heir?.id ?? null, tasks };
			await transaction
				.update(leadCommands)
				.set({ data, count: leads + tasks.length })
				.where(eq(leadCommands.id, id));
			await recordSecurity(transaction, now, {
				table: "lead_commands",
				action: "LEADS_CHANGED",
				userId: who.id,
				subjectId: id,
				details: `leave: ${leads}`,
			});
		});
	}
	if (people.length > 0) leadIndex.indexSoon();
}
