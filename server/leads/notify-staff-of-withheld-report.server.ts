import { render } from "@react-email/render";
import { createElement } from "react";
import { agency } from "#content/agency.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { StaffMessage } from "#emails/staff-message.tsx";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import type { LeadRecord } from "./read-lead.server.ts";

/** Tells the agency that somebody waits for figures which the law lets nobody write down without a licence number. */
export async function notifyStaffOfWithheldReport(
	{ mailer, env }: Pick<Services, "mailer" | "env">,
	lead: LeadRecord,
	inputs: CalculatorInputs,
	mailId: string,
): Promise<void> {
	const t = translator(staffLanguage, "pdf");
	const calculator = translator(staffLanguage, "calculator");
	const name = `${lead.first_name} ${lead.last_name}`.trim();
	const title = t("withheldNotice.title", { name });
	const { phone, email } = lead;
	const mail = createElement(StaffMessage, {
		language: staffLanguage,
		dashboardUrl: `${env.siteOrigin}/admin`,
		copy: {
			preview: title,
			title,
			text: t("withheldNotice.text"),
			facts: [
				{ label: t("withheldNotice.name"), value: name },
				...(phone
					? [{ label: t("withheldNotice.phone"), value: phone, href: `tel:${phone.replace(/[^\d+]/g, "")}` }]
					: []),
				...(email ? [{ label: t("withheldNotice.email"), value: email, href: `mailto:${email}` }] : []),
				{ label: t("withheldNotice.product"), value: calculator(`services.${inputs.service}`) },
			],
			open: t("withheldNotice.open"),
			footer: t("withheldNotice.footer"),
		},
	});
	await mailer.send(
		{
			to: agency.leadInbox,
			...(email && { replyTo: email }),
			subject: title,
			html: await render(mail),
			text: await render(mail, { plainText: true }),
			language: staffLanguage,
		},
		mailId,
	);
}
