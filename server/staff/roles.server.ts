import { and, eq, inArray, ne } from "drizzle-orm";
import { sessions, userRoles, users } from "#database/schema.ts";
import { defaultRole, type StaffRole } from "#domain/staff/roles.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { logSecurity } from "./security-log.server.ts";

/** Reads a user's role. Without one, or after an error, it is the role without access. */
export async function roleOf(
	{ database, log }: Pick<Services, "database" | "log">,
	userId: string,
): Promise<StaffRole> {
	try {
		const [row] = await database.db
			.select({ role: userRoles.role })
			.from(userRoles)
			.where(eq(userRoles.user_id, userId));
		return row?.role ?? defaultRole;
	} catch (error) {
		log.error({ error }, "role lookup failed");
		return defaultRole;
	}
}

/**
 * The ids of all admins. Until the transaction ends, nobody else changes their roles: so two admins who take the role from
 * each other at the same moment don't both succeed.
 */
export async function lockAdmins(transaction: Transaction): Promise<string[]> {
	const admins = await transaction
		.select({ userId: userRoles.user_id })
		.from(userRoles)
		.where(eq(userRoles.role, "admin"))
		.orderBy(userRoles.created_at, userRoles.user_id)
		.for("update");
	return admins.map(({ userId }) => userId);
}

type RoleParts = Pick<Services, "clock" | "database" | "env" | "limiter" | "log">;

/**
 * Makes the confirmed owner of an `ADMIN_EMAILS` address an admin, unless a role was granted. Called only at sign-in, so
 * that a role takes the password as well as the address.
 */
export async function grantListedAdmin(parts: RoleParts, user: { id: string; email: string }): Promise<void> {
	if (!parts.env.adminEmails.includes(user.email)) return;
	const granted = await parts.database.db
		.insert(userRoles)
		.values({ user_id: user.id, role: "admin", source: "environment" })
		.onConflictDoNothing()
		.returning();
	if (granted.length === 0) return;
	const event = {
		table: "user_roles",
		action: "ROLE_GRANTED",
		userId: user.id,
		details: "admin by ADMIN_EMAILS",
	} as const;
	await logSecurity(parts, event);
}

/**
 * Removes the role of admins whose address is no longer in `ADMIN_EMAILS`, and ends their sessions. Granted roles stay.
 * So does the last admin's, because nobody could open the dashboard otherwise. Called at each start and sign-in.
 * @param newSession token of the session of a sign-in: it continues with the remaining role
 */
export async function removeUnlistedAdmins(parts: RoleParts, newSession = ""): Promise<void> {
	const { env, database, log } = parts;
	const removed = await database.db.transaction(async (transaction) => {
		const admins = await transaction
			.select({ userId: userRoles.user_id, source: userRoles.source, email: users.email })
			.from(userRoles)
			.innerJoin(users, eq(users.id, userRoles.user_id))
			.where(eq(userRoles.role, "admin"))
			.orderBy(userRoles.created_at, userRoles.user_id)
			.for("update", { of: userRoles });
		const unlisted = admins.filter(({ source, email }) => source === "environment" && !env.adminEmails.includes(email));
		if (unlisted.length > 0 && unlisted.length === admins.length) {
			log.warn("the last admin is not in ADMIN_EMAILS and stays an admin until there is another");
			unlisted.shift();
		}
		const ids = unlisted.map(({ userId }) => userId);
		if (ids.length === 0) return ids;
		await transaction.delete(userRoles).where(inArray(userRoles.user_id, ids));
		await transaction.delete(sessions).where(and(inArray(sessions.userId, ids), ne(sessions.token, newSession)));
		return ids;
	});
	for (const userId of removed) {
		await logSecurity(parts, { table: "user_roles", action: "ROLE_REMOVED", userId, details: "not in ADMIN_EMAILS" });
	}
}
