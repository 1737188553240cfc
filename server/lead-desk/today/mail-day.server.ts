import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { userRoles, users } from "#database/schema.ts";
import { leadPath, todayPath } from "#domain/lead-desk/lead-address.ts";
import { type Locale, staffLanguage } from "#domain/locale/locales.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendEmail } from "../../emails/send-email.server.ts";
import type { Services } from "../../services.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { complaintsNotice } from "../complaints/complaints-panel.server.ts";
import { describeToday, leadSections } from "./describe-today.server.ts";
import { openRequestLines } from "./open-data-requests.server.ts";
import { readToday, type Today } from "./read-today.server.ts";

/** Maximum number of people named per section. */
const namedInSection = 3;

const maxFirstName = 30;

/** Emails somebody what their day holds, in their language. Nothing if it holds nothing, or if the day is over. */
export async function mailDay(
	services: Pick<Services, "database" | "clock" | "mailer" | "renderer" | "env">,
	{ userId, date }: { userId: string; date: string },
	jobId: string,
): Promise<void> {
	const { db } = services.database;
	if (zonedTime(services.clock(), agency.timeZone).date !== date) return;
	const [person] = await db
		.select({ user: users, role: userRoles.role })
		.from(users)
		.innerJoin(userRoles, eq(userRoles.user_id, users.id))
		.where(eq(users.id, userId));
	if (!person) return;
	const { email, language, lastLanguage } = person.user;
	const locale = language ?? lastLanguage ?? staffLanguage;
	const today = await readToday(services, await readLeadActor(services, { userId, role: person.role }), "mine");
	const { day, lines, counts } = summarize(today, locale, userId);
	const complaints = await complaintsNotice(services, { userId, role: person.role }, locale);
	const requests = await openRequestLines(services, person, locale);
	if (lines.length === 0 && !complaints && requests.length === 0) return;
	const summary = [counts, complaints?.text, ...requests].filter(Boolean).join(" · ");
	const t = translator(locale, "today.filled");
	const { siteOrigin } = services.env;
	const title = t("digest.subject", { day });
	const draft = draftEmail({ to: email, leadIds: lines.map(({ leadId }) => leadId), subject: title }, "leadDigest", {
		language: locale,
		leads: lines.map(({ id, leadId, text }) => ({ id, text, href: `${siteOrigin}${leadPath(leadId)}` })),
		dashboardUrl: `${siteOrigin}${todayPath}`,
		copy: {
			preview: summary,
			title,
			text: summary,
			more: null,
			open: t("digest.open"),
			footer: t("digest.footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}

/**
 * The sections with their counts, and the first people of each. An inbox is open to more eyes than the dashboard, so the
 * email has first names and initials, and neither what a visitor wrote nor what a task says.
 */
function summarize(today: Today, locale: Locale, userId: string) {
	const { day, sections, tasks } = describeToday(today, locale, userId);
	const { sections: titles } = copyFor(locale, "today");
	const ofLeads = sections.map(({ name, rows, counted }) => ({
		title: titles[name].title,
		counted,
		rows: rows.map(({ id, when }, index) => ({ id, leadId: id, when, person: today[name][index] })),
	}));
	const ofTasks = {
		title: titles.tasks.title,
		counted: tasks.counted,
		rows: tasks.rows.map(({ id, leadId, when }, index) => ({ id, leadId, when, person: today.tasks[index]?.lead })),
	};
	const before = leadSections.indexOf("dueSoon") + 1;
	const all = [...ofLeads.slice(0, before), ofTasks, ...ofLeads.slice(before)].filter(({ rows }) => rows.length > 0);
	return {
		day,
		counts: all.map(({ title, counted }) => `${title}: ${counted}`).join(" · "),
		lines: all.flatMap(({ title, rows }) =>
			rows.slice(0, namedInSection).map(({ id, leadId, when, person }) => ({
				id: `${title} ${id}`,
				leadId,
				text: translator(locale, "today.filled")("digest.line", { section: title, name: nameOf(person), when }),
			})),
		),
	};
}

/** "Marie J." */
function nameOf(person: { firstName: string; lastName: string } | undefined): string {
	const [first = "", last = ""] = [person?.firstName.trim().slice(0, maxFirstName), person?.lastName.trim()];
	const [initial] = last;
	return initial ? `${first} ${initial}.` : first;
}
