import { agency } from "#content/agency.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { schedulerAddress } from "#domain/funnels/scheduler-address.ts";
import { plainTag } from "#domain/leads/plain-words.ts";
import { localeNames } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { plainName } from "./greeting.server.ts";
import { refusalOf } from "./lead-sales.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** The link to book an appointment, filled in. Null if none may be offered. */
export function bookingOffer(lead: StoredLead): { label: string; href: string } | null {
	if (lead.notOffered || refusalOf(lead)) return null;
	const { address, label } = schedulerFor(lead);
	const href = schedulerAddress(address, {
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
	return { label, href };
}

/** The scheduler's page for the lead's product. */
export function schedulerFor({ product, locale }: Pick<StoredLead, "product" | "locale">): {
	address: string;
	label: string;
} {
	const t = translator(locale, "calculator");
	if (product === "recruiting") {
		return { address: agency.booking.recruiting, label: translator(locale, "emails")("visitor.talk") };
	}
	if (!product) return { address: agency.booking.general, label: t("next.consultation") };
	const { scheduler, kind } = funnelConfigs[product].booking;
	return { address: agency.booking[scheduler], label: t(`next.${kind}`) };
}
