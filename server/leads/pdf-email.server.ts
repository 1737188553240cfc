import { render } from "@react-email/render";
import { createElement } from "react";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { serviceAvailability } from "#domain/compliance/availability.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { schedulerAddress } from "#domain/funnels/scheduler-address.ts";
import { localeNames } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { PdfEmail } from "#emails/pdf-email.tsx";
import { translator } from "#i18n/messages.server.ts";
import { licenseLine } from "../pdf/license-line.server.ts";
import type { Mail } from "../platform/mail/mailer.server.ts";
import type { LeadRecord } from "./read-lead.server.ts";

/** Where to book a talk about a service; null where the agency may not offer it to whoever asked. */
export function bookingOffer(lead: LeadRecord, service: ProductSlug): { label: string; href: string } | null {
	if (lead.state && serviceAvailability(service, lead.state) !== "offered") return null;
	const t = translator(lead.locale, "calculator");
	const { scheduler, kind } = funnelConfigs[service].booking;
	const href = schedulerAddress(agency.booking[scheduler], {
		name: `${lead.first_name} ${lead.last_name}`,
		email: lead.email ?? undefined,
		language: localeNames[lead.locale],
		utm: { source: lead.utm_source, medium: lead.utm_medium, campaign: lead.utm_campaign },
		leadId: lead.id,
	});
	return { label: t(`next.${kind}`), href };
}

/** A mail in the visitor's language with what a paper's mail always says: how to ask, how to stop, under which licence. */
export async function pdfEmail(
	lead: LeadRecord & { email: string },
	words: { subject: string; preview: string; paragraphs: string[]; booking: { label: string; href: string } | null },
): Promise<Mail> {
	const t = translator(lead.locale, "pdf");
	const emails = translator(lead.locale, "emails");
	const mail = createElement(PdfEmail, {
		language: lead.locale,
		copy: {
			preview: words.preview,
			greeting: t("mail.greeting", { firstName: lead.first_name }),
			paragraphs: [...words.paragraphs, t("mail.questions", agencyFacts)],
			booking: words.booking,
			notes: [
				emails("acknowledgement.stop"),
				emails("acknowledgement.disclaimer"),
				licenseLine(lead.locale, lead.state),
			],
			footer: emails("footer"),
		},
	});
	return {
		to: lead.email,
		subject: words.subject,
		html: await render(mail),
		text: await render(mail, { plainText: true }),
		language: lead.locale,
	};
}
