import { render } from "@react-email/render";
import { createElement } from "react";
import { agency } from "#content/agency.ts";
import { StaffNotice } from "#emails/staff-notice.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { localeNames } from "#i18n/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { readLead } from "./read-lead.server.ts";

/** The language in which the agency's own people are written to. */
const staffLanguage = "en";

/** Tells the agency of a new lead, with the times it has promised. */
export async function notifyStaff(
	{ database, mailer, env }: Pick<Services, "database" | "mailer" | "env">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(database.db, leadId);
	const t = translator(staffLanguage, "emails");
	const time = (date: Date) => formatDateTime(staffLanguage, date, agency.timeZone);
	const name = `${lead.first_name} ${lead.last_name}`;
	const locale = localeNames[lead.locale];
	const isMarked = lead.spam_reasons.length > 0;
	const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(" / ");
	const mail = createElement(StaffNotice, {
		language: staffLanguage,
		message: lead.message,
		dashboardUrl: `${env.siteOrigin}/admin`,
		copy: {
			preview: t("staffNotice.preview", { reviewBy: time(lead.review_due_at) }),
			title: t("staffNotice.title"),
			...(isMarked ? { spam: t("staffNotice.spam", { reasons: lead.spam_reasons.join(", ") }) } : {}),
			facts: [
				{ label: t("staffNotice.name"), value: name },
				{ label: t("staffNotice.phone"), value: lead.phone ?? "", href: `tel:${lead.phone?.replace(/[^\d+]/g, "")}` },
				{ label: t("staffNotice.email"), value: lead.email, href: `mailto:${lead.email}` },
				{ label: t("staffNotice.language"), value: locale },
				{ label: t("staffNotice.page"), value: lead.page_source },
				...(campaign ? [{ label: t("staffNotice.source"), value: campaign }] : []),
				{ label: t("staffNotice.received"), value: time(lead.created_at) },
				{ label: t("staffNotice.reviewBy"), value: time(lead.review_due_at) },
				{ label: t("staffNotice.contactBy"), value: time(lead.contact_due_at) },
				{
					label: t("staffNotice.marketing"),
					value: lead.marketingConsent ? t("staffNotice.marketingYes") : t("staffNotice.marketingNo"),
				},
			],
			messageTitle: t("staffNotice.messageTitle"),
			open: t("staffNotice.open"),
			footer: t("footer"),
		},
	});
	await mailer.send(
		{
			to: agency.leadInbox,
			replyTo: lead.email,
			subject: isMarked ? t("staffNotice.spamSubject", { name, locale }) : t("staffNotice.subject", { name, locale }),
			html: await render(mail),
			text: await render(mail, { plainText: true }),
			language: staffLanguage,
		},
		jobId,
	);
}
