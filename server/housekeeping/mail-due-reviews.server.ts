import { agency } from "#content/agency.ts";
import { dueReviews } from "#domain/compliance/state-law.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";

const maxListed = 30;

/** Emails the admins the facts about state law whose review is due. Without any, nothing. */
export async function mailDueReviews(
	services: Pick<Services, "mailer" | "renderer" | "env" | "clock">,
	jobId: string,
): Promise<void> {
	const { env, clock } = services;
	const due = dueReviews(clock().toISOString().slice(0, 10));
	if (due.length === 0) return;
	const t = translator(staffLanguage, "compliance");
	const title = t("review.subject", { count: due.length });
	const dateOf = (date: string) => formatDate(staffLanguage, new Date(date), "UTC");
	const listed = due.slice(0, maxListed).flatMap(({ subject, code, fact: { source, citation, checked, reviewBy } }) =>
		fact(
			`${jurisdictionName(code, staffLanguage) ?? code}: ${t(`review.subjects.${subject}`)}`,
			t("review.line", {
				source: citation ?? t(`sources.${source}`),
				date: dateOf(checked.on),
				due: dateOf(reviewBy),
			}),
		),
	);
	const others = due.length - maxListed;
	const to = env.adminEmails.length > 0 ? env.adminEmails.join(", ") : agency.leadInbox;
	const draft = draftEmail({ to, subject: title }, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${env.siteOrigin}/${staffLanguage}/state-compliance`,
		copy: {
			preview: title,
			title,
			text: t("review.text"),
			facts: [...listed, ...(others > 0 ? fact(t("review.more"), t("review.moreCount", { count: others })) : [])],
			open: t("review.open"),
			footer: t("review.footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}
