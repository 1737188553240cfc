import { eq, inArray } from "drizzle-orm";
import { sessions, userRoles, users } from "#database/schema.ts";
import { type LeadReader, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { sessionEnd } from "#domain/staff/inactivity.ts";
import { needsSecondFactor } from "#domain/staff/second-factor.ts";
import type { Services } from "../../services.server.ts";
import { readAllLicensedStates } from "../../staff/lead-actor.server.ts";

/**
 * Reads who is watching in these sessions, by session. A missing session may no longer watch: it has ended, its account
 * was closed, or its user may no longer work leads. Reading it doesn't count as activity.
 */
export async function readWatchers(
	{ clock, database: { db }, env }: Pick<Services, "clock" | "database" | "env">,
	sessionIds: readonly string[],
): Promise<Map<string, LeadReader>> {
	if (sessionIds.length === 0) return new Map();
	const now = clock();
	const rows = await db
		.select({ session: sessions, role: userRoles.role, hasFactor: users.twoFactorEnabled })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.innerJoin(userRoles, eq(userRoles.user_id, sessions.userId))
		.where(inArray(sessions.id, [...sessionIds]));
	const open = rows.filter(({ session, role, hasFactor }) => {
		const lacksFactor = !session.factor && (hasFactor || needsSecondFactor(role, env.requiresSecondFactor));
		return mayWorkLeads(role) && !lacksFactor && now < sessionEnd(role, session).at;
	});
	const people = open.map(({ session }) => session.userId);
	const states = open.length > 0 ? await readAllLicensedStates(db, people, now) : new Map<string, string[]>();
	return new Map(
		open.map(({ session: { id, userId }, role }) => [id, { userId, role, licensedStates: states.get(userId) ?? [] }]),
	);
}
