import { and, asc, eq, gte, inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffLicenses, staffRecords, userRoles, users } from "#database/schema.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { staffRoles } from "#domain/staff/roles.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import { isHeldByAgency } from "../../staff/held-licenses.server.ts";
import { isAwayAt } from "../../staff/who-is-away.server.ts";

/** Somebody who works leads, or did. */
export interface DeskPerson {
	id: string;
	name: string;
	/** False for somebody whose role has ended. */
	worksLeads: boolean;
}

const roles = staffRoles.filter(mayWorkLeads);

export async function findDeskPerson(db: Database | Transaction, userId: string | null): Promise<DeskPerson | null> {
	if (userId === null) return null;
	const [person] = await db
		.select({ id: users.id, name: users.name, email: users.email, role: userRoles.role })
		.from(users)
		.leftJoin(userRoles, eq(userRoles.user_id, users.id))
		.where(eq(users.id, userId));
	if (!person) return null;
	const { id, name, email, role } = person;
	return { id, name: name || email, worksLeads: role !== null && mayWorkLeads(role) };
}

/** The names and addresses of everyone who can get a lead. */
export async function listStaff(db: Database | Transaction): Promise<{ id: string; name: string; email: string }[]> {
	return await db
		.select({ id: users.id, name: users.name, email: users.email })
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.user_id))
		.where(inArray(userRoles.role, roles));
}

/** Everyone who can get a lead, by name, with facts to consider first. */
export async function listDeskPeople(db: Database, now: Date, state: string | null) {
	const people = await db
		.select({ id: users.id, name: users.name, email: users.email, role: userRoles.role, isAway: isAwayAt(now) })
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.user_id))
		.leftJoin(staffRecords, eq(staffRecords.userId, users.id))
		.where(inArray(userRoles.role, roles))
		.orderBy(asc(users.name), asc(users.email));
	const licensed = new Set(state ? await licensedIn(db, now, state) : []);
	return people.map(({ id, name, email, isAway }) => ({
		id,
		name: name || email,
		isAway,
		/** True if the person's state is one of those that somebody is licensed in. */
		isLicensed: state === null || licensed.has(id),
	}));
}

async function licensedIn(db: Database, now: Date, state: string): Promise<string[]> {
	const today = zonedTime(now, agency.timeZone).date;
	const rows = await db
		.select({ userId: staffLicenses.userId })
		.from(staffLicenses)
		.where(and(eq(staffLicenses.state, state), gte(staffLicenses.expiresOn, today), isHeldByAgency()));
	return rows.map(({ userId }) => userId);
}
