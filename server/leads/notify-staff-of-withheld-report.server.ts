import { agency } from "#content/agency.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { fullName } from "#domain/leads/lead.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { emailFact, fact, phoneFact } from "#emails/fact-table.tsx";
import { StaffMessage } from "#emails/staff-message.tsx";
import { translator } from "#i18n/messages.server.ts";
import { composeEmail } from "../platform/mail/compose-email.server.ts";
import type { Services } from "../services.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** Emails the agency that a visitor waits for figures. Without a license number the law forbids them in writing. */
export async function notifyStaffOfWithheldReport(
	{ mailer, env }: Pick<Services, "mailer" | "env">,
	lead: StoredLead,
	inputs: CalculatorInputs,
	mailId: string,
): Promise<void> {
	const t = translator(staffLanguage, "pdf");
	const calculator = translator(staffLanguage, "calculator");
	const name = fullName(lead);
	const title = t("withheldNotice.title", { name });
	const envelope = { to: agency.leadInbox, replyTo: lead.email, subject: title };
	const mail = await composeEmail(envelope, StaffMessage, {
		language: staffLanguage,
		dashboardUrl: `${env.siteOrigin}/admin`,
		copy: {
			preview: title,
			title,
			text: t("withheldNotice.text"),
			facts: [
				...fact(t("withheldNotice.name"), name),
				...phoneFact(t("withheldNotice.phone"), lead.phone),
				...emailFact(t("withheldNotice.email"), lead.email),
				...fact(t("withheldNotice.product"), calculator(`services.${inputs.service}`)),
			],
			open: t("withheldNotice.open"),
			footer: t("withheldNotice.footer"),
		},
	});
	await mailer.send(mail, mailId);
}
