import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { calendarFeeds, contactSubmissions, leadAppointments, userRoles, users } from "#database/schema.ts";
import { calendarFile } from "#domain/lead-desk/icalendar.ts";
import { mayOpenLead, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { calendarFeedPath } from "#domain/lead-desk/lead-address.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { agentEvent } from "./appointment-words.server.ts";

const dayMs = 24 * 3_600_000;
const daysBack = 30;
const daysAhead = 365;
/** More than anybody has in a year. */
const maxEvents = 2000;

const lead = contactSubmissions;

/** Their own: those of the leads that they own, and those that they set with a lead that nobody owns. */
export function appointmentsOf(userId: string) {
	const { createdById } = leadAppointments;
	return or(eq(lead.ownerId, userId), and(sql`${lead.ownerId} IS NULL`, eq(createdById, userId)));
}

/** Makes a secret address for somebody's appointments. The former one ends. @returns the address, which is stored nowhere */
export async function makeFeed(
	services: Pick<Services, "clock" | "database" | "env">,
	by: Actor,
): Promise<{ ok: true; address: string }> {
	const token = randomBytes(24).toString("base64url");
	const row = { tokenHash: hashOf(token), createdAt: services.clock() };
	return staffAction(services, by, "staff_records", async ({ transaction, log }) => {
		await transaction
			.insert(calendarFeeds)
			.values({ userId: by.userId, ...row })
			.onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
		await log("CALENDAR_FEED_CHANGED", { subjectId: by.userId });
		return { ok: true, address: `${services.env.siteOrigin}${calendarFeedPath}/${token}.ics` };
	});
}

export async function stopFeed(services: Pick<Services, "clock" | "database">, by: Actor): Promise<{ ok: true }> {
	return staffAction(services, by, "staff_records", async ({ transaction, log }) => {
		await transaction.delete(calendarFeeds).where(eq(calendarFeeds.userId, by.userId));
		await log("CALENDAR_FEED_CHANGED", { subjectId: by.userId });
		return { ok: true };
	});
}

/**
 * The calendar file behind a secret address. Null if there is none, or its person no longer works leads.
 * @param file the end of the address
 */
export async function readFeed(
	{ database, clock, env }: Pick<Services, "clock" | "database" | "env">,
	file: string,
): Promise<string | null> {
	const { db } = database;
	const token = /^([\w-]{32})\.ics$/.exec(file)?.[1];
	if (!token) return null;
	const [person] = await db
		.select({ user: users, role: userRoles.role })
		.from(calendarFeeds)
		.innerJoin(users, eq(users.id, calendarFeeds.userId))
		.innerJoin(userRoles, eq(userRoles.user_id, users.id))
		.where(eq(calendarFeeds.tokenHash, hashOf(token)));
	if (!person || !mayWorkLeads(person.role)) return null;
	const now = clock().getTime();
	const { startsAt, state } = leadAppointments;
	const rows = await db
		.select({ appointment: leadAppointments, lead })
		.from(leadAppointments)
		.innerJoin(lead, eq(lead.id, leadAppointments.leadId))
		.where(
			and(
				sql`${lead.isListed}`,
				appointmentsOf(person.user.id),
				inArray(state, ["planned", "done"]),
				gte(startsAt, new Date(now - daysBack * dayMs)),
				lt(startsAt, new Date(now + daysAhead * dayMs)),
			),
		)
		.orderBy(asc(startsAt))
		.limit(maxEvents);
	const locale = person.user.language ?? person.user.lastLanguage ?? staffLanguage;
	const name = `${agency.shortName}: ${translator(locale, "appointments")("title")}`;
	const reader = await readLeadActor({ database, clock }, { userId: person.user.id, role: person.role });
	const own = rows.filter((row) => mayOpenLead(reader, row.lead));
	return calendarFile(
		{ method: "publish", product: agency.name, name },
		own.map((row) => agentEvent(env, row.appointment, row.lead, locale)),
	);
}

/** A token has so much chance in it that no slow hash is needed. */
function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
