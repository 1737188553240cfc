import { and, eq, isNull, ne, or } from "drizzle-orm";
import { dataRequests } from "#database/schema.ts";
import { appealDueAt } from "#domain/privacy/request-clock.ts";
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
			.where(and(eq(dataRequests.id, id), mayBeDecidedBy(userId)))
			.returning({ id: dataRequests.id });
		if (decided.length > 0) await jobs.enqueue(transaction, "answer-data-request", { requestId: id });
		return decided.length > 0;
	});
	if (!isDecided) return;
	await logSecurity(services, { table: "data_requests", action: "DATA_REQUEST_DECIDED", userId, ip, subjectId: id });
}

/** An appeal is decided by somebody else than the refusal, as our privacy page promises. */
function mayBeDecidedBy(userId: string) {
	const { state, appealedAt, decidedBy } = dataRequests;
	return and(eq(state, "open"), or(isNull(appealedAt), ne(decidedBy, userId)));
}

type Parts = Parameters<typeof decideDataRequest>[0];

/** Refuses a request, with a reason that the person gets by email. Nothing if it may not be decided by this person. */
export async function refuseDataRequest(
	services: Parts,
	{ role, userId, ip }: Actor,
	{ id, reason }: { id: string; reason: string },
): Promise<void> {
	if (!mayDecideDataRequests(role)) return;
	const { database, clock, jobs } = services;
	const isRefused = await database.db.transaction(async (transaction) => {
		const refused = await transaction
			.update(dataRequests)
			.set({ state: "refused", decidedAt: clock(), decidedBy: userId, refusal: reason })
			.where(and(eq(dataRequests.id, id), ne(dataRequests.kind, "no_sale"), mayBeDecidedBy(userId)))
			.returning({ id: dataRequests.id });
		if (refused.length > 0) await jobs.enqueue(transaction, "mail-refusal", { requestId: id });
		return refused.length > 0;
	});
	if (isRefused)
		await logSecurity(services, { table: "data_requests", action: "DATA_REQUEST_REFUSED", userId, ip, subjectId: id });
}

/** Opens a refused request again, because the person appealed. Once: after that, they may turn to their attorney general. */
export async function recordAppeal(services: Parts, { role, userId, ip }: Actor, id: string): Promise<void> {
	if (!mayDecideDataRequests(role)) return;
	const { database, clock, jobs } = services;
	const now = clock();
	const isOpen = await database.db.transaction(async (transaction) => {
		const { state, appealedAt } = dataRequests;
		const opened = await transaction
			.update(dataRequests)
			.set({ state: "open", appealedAt: now, dueAt: appealDueAt(now) })
			.where(and(eq(dataRequests.id, id), eq(state, "refused"), isNull(appealedAt)))
			.returning({ id: dataRequests.id });
		if (opened.length > 0) await jobs.enqueue(transaction, "mail-appeal", { requestId: id });
		return opened.length > 0;
	});
	if (isOpen)
		await logSecurity(services, { table: "data_requests", action: "DATA_REQUEST_APPEALED", userId, ip, subjectId: id });
}
