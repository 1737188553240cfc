import { and, asc, eq, lt } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { dataRequests } from "#database/schema.ts";
import { type Locale, staffLanguage } from "#domain/locale/locales.ts";
import { daysBetween, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { warnOfDueBefore } from "#domain/privacy/request-clock.ts";
import { tabPath } from "#domain/staff/admin-address.ts";
import { mayDecideDataRequests, type StaffRole } from "#domain/staff/roles.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendEmail } from "../../emails/send-email.server.ts";
import type { Services } from "../../services.server.ts";

/** How much time is left to answer a request, in words. */
export function clockWords(dueAt: Date, now: Date, locale: Locale): string {
	const t = translator(locale, "dataRequests");
	const date = formatDate(locale, dueAt, agency.timeZone);
	if (dueAt < now) return t("staff.clock.late", { date });
	const [today, due] = [now, dueAt].map((moment) => zonedTime(moment, agency.timeZone).date);
	return t("staff.clock.left", { date, days: daysBetween(today ?? "", due ?? "") });
}

/** A line with a clock for each request that waits for an answer, for Today and its email. Empty for whoever may not decide. */
export async function openRequestLines(
	{ database, clock }: Pick<Services, "database" | "clock">,
	reader: { role: StaffRole },
	locale: Locale,
): Promise<string[]> {
	if (!mayDecideDataRequests(reader.role)) return [];
	const { kind, state, dueAt } = dataRequests;
	const open = await database.db
		.select({ kind, dueAt })
		.from(dataRequests)
		.where(eq(state, "open"))
		.orderBy(asc(dueAt));
	const t = translator(locale, "dataRequests");
	return open.map((one) =>
		t("staff.clock.line", { kind: t(`kinds.${one.kind}`), clock: clockWords(one.dueAt, clock(), locale) }),
	);
}

/** A job that runs every day: emails staff about requests that are due soon or overdue. Nothing if there are none. */
export async function warnOfDataRequests(
	services: Pick<Services, "database" | "clock" | "env" | "mailer" | "renderer">,
	jobId: string,
): Promise<void> {
	const now = services.clock();
	const { state, dueAt } = dataRequests;
	const due = await services.database.db
		.select()
		.from(dataRequests)
		.where(and(eq(state, "open"), lt(dueAt, warnOfDueBefore(now))))
		.orderBy(asc(dueAt));
	if (due.length === 0) return;
	const t = translator(staffLanguage, "dataRequests");
	const title = t("mails.due.title", { count: due.length });
	const draft = draftEmail({ to: agency.leadInbox, subject: title }, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${services.env.siteOrigin}${tabPath("privacy-requests")}`,
		copy: {
			preview: title,
			title,
			text: t("mails.due.text"),
			facts: due.flatMap((one) => fact(t(`kinds.${one.kind}`), clockWords(one.dueAt, now, staffLanguage))),
			open: t("mails.staff.open"),
			footer: t("mails.staff.footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}
