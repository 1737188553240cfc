import { and, eq, gte, inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffLicenses, users } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { SignedIn } from "../../context.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";

/** A person who works leads, with the name that is stored with their actions. */
export interface DeskUser extends LeadReader {
	name: string;
	/** Empty if the account has none: then `name` is its address. */
	ownName: string;
}

/** Reads what decides which leads a signed-in person sees. */
export async function readDeskUser(
	{ database: { db }, clock }: { database: { db: Database | Transaction } } & Pick<Services, "clock">,
	{ userId, role }: Pick<SignedIn, "userId" | "role">,
): Promise<DeskUser> {
	const [[user], licensedStates] = await Promise.all([
		db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId)),
		readLicensedStates(db, userId, clock()),
	]);
	return {
		userId,
		role,
		name: user?.name || (user?.email ?? ""),
		ownName: user?.name ?? "",
		licensedStates,
	};
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
		.where(and(inArray(staffLicenses.userId, [...userIds]), gte(staffLicenses.expiresOn, today)));
	const states = new Map<string, string[]>();
	for (const { userId, state } of licenses) states.set(userId, [...(states.get(userId) ?? []), state]);
	return states;
}
