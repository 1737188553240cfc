import { eq } from "drizzle-orm";
import { userRoles } from "#database/schema.ts";
import { defaultRole, type StaffRole } from "#domain/staff/roles.ts";
import type { Services } from "../services.server.ts";

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

/** Makes the confirmed owner of an `ADMIN_EMAILS` address an admin, unless an admin has set another role. */
export async function grantListedAdmin(
	{ env, database }: Pick<Services, "env" | "database">,
	user: { id: string; email: string },
): Promise<void> {
	if (!env.adminEmails.includes(user.email)) return;
	await database.db.insert(userRoles).values({ user_id: user.id, role: "admin" }).onConflictDoNothing();
}
