import { contactSubmissions } from "#database/schema.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Services } from "../../services.server.ts";
import { readLiveCursor } from "../events/live-cursor.server.ts";
import type { DeskUser } from "../work/lead-reader.server.ts";
import { describeToday } from "./describe-today.server.ts";
import { readToday } from "./read-today.server.ts";

/**
 * What Today shows to somebody, in their language. `rows` are the ids of its leads and tasks, `from` the place in the stream
 * of events from which on it may be outdated.
 */
export async function readTodayPage(
	services: Pick<Services, "clock" | "database">,
	user: DeskUser,
	whose: "mine" | "everybody",
	locale: Locale,
) {
	const from = await readLiveCursor(services.database.db);
	const day = describeToday(await readToday(services, user, whose), locale, user.userId);
	const rows = [...day.tasks.rows, ...day.sections.flatMap(({ rows }) => rows)].map(({ id }) => id);
	return { ...day, rows, from, missing: await missingFor(services, user) };
}

/**
 * What keeps leads from this person, so that an empty day isn't praised: an agent without a valid license, or a site that has
 * no leads yet.
 */
async function missingFor(
	{ database: { db } }: Pick<Services, "database">,
	{ role, licensedStates }: DeskUser,
): Promise<"license" | "leads" | null> {
	if (!mayWorkAllLeads(role)) return licensedStates.length === 0 ? "license" : null;
	const some = await db.select({ id: contactSubmissions.id }).from(contactSubmissions).limit(1);
	return some.length === 0 ? "leads" : null;
}
