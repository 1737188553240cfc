import { and, asc, desc, eq, gt, inArray, isNull, max, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { invitations, leadCommands, securityLog, userRoles, users } from "#database/schema.ts";
import { undoDays } from "#domain/lead-desk/lead-command.ts";
import { type Locale, localeNames } from "#domain/locale/locales.ts";
import { daysAfter } from "#domain/office-hours/days-apart.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayManagePeople, type StaffRole } from "#domain/staff/roles.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { StoredRemoval } from "../lead-desk/commands/removal-command.server.ts";
import { undoableSince } from "../lead-desk/commands/undo-command.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { isIncomplete, readStandings } from "./incomplete-records.server.ts";
import { summarizeRecords } from "./read-record.server.ts";

type ListParts = Pick<Services, "clock" | "database">;

/** Everybody who has a role, by name, as admins see them. */
export async function listPeople(parts: ListParts, by: Pick<Actor, "role" | "userId">, locale: Locale) {
	if (!mayManagePeople(by.role)) return [];
	const { db } = parts.database;
	const people = await db
		.select({
			id: users.id,
			name: users.name,
			email: users.email,
			hasFactor: users.twoFactorEnabled,
			role: userRoles.role,
		})
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.user_id))
		.orderBy(asc(users.name), asc(users.email));
	const ids = people.map(({ id }) => id);
	const signIns = await lastSignIns(db, ids);
	const { away, standings } = await summarizeRecords(parts, ids);
	const onFile = await readStandings(parts);
	const incomplete = new Map(onFile.standings.filter(isIncomplete).map((one) => [one.userId, one]));
	return people.map(({ id, name, email, hasFactor, role }) => {
		const signedIn = signIns.get(id);
		return {
			id,
			name: name || email,
			email,
			role,
			roleName: nameOfRole(role, locale),
			isSelf: id === by.userId,
			hasFactor,
			isAway: away.has(id),
			/** The status of the license that ends first. */
			standing: standings.get(id) ?? "valid",
			/** True if routing needs it of them, and it isn't on file. */
			lacksLicense: incomplete.get(id)?.hasLicense === false,
			lacksHours: incomplete.get(id)?.hasHours === false,
			signedIn: signedIn ? formatDateTime(locale, signedIn, agency.timeZone) : null,
		};
	});
}

/** The removals that an admin can still undo, newest first. People who were invited again are left out. */
export async function listRemoved(
	{ clock, database: { db } }: ListParts,
	{ role }: Pick<Actor, "role">,
	locale: Locale,
) {
	if (!mayManagePeople(role)) return [];
	const removals = await db
		.select()
		.from(leadCommands)
		.innerJoin(users, sql`${users.id} = ${leadCommands.data} ->> 'userId'`)
		.leftJoin(userRoles, eq(userRoles.user_id, users.id))
		.where(
			and(
				eq(leadCommands.kind, "removal"),
				isNull(leadCommands.undoneAt),
				gt(leadCommands.createdAt, undoableSince(clock())),
				isNull(userRoles.user_id),
			),
		)
		.orderBy(desc(leadCommands.createdAt));
	return removals.map(({ lead_commands: { id, data, createdAt }, users: { name, email } }) => ({
		id,
		name: name || email,
		email,
		roleName: nameOfRole((data as StoredRemoval).role, locale),
		until: formatDate(locale, daysAfter(createdAt, undoDays), agency.timeZone),
	}));
}

/** Read from the security log, within its retention period. */
export async function lastSignIns(db: Database, ids: string[]): Promise<Map<string, Date>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ userId: securityLog.user_id, at: max(securityLog.created_at) })
		.from(securityLog)
		.where(and(eq(securityLog.action, "LOGIN_SUCCESS"), inArray(securityLog.user_id, ids)))
		.groupBy(securityLog.user_id);
	return new Map(rows.flatMap(({ userId, at }) => (userId && at ? [[userId, at]] : [])));
}

/** The invitations that nobody accepted yet, the newest first. */
export async function listInvitations({ clock, database }: ListParts, { role }: Pick<Actor, "role">, locale: Locale) {
	if (!mayManagePeople(role)) return [];
	const rows = await database.db
		.select({ invitation: invitations, inviterRole: userRoles.role })
		.from(invitations)
		.leftJoin(userRoles, eq(userRoles.user_id, invitations.invitedBy))
		.orderBy(invitations.sentAt);
	return rows.reverse().map(({ invitation: { id, name, email, role: invited, language, expiresAt }, inviterRole }) => ({
		id,
		name,
		email,
		roleName: nameOfRole(invited, locale),
		language: localeNames[language],
		isOpen: expiresAt > clock() && inviterRole === "admin",
		expires: formatDate(locale, expiresAt, agency.timeZone),
	}));
}

export function nameOfRole(role: StaffRole, locale: Locale): string {
	return translator(locale, "admin")(`roles.${role}`);
}
