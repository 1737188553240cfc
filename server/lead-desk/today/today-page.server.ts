import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Services } from "../../services.server.ts";
import { readLiveCursor } from "../events/live-cursor.server.ts";
import { readTestLead } from "../test-lead/read-test-lead.server.ts";
import { missingFor } from "../work/missing-for.server.ts";
import { describeToday } from "./describe-today.server.ts";
import { readToday } from "./read-today.server.ts";

/**
 * The content of Today for one person, in their language. `rows` are the ids of its leads and tasks, `from` is the
 * place in the stream of events from which on it may be outdated.
 */
export async function readTodayPage(
	services: Pick<Services, "clock" | "database">,
	user: LeadActor,
	whose: "mine" | "everybody",
	locale: Locale,
) {
	const from = await readLiveCursor(services.database.db);
	const day = describeToday(await readToday(services, user, whose), locale, user.userId);
	const rows = [...day.tasks.rows, ...day.sections.flatMap(({ rows }) => rows)].map(({ id }) => id);
	const test = await readTestLead(services, user, locale);
	return { ...day, rows, from, test, missing: await missingFor(services, user) };
}
