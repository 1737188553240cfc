import { and, eq } from "drizzle-orm";
import { dataRequests } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayDecideDataRequests } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";

/**
 * Carries out a confirmed request: sends the copy, deletes the data, or tells the person that staff did what they
 * asked. Calling it twice does it once.
 * @param phoneConfirmed whether staff called the number and know that it is the same person's
 */
export async function decideDataRequest(
	services: Pick<Services, "database" | "clock" | "jobs" | "limiter" | "log">,
	{ role, userId, ip }: Actor,
	{ id, phoneConfirmed }: { id: string; phoneConfirmed: boolean },
): Promise<void> {
	if (!mayDecideDataRequests(role)) return;
	const { database, clock, jobs } = services;
	const isDecided = await database.db.transaction(async (transaction) => {
		const decided = await transaction
			.update(dataRequests)
			.set({ state: "running", decidedAt: clock(), decidedBy: userId, phoneConfirmed })
			.where(and(eq(dataRequests.id, id), eq(dataRequests.state, "open")))
			.returning({ id: dataRequests.id });
		if (decided.length > 0) await jobs.enqueue(transaction, "answer-data-request", { requestId: id });
		return decided.length > 0;
	});
	if (!isDecided) return;
	await logSecurity(services, { table: "data_requests", action: "DATA_REQUEST_DECIDED", userId, ip, subjectId: id });
}
