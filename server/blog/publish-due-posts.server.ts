import { and, eq, lte } from "drizzle-orm";
import { blogSchedules } from "#database/schema.ts";
import { defaultRole, mayWrite, type StaffRole } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";
import { approvalRefusal } from "./approve-version.server.ts";
import { lockPost, lockRole, notePost } from "./post-action.server.ts";
import { readVersion } from "./post-versions.server.ts";
import { putOnline } from "./put-online.server.ts";
import { keepRefusedSchedule } from "./refused-schedules.server.ts";

type DueParts = Pick<Services, "clock" | "database" | "env" | "jobs" | "log">;

/**
 * Publishes what is due, also what came due while everything was down. Every minute and at each start. Two processes that
 * do so at the same moment publish each version once. One that fails does not keep the others waiting. One that nobody could approve any more is canceled.
 */
export async function publishDuePosts(services: DueParts): Promise<void> {
	const { clock, database, log } = services;
	const due = await database.db
		.select({ articleId: blogSchedules.articleId })
		.from(blogSchedules)
		.where(lte(blogSchedules.dueAt, clock()))
		.orderBy(blogSchedules.dueAt);
	for (const { articleId } of due) {
		try {
			await publishDue(services, articleId);
		} catch (error) {
			log.error({ error, articleId }, "a scheduled article could not be published; it will be tried again");
		}
	}
}

async function publishDue(services: DueParts, articleId: string): Promise<void> {
	await services.database.db.transaction(async (transaction) => {
		const found = await lockPost(transaction, articleId);
		const now = services.clock();
		// Another process may have published it while this one waited.
		const [plan] = await transaction
			.select()
			.from(blogSchedules)
			.where(and(eq(blogSchedules.articleId, articleId), lte(blogSchedules.dueAt, now)));
		const version = plan && (await readVersion(transaction, articleId, plan.version));
		if (!found || !plan || !version) return;
		const { approvedBy, approvedByName, approvedAt, claims } = plan;
		const refusal = isApprovalEnded(await lockRole(transaction, approvedBy))
			? "notWriter"
			: await approvalRefusal(transaction, services.env, version, approvedBy, claims);
		if (refusal) {
			await transaction.delete(blogSchedules).where(eq(blogSchedules.articleId, articleId));
			await keepRefusedSchedule(transaction, plan, refusal);
			await notePost(transaction, now, { userId: approvedBy }, found.article, "SCHEDULE_REFUSED", [version.number]);
			services.log.warn({ articleId, refusal }, "a scheduled article was not published: its approval has ended");
			return;
		}
		const approval = { approvedBy, approvedByName, approvedAt, claims };
		const hash = await putOnline(transaction, services, found.article, version, approval, now);
		await notePost(transaction, now, { userId: approvedBy }, found.article, "POST_PUBLISHED", [version.number, hash]);
	});
}

/**
 * Accounts and roles end, and an approval ends with them.
 * @param role the current role of the approver; null if they have none or are gone
 */
export function isApprovalEnded(role: StaffRole | null): boolean {
	return !mayWrite(role ?? defaultRole);
}
