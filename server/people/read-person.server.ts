import { and, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { userRoles, users } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { readAccountId } from "#domain/staff/people.ts";
import { defaultRole, mayManagePeople } from "#domain/staff/roles.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { Services } from "../services.server.ts";
import { lastSignIns, nameOfRole } from "./list-people.server.ts";

/** A confirmed account, as admins see it; null if it doesn't exist. */
export async function readPerson(
	{ database }: Pick<Services, "database">,
	by: Pick<Actor, "role" | "userId">,
	asked: string | undefined,
	locale: Locale,
) {
	const id = readAccountId(asked);
	if (!id || !mayManagePeople(by.role)) return null;
	const [person] = await database.db
		.select({ name: users.name, email: users.email, hasFactor: users.twoFactorEnabled, role: userRoles.role })
		.from(users)
		.leftJoin(userRoles, eq(userRoles.user_id, users.id))
		.where(and(eq(users.id, id), eq(users.emailVerified, true)));
	if (!person) return null;
	const { name, email, hasFactor, role } = person;
	const signedIn = (await lastSignIns(database.db, [id])).get(id);
	return {
		id,
		name: name || email,
		email,
		role: role ?? defaultRole,
		roleName: nameOfRole(role ?? defaultRole, locale),
		isSelf: id === by.userId,
		hasFactor,
		signedIn: signedIn ? formatDateTime(locale, signedIn, agency.timeZone) : null,
	};
}
