import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { englishDocuments } from "#content/notices.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { productAvailability } from "#domain/compliance/availability.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { schedulerAddress } from "#domain/funnels/scheduler-address.ts";
import { plainTag } from "#domain/leads/plain-words.ts";
import { localeNames } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail, type EmailDraft } from "../emails/email-draft.server.ts";
import { licenseLine } from "../pdf/license-line.server.ts";
import { greeting, plainName } from "./greeting.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** The link to book an appointment about a product. Null if the agency may not offer it in the visitor's state. */
export function bookingOffer(lead: StoredLead, product: ProductSlug): { label: string; href: string } | null {
	if (lead.state && productAvailability(product, lead.state) !== "offered") return null;
	if (salesRefusal({ product, state: lead.state }, currentClaims(), agency)) return null;
	const t = translator(lead.locale, "calculator");
	const { scheduler, kind } = funnelConfigs[product].booking;
	const href = schedulerAddress(agency.booking[scheduler], {
		name: plainName(lead) ?? undefined,
		email: lead.email ?? undefined,
		language: localeNames[lead.locale],
		utm: {
			source: plainTag(lead.utmSource),
			medium: plainTag(lead.utmMedium),
			campaign: plainTag(lead.utmCampaign),
		},
		leadId: lead.id,
	});
	return { label: t(`next.${kind}`), href };
}

/** Drafts the email of a PDF in the visitor's language. It always says how to ask, how to stop, and under which license. */
export function pdfEmail(
	lead: StoredLead & { email: string },
	copy: { subject: string; preview: string; paragraphs: string[]; booking: { label: string; href: string } | null },
): EmailDraft {
	const t = translator(lead.locale, "pdf");
	const emails = translator(lead.locale, "emails");
	return draftEmail({ to: lead.email, subject: copy.subject }, "pdfEmail", {
		language: lead.locale,
		copy: {
			preview: copy.preview,
			greeting: greeting(lead),
			paragraphs: [...copy.paragraphs, t("mail.questions")],
			booking: copy.booking,
			license: licenseLine(lead.locale, lead.state),
			notes: [
				emails("acknowledgment.stop"),
				emails("acknowledgment.disclaimer"),
				...[englishDocuments[lead.locale] ?? []].flat(),
				...(lead.product === "ibc" ? [localFacts(lead.locale, currentClaims()).ibcNotice] : []),
			],
			footer: emails("footer"),
		},
	});
}
