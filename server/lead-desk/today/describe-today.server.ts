import { agency } from "#content/agency.ts";
import { type TimeDistance, timeDistance } from "#domain/lead-desk/time-distance.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { intlLocales, isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { licenseStanding } from "#domain/team/staff-record.ts";
import { formatDate, formatDay, formatDayAndTime, formatNearTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { maxTakeable, type Today } from "./read-today.server.ts";
import { type DayLead, rowsInSection } from "./today-leads.server.ts";
import type { DayTask } from "./today-tasks.server.ts";

/** Sections of leads, in the order of their urgency. Tasks come after the second. */
export const leadSections = ["overdue", "dueSoon", "booked", "returned", "callable", "opening"] as const;
export type LeadSectionName = (typeof leadSections)[number];

/** Sections of people who wait for our first answer. */
const promiseSections: ReadonlySet<LeadSectionName> = new Set(["overdue", "dueSoon", "callable"]);

/** A day in words, in the reader's language and the agency's time zone. */
export function describeToday(today: Today, locale: Locale, userId: string) {
	const { now, tasks, takeable, isAway, licenses } = today;
	const t = translator(locale, "today.filled");
	const number = new Intl.NumberFormat(intlLocales[locale]);
	const words = { locale, now, userId };
	const date = zonedTime(now, agency.timeZone).date;
	return {
		day: formatDay(locale, now, agency.timeZone),
		/** The first day that a task can be snoozed to, for the date field. */
		firstDate: date,
		sections: leadSections.map((name) => ({
			name,
			...section(today[name], locale, (lead) => leadRow(lead, name, words)),
		})),
		isAway,
		tasks: section(tasks, locale, (task) => taskRow(task, words)),
		takeable:
			takeable === 0
				? null
				: t("takeable", {
						count: takeable,
						number: takeable > maxTakeable ? `${number.format(maxTakeable)}+` : number.format(takeable),
					}),
		licenses: licenses.map((license) =>
			t(licenseStanding(license, date) === "expired" ? "license.expired" : "license.expiring", {
				...stateWords(license.state, locale),
				date: formatDate(locale, new Date(`${license.expiresOn}T12:00:00Z`), "UTC"),
			}),
		),
	};
}

interface Words {
	locale: Locale;
	now: Date;
	userId: string;
}

/** Limits a section to `rowsInSection` rows and adds "n+" if there are more. */
function section<Found, Row>(found: readonly Found[], locale: Locale, describe: (one: Found) => Row) {
	const rows = found.slice(0, rowsInSection).map(describe);
	const count = new Intl.NumberFormat(intlLocales[locale]).format(rows.length);
	const counted = found.length > rowsInSection ? translator(locale, "today.filled")("counted", { count }) : count;
	return { rows, counted };
}

function leadRow(lead: DayLead, name: LeadSectionName, { locale, now }: Words) {
	const t = translator(locale, "today.filled");
	const kind = translator(locale, "leadSummary")(`kinds.${lead.kind}`);
	const distance = distanceWords(timeDistance(lead.at, now), locale);
	const when: Record<LeadSectionName, string> = {
		overdue: t("when.wasDue", { distance }),
		dueSoon: t("when.due", { distance }),
		booked: formatNearTime(locale, lead.at, agency.timeZone, now),
		returned: t("when.returned", { distance }),
		callable: t("when.due", { distance }),
		opening: t("when.opens", { distance }),
	};
	return {
		id: lead.id,
		name: calledBy(lead),
		labels: {
			open: t("labels.openLead", { name: calledBy(lead) }),
			call: t("labels.callLead", { name: calledBy(lead) }),
		},
		about: [
			lead.state ? `${kind}, ${stateWords(lead.state, locale).state}` : kind,
			...(promiseSections.has(name) ? reviewOf(lead, { locale, now }) : []),
		].join(" · "),
		language: languageOf(lead.locale),
		test: lead.isTest ? translator(locale, "leadSummary")("test") : null,
		isUnassigned: lead.ownerId === null,
		isCallable: isCallable(lead, now),
		...times(lead.at, { locale, now }),
		when: when[name],
	};
}

/** By when somebody was promised that we read what they wrote, until somebody opened it. */
function reviewOf({ promise, reviewDueAt, isRead }: DayLead, { locale, now }: Pick<Words, "locale" | "now">): string[] {
	if (isRead || !promise?.kinds.includes("review")) return [];
	const time = formatNearTime(locale, reviewDueAt, agency.timeZone, now);
	return [translator(locale, "today.filled")(reviewDueAt < now ? "review.over" : "review.due", { time })];
}

/** True if the rules allow a call now, by the period that is stored with the lead. */
function isCallable({ nextCallableAt, callableUntil }: DayLead, now: Date): boolean {
	return nextCallableAt !== null && nextCallableAt <= now && (callableUntil === null || now < callableUntil);
}

function taskRow(task: DayTask, { locale, now, userId }: Words) {
	const t = translator(locale, "today.filled");
	const isOverdue = task.dueAt < now;
	const distance = distanceWords(timeDistance(task.dueAt, now), locale);
	return {
		id: task.id,
		leadId: task.lead.id,
		name: calledBy(task.lead),
		text: task.text,
		language: languageOf(task.lead.locale),
		assignee:
			task.assigneeId === userId || !task.assigneeName ? null : t("labels.forPerson", { name: task.assigneeName }),
		labels: {
			open: t("labels.openLead", { name: calledBy(task.lead) }),
			done: t(task.doneAt ? "labels.undoTask" : "labels.doneTask", { task: task.text }),
			snooze: t("labels.snoozeTask", { task: task.text }),
		},
		isDone: task.doneAt !== null,
		isOverdue,
		...times(task.dueAt, { locale, now }),
		when: task.doneAt ? t("when.done") : t(isOverdue ? "when.wasDue" : "when.due", { distance }),
	};
}

function languageOf(locale: string): { code: string; name: string } {
	return { code: locale, name: isLocale(locale) ? localeNames[locale] : locale };
}

function times(at: Date, { locale, now }: Pick<Words, "locale" | "now">) {
	return { at: at.toISOString(), exact: formatNearTime(locale, at, agency.timeZone, now) };
}

function distanceWords({ direction, unit, count }: TimeDistance, locale: Locale): string {
	return translator(locale, "today.filled")(`when.${direction}.${unit}`, { count });
}

/** The notice after a task was snoozed. */
export function describeSnooze(until: Date, locale: Locale): string {
	return translator(locale, "today.filled")("snoozed", { time: formatDayAndTime(locale, until, agency.timeZone) });
}
