import { agency } from "#content/agency.ts";
import type { Reminder } from "#domain/leads/reminders.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { EmailDraft } from "../emails/email-draft.server.ts";
import type { VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { bookingOffer } from "../leads/booking-offer.server.ts";
import { leadEstimateCard } from "../leads/lead-estimate.server.ts";
import { leadLink } from "../leads/lead-link.server.ts";
import { type AddressedLead, visitorMessage } from "../leads/visitor-message.server.ts";

/** The estimate once more, with the link that opens it. Null if there is nothing to continue with. */
export function reminderEmail(
	services: Pick<VisitorEmailParts, "env" | "clock">,
	lead: AddressedLead & { product: ProductSlug },
	reminder: Reminder,
): EmailDraft | null {
	const { locale } = lead;
	const href = leadLink(services.env, lead);
	if (!href) return null;
	const t = translator(locale, "emails");
	const product = translator(locale, "shell")(`services.${lead.product}`);
	const asked = { product, date: formatDate(locale, lead.createdAt, agency.timeZone) };
	const estimate = leadEstimateCard(lead);
	const booking = bookingOffer(lead);
	const copy = {
		subject: t(estimate?.figures.length ? "reminder.subject" : "reminder.answersSubject", asked),
		preview: t("reminder.preview"),
		paragraphs: [t(reminder === 1 ? "reminder.first" : "reminder.second", asked), t("reminder.talked")],
		estimate,
		action: { label: t("reminder.action"), href },
		links: booking ? [booking] : [],
	};
	return visitorMessage(services, lead, copy);
}
