import { and, eq, gte, inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffLicenses, users } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { isHeldByAgency } from "./held-licenses.server.ts";

/** Adds what decides which leads a person sees, and the name that is written beside what they do. */
export async function readLeadActor<Who extends Pick<Actor, "userId" | "role">>(
	{ database: { db }, clock }: { database: { db: Database | Transaction } } & Pick<Services, "clock">,
	who: Who,
): Promise<Who & Omit<LeadActor, keyof Actor>> {
	const [[user], licensedStates] = await Promise.all([
		db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, who.userId)),
		readLicensedStates(db, who.userId, clock()),
	]);
	return { ...who, name: user?.name || (user?.email ?? ""), ownName: user?.name ?? "", licensedStates };
}

/** The states of somebody's licenses that are valid on this day. */
export async function readLicensedStates(db: Database | Transaction, userId: string, now: Date): Promise<string[]> {
	return (await readAllLicensedStates(db, [userId], now)).get(userId) ?? [];
}

/** The states of several people's valid licenses. People without one are missing. */
export async function readAllLicensedStates(
	db: Database | Transaction,
	userIds: readonly string[],
	now: Date,
): Promise<Map<string, string[]>> {
	const today = zonedTime(now, agency.timeZone).date;
	const licenses = await db
		.select({ userId: staffLicenses.userId, state: staffLicenses.state })
		.from(staffLicenses)
		.where(and(inArray(staffLicenses.userId, [...userIds]), gte(staffLicenses.expiresOn, today), isHeldByAgency()));
	const states = new Map<string, string[]>();
	for (const { userId, state } of licenses) states.set(userId, [...(states.get(userId) ?? []), state]);
	return states;
}
