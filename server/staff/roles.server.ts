import { eq } from "drizzle-orm";
import { userRoles } from "#database/schema.ts";
import { defaultRole, type StaffRole } from "#domain/staff/roles.ts";
import type { AuthParts } from "./auth-parts.server.ts";

/** The least of roles when there is none or it can't be read: a fault must not open a door. */
export async function roleOf(
	{ database, log }: Pick<AuthParts, "database" | "log">,
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

/** Whoever proves to own an address of `ADMIN_EMAILS` is an admin, unless an admin has since decided otherwise. */
export async function grantListedAdmin(
	{ env, database }: Pick<AuthParts, "env" | "database">,
	user: { id: string; email: string },
): Promise<void> {
	if (!env.adminEmails.includes(user.email)) return;
	await database.db.insert(userRoles).values({ user_id: user.id, role: "admin" }).onConflictDoNothing();
}
