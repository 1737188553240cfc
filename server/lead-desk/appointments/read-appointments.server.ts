import { and, asc, eq, ne } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadAppointments } from "#database/schema.ts";
import { appointmentLengths } from "#domain/lead-desk/appointment.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { formatNearTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { placeOf, theirMoment } from "./appointment-words.server.ts";

/** The planned appointments of a lead, the next first, and the choices of their forms. */
export async function readAppointments(db: Database, lead: DeskLead, locale: Locale, now: Date) {
	const { leadId, state, startsAt } = leadAppointments;
	const rows = await db
		.select()
		.from(leadAppointments)
		.where(and(eq(leadId, lead.id), eq(state, "planned")))
		.orderBy(asc(startsAt));
	const t = translator(locale, "appointments.filled");
	return {
		lengths: appointmentLengths.map((minutes) => ({ value: String(minutes), label: t("minutes", { minutes }) })),
		planned: rows.map((row) => {
			const { date, time } = zonedTime(row.startsAt, agency.timeZone);
			const theirs = theirMoment(lead, row.startsAt, locale);
			return {
				id: row.id,
				sequence: row.sequence,
				startsAt: row.startsAt.toISOString(),
				when: formatNearTime(locale, row.startsAt, agency.timeZone, now),
				theirTime: theirs && t("theirTime", { time: theirs }),
				minutes: t("minutes", { minutes: row.minutes }),
				way: row.way,
				place: placeOf(row),
				hasBegun: row.startsAt <= now,
				isSchedulers: row.invitee !== null,
				typed: { date, time: time.slice(0, 5), minutes: String(row.minutes), way: row.way, place: row.place },
			};
		}),
	};
}

/** Condition for appointments that a calendar shows: all that weren't set by mistake. */
export const isShown = ne(leadAppointments.state, "withdrawn");
