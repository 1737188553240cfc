import { eq } from "drizzle-orm";
import { staffRecords } from "#database/schema.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { AccountFormResult } from "#domain/staff/own-account.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logOwnChoice } from "../staff/security-log.server.ts";

/** Keeps whether somebody who works here gets an email when their day begins. */
export async function chooseDigest(
	services: Services,
	{ visitor }: AccountVisit,
	{ userId, role }: Actor,
	fields: Record<string, unknown>,
): Promise<AccountFormResult> {
	const wantsDigest = fields.digest !== undefined;
	const done = wantsDigest ? "digest-on" : "digest-off";
	if (!mayOpenDashboard(role)) return { ok: true, done: "digest-off" };
	const row = { wantsDigest, updatedAt: services.clock() };
	await services.database.db
		.insert(staffRecords)
		.values({ userId, ...row })
		.onConflictDoUpdate({ target: staffRecords.userId, set: row });
	const event = { table: "staff_records", action: "DIGEST_CHOSEN", details: done, userId, ip: visitor.ip } as const;
	await logOwnChoice(services, event);
	return { ok: true, done };
}

export async function wantsDigest({ database: { db } }: Pick<Services, "database">, userId: string): Promise<boolean> {
	const [record] = await db
		.select({ wantsDigest: staffRecords.wantsDigest })
		.from(staffRecords)
		.where(eq(staffRecords.userId, userId));
	return record?.wantsDigest ?? false;
}
