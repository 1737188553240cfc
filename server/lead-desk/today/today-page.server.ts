import type { Locale } from "#domain/locale/locales.ts";
import type { Services } from "../../services.server.ts";
import type { DeskUser } from "../work/lead-reader.server.ts";
import { describeToday } from "./describe-today.server.ts";
import { readToday } from "./read-today.server.ts";

/** What Today shows to somebody, in their language. `rows` are the ids of its leads and tasks. */
export async function readTodayPage(
	services: Pick<Services, "clock" | "database">,
	user: DeskUser,
	whose: "mine" | "everybody",
	locale: Locale,
) {
	const day = describeToday(await readToday(services, user, whose), locale, user.userId);
	const rows = [...day.tasks.rows, ...day.sections.flatMap(({ rows }) => rows)].map(({ id }) => id);
	return { ...day, rows };
}
