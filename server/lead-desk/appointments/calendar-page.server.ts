import { and, asc, eq, gte, lt, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { calendarFeeds, contactSubmissions, leadAppointments, users } from "#database/schema.ts";
import { weekOf } from "#domain/lead-desk/appointment.ts";
import { type LeadActor, mayOpenLead, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { calendarPath } from "#domain/lead-desk/lead-address.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { isCalendarDay } from "#domain/office-hours/calendar-day.ts";
import { addDays, instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { formatDate, formatDay } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";
import { placeOf, theirMoment } from "./appointment-words.server.ts";
import { appointmentsOf } from "./calendar-feed.server.ts";
import { isShown } from "./read-appointments.server.ts";

const lead = contactSubmissions;
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** A week of appointments: a person's own, or for admins everybody's. */
export async function readCalendar(
	{ database: { db }, clock }: Pick<Services, "clock" | "database">,
	reader: LeadActor,
	query: URLSearchParams,
) {
	const { locale } = reader;
	const now = clock();
	const asked = query.get("week");
	const today = zonedTime(now, agency.timeZone).date;
	const monday = weekOf(isCalendarDay(asked) ? asked : today);
	const maySwitch = mayWorkAllLeads(reader.role);
	const isEverybodys = maySwitch && query.get("whose") === "everybody";
	const { startsAt } = leadAppointments;
	const rows = await db
		.select({ appointment: leadAppointments, lead, owner: staffName })
		.from(leadAppointments)
		.innerJoin(lead, eq(lead.id, leadAppointments.leadId))
		.leftJoin(users, eq(users.id, lead.ownerId))
		.where(
			and(
				sql`${lead.isListed}`,
				isShown,
				gte(startsAt, instantOf(monday, "00:00", agency.timeZone)),
				lt(startsAt, instantOf(addDays(monday, 7), "00:00", agency.timeZone)),
				isEverybodys ? undefined : or(appointmentsOf(reader.userId)),
			),
		)
		.orderBy(asc(startsAt), asc(leadAppointments.id));
	const t = translator(locale, "appointments.filled");
	const addressOf = (week: string) => `${calendarPath}?week=${week}${isEverybodys ? "&whose=everybody" : ""}`;
	const noonOf = (day: string) => instantOf(day, "12:00", agency.timeZone);
	const shown = rows.filter((row) => mayOpenLead(reader, row.lead));
	const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, reader.userId));
	return {
		copy: copyFor(locale, "appointments"),
		ways: copyFor(locale, "leadPage").ways,
		today: copyFor(locale, "today"),
		maySwitch,
		isEverybodys,
		week: t("week", { day: formatDate(locale, noonOf(monday), agency.timeZone) }),
		links: {
			previous: addressOf(addDays(monday, -7)),
			thisWeek: addressOf(weekOf(today)),
			next: addressOf(addDays(monday, 7)),
		},
		days: daysOfWeek.map((index) => {
			const day = addDays(monday, index);
			const ofDay = shown.filter((row) => zonedTime(row.appointment.startsAt, agency.timeZone).date === day);
			return {
				day,
				name: formatDay(locale, noonOf(day), agency.timeZone),
				isToday: day === today,
				rows: ofDay.map((row) => wordsOf(row, locale, { showsOwner: isEverybodys })),
			};
		}),
		feedSince: feed ? t("feedSince", { date: formatDate(locale, feed.createdAt, agency.timeZone) }) : null,
		count: shown.length,
	};
}

type Row = {
	appointment: typeof leadAppointments.$inferSelect;
	lead: typeof lead.$inferSelect;
	owner: string | null;
};

function wordsOf({ appointment, lead, owner }: Row, locale: Locale, { showsOwner }: { showsOwner: boolean }) {
	const t = translator(locale, "appointments.filled");
	const { id, startsAt, minutes, way, state } = appointment;
	const theirs = theirMoment(lead, startsAt, locale);
	return {
		id,
		leadId: lead.id,
		name: calledBy(lead),
		at: startsAt.toISOString(),
		time: new Intl.DateTimeFormat(intlLocales[locale], { timeStyle: "short", timeZone: agency.timeZone }).format(
			startsAt,
		),
		theirTime: theirs && t("theirTime", { time: theirs }),
		minutes: t("minutes", { minutes }),
		way,
		place: placeOf(appointment),
		state: state === "planned" || state === "withdrawn" ? null : t(`states.${state}`),
		owner: showsOwner && owner ? t("owner", { name: owner }) : null,
	};
}
