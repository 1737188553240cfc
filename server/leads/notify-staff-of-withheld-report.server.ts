import { agency } from "#content/agency.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import type { WithheldReason } from "#domain/claims/figures.ts";
import { calledBy } from "#domain/leads/lead.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { adminPath } from "#domain/staff/admin-address.ts";
import { emailFact, fact } from "#emails/fact-table.tsx";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";
import { leadCase } from "./lead-case.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** Emails the agency that a visitor asked for figures and got none, why, and what may be done now. */
export async function notifyStaffOfWithheldReport(
	services: Pick<Services, "mailer" | "renderer" | "env">,
	lead: StoredLead,
	{ inputs, withheld }: { inputs: CalculatorInputs; withheld: WithheldReason },
	mailId: string,
): Promise<void> {
	const t = translator(staffLanguage, "pdf");
	const calculator = translator(staffLanguage, "calculator");
	const name = calledBy(lead);
	// Names are typed freely, so they stay among the facts.
	const title = t("withheldNotice.title", { case: leadCase(lead) });
	const envelope = { to: agency.leadInbox, replyTo: lead.email, leadIds: [lead.id], subject: title };
	const draft = draftEmail(envelope, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${services.env.siteOrigin}${adminPath(lead.id)}`,
		copy: {
			preview: title,
			title,
			text: t(`withheldNotice.reasons.${withheld}`),
			facts: [
				...fact(t("withheldNotice.name"), name),
				// Without a link that dials: the lead's page says whether anybody may call.
				...fact(t("withheldNotice.phone"), lead.phone && phoneText(lead.phone)),
				...emailFact(t("withheldNotice.email"), lead.email),
				...fact(t("withheldNotice.product"), calculator(`services.${inputs.service}`)),
			],
			open: t("withheldNotice.open"),
			footer: t("withheldNotice.footer"),
		},
	});
	await sendEmail(services, draft, mailId);
}
