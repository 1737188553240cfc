import { and, eq, inArray, lt, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import {
	blogAnalytics,
	blogPreviews,
	blogPublications,
	complaints,
	dataRequests,
	invitations,
	leadImportRows,
	leadImports,
	securityLog,
	userRoles,
	users,
	webhookDeliveries,
} from "#database/schema.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retention, retentionDays } from "#domain/retention.ts";
import { writerRoles } from "#domain/staff/roles.ts";
import { endOldImports } from "../lead-desk/exchange/end-import.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { purgeTestimonials } from "../settings/purge-testimonials.server.ts";
import { deleteOldWordings } from "../wordings/store-wordings.server.ts";

/** Deletes old requests about personal data, old entries of the security log and of the register, and what nobody uses. */
export async function purgeRecords(db: Database, now: Date): Promise<void> {
	const before = (days: number) => daysBefore(now, days);
	const { state, receivedAt } = dataRequests;
	const isUnconfirmed = and(eq(state, "unconfirmed"), lt(receivedAt, before(retentionDays.unconfirmedDataRequests)));
	const isOld = and(inArray(state, ["done", "refused"]), lt(receivedAt, before(retentionDays.dataRequests)));
	await db.delete(dataRequests).where(or(isUnconfirmed, isOld));
	await db.delete(blogAnalytics).where(lt(blogAnalytics.created_at, before(retentionDays.visits)));
	await purgeImports(db, now);
	await db.delete(invitations).where(lt(invitations.expiresAt, before(retentionDays.invitations)));
	await deleteEndedPreviews(db, now);
	await db.delete(blogPublications).where(lt(blogPublications.endedAt, before(retentionDays.publications)));
	await deleteOldWordings(db, before(retentionDays.publications));
	await purgeTestimonials(db, before(retentionDays.publications));
	await db.delete(complaints).where(lt(complaints.closedAt, before(retentionDays.complaints)));
	await deleteUnusedAccounts(db, before(retentionDays.unusedAccounts));
	await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before(retentionDays.webhookCalls)));
	await db.delete(securityLog).where(lt(securityLog.created_at, before(retentionDays.securityLog)));
}

/** Files of leads that nobody imported, imports that don't end, and refused rows. */
async function purgeImports(db: Database, now: Date): Promise<void> {
	const { id, state, createdAt, finishedAt } = leadImports;
	const limit = new Date(now.getTime() - retention.importFileHours * 3_600_000);
	await db.delete(leadImports).where(and(eq(state, "draft"), lt(createdAt, limit)));
	await endOldImports(db, limit, now);
	const done = db.select({ id }).from(leadImports).where(lt(finishedAt, limit));
	await db.delete(leadImportRows).where(inArray(leadImportRows.importId, done));
	await db.delete(leadImports).where(lt(finishedAt, daysBefore(now, retentionDays.leads)));
}

/** Expired links, and those of people who no longer write here. */
async function deleteEndedPreviews(db: Database, now: Date): Promise<void> {
	const writers = db.select({ id: userRoles.user_id }).from(userRoles).where(inArray(userRoles.role, writerRoles));
	await db
		.delete(blogPreviews)
		.where(or(lt(blogPreviews.expires_at, now), notInArray(blogPreviews.created_by, writers)));
}

/** Accounts that may not open the dashboard. The security log knows their sign-ins. */
async function deleteUnusedAccounts(db: Database, limit: Date): Promise<void> {
	const ofStaff = db
		.select({ one: sql`1` })
		.from(userRoles)
		.where(and(eq(userRoles.user_id, users.id), ne(userRoles.role, "viewer")));
	const signIns = db
		.select({ one: sql`1` })
		.from(securityLog)
		.where(
			and(
				eq(securityLog.user_id, users.id),
				eq(securityLog.action, "LOGIN_SUCCESS"),
				sql`${securityLog.created_at} >= ${limit.toISOString()}::timestamptz`,
			),
		);
	await db.delete(users).where(and(lt(users.updatedAt, limit), notExists(ofStaff), notExists(signIns)));
}
