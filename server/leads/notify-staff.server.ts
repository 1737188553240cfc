import { render } from "@react-email/render";
import { createElement } from "react";
import { agency } from "#content/agency.ts";
import { localeNames, staffLanguage } from "#domain/locale/locales.ts";
import { StaffNotice, type StaffNoticeCopy } from "#emails/staff-notice.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { describeLead } from "./describe-lead.server.ts";
import { type LeadRecord, readLead } from "./read-lead.server.ts";

/** Tells the agency of a new lead, with the times it has promised. */
export async function notifyStaff(
	{ database, mailer, env }: Pick<Services, "database" | "mailer" | "env">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(database.db, leadId);
	const t = translator(staffLanguage, "emails");
	const named = { name: fullName(lead), locale: localeNames[lead.locale] };
	const isMarked = lead.spam_reasons.length > 0;
	const { unserved, details } = describeLead(lead, staffLanguage);
	const mail = createElement(StaffNotice, {
		language: staffLanguage,
		message: lead.message,
		dashboardUrl: `${env.siteOrigin}/admin`,
		copy: {
			preview: t("staffNotice.preview", { reviewBy: time(lead.review_due_at) }),
			title: t("staffNotice.title"),
			...(isMarked && { spam: t("staffNotice.spam", { reasons: lead.spam_reasons.join(", ") }) }),
			...(unserved && { unserved }),
			facts: facts(lead),
			messageTitle: t("staffNotice.messageTitle"),
			detailsTitle: t("staffNotice.detailsTitle"),
			details,
			open: t("staffNotice.open"),
			footer: t("footer"),
		},
	});
	const subject = isMarked ? "spamSubject" : unserved ? "unservedSubject" : "subject";
	await mailer.send(
		{
			to: agency.leadInbox,
			...(lead.email && { replyTo: lead.email }),
			subject: t(`staffNotice.${subject}`, named),
			html: await render(mail),
			text: await render(mail, { plainText: true }),
			language: staffLanguage,
		},
		jobId,
	);
}

function facts(lead: LeadRecord): StaffNoticeCopy["facts"] {
	const t = translator(staffLanguage, "emails");
	const leadSummary = translator(staffLanguage, "leadSummary");
	const { kind, product, state } = describeLead(lead, staffLanguage);
	const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(" / ");
	const { email, phone } = lead;
	return [
		{ label: t("staffNotice.name"), value: fullName(lead) },
		...(phone ? [{ label: t("staffNotice.phone"), value: phone, href: `tel:${phone.replace(/[^\d+]/g, "")}` }] : []),
		...(email ? [{ label: t("staffNotice.email"), value: email, href: `mailto:${email}` }] : []),
		{ label: leadSummary("kind"), value: kind },
		...(product ? [{ label: leadSummary("product"), value: product }] : []),
		...(state ? [{ label: leadSummary("state"), value: state }] : []),
		{ label: t("staffNotice.language"), value: localeNames[lead.locale] },
		{ label: t("staffNotice.page"), value: lead.page_source },
		...(campaign ? [{ label: t("staffNotice.source"), value: campaign }] : []),
		{ label: t("staffNotice.received"), value: time(lead.created_at) },
		{ label: t("staffNotice.reviewBy"), value: time(lead.review_due_at) },
		{ label: t("staffNotice.contactBy"), value: time(lead.contact_due_at) },
		{
			label: t("staffNotice.marketing"),
			value: lead.marketingConsent ? t("staffNotice.marketingYes") : t("staffNotice.marketingNo"),
		},
	];
}

function fullName({ first_name, last_name }: LeadRecord): string {
	return `${first_name} ${last_name}`.trim();
}

function time(date: Date): string {
	return formatDateTime(staffLanguage, date, agency.timeZone);
}
