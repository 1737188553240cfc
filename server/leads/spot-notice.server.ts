import { agency } from "#content/agency.ts";
import { schedulerAddress } from "#domain/funnels/scheduler-address.ts";
import { localeNames } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { holdLink } from "../offers/hold-link.server.ts";
import { readClaim } from "../offers/read-claim.server.ts";
import type { Services } from "../services.server.ts";
import { plainName } from "./greeting.server.ts";
import { refusalOf } from "./lead-sales.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

interface SpotLink {
	label: string;
	href: string;
}

/**
 * The email's text about the spot that the visitor asked for. Undefined if none was asked for, a time is booked, or
 * nothing may be sold there.
 */
export async function spotNotice(
	services: Pick<Services, "database" | "clock" | "env">,
	lead: StoredLead,
): Promise<{ text: string; link: SpotLink; also?: SpotLink } | undefined> {
	if (lead.kind !== "offer") return undefined;
	if (refusalOf(lead)) return undefined;
	const claim = await readClaim(services, { leadId: lead.id });
	if (!claim) return undefined;
	const t = translator(lead.locale, "emails");
	const scheduler = agency.booking[lead.product as keyof typeof agency.booking];
	const href = schedulerAddress(scheduler, {
		name: plainName(lead) ?? undefined,
		email: lead.email ?? undefined,
		language: localeNames[lead.locale],
		leadId: lead.id,
	});
	if (claim.state === "none_left") return { text: t("spot.noneLeft"), link: { label: t("spot.bookOrdinary"), href } };
	if (claim.state === "open") return { text: t("spot.open"), link: { label: t("spot.chooseTime"), href } };
	if (claim.state !== "held" && claim.state !== "free") return undefined;
	const until = formatDateTime(lead.locale, new Date(claim.heldUntil), agency.timeZone);
	if (claim.state === "held") return { text: t("spot.held", { until }), link: { label: t("spot.chooseTime"), href } };
	const also = { label: t("spot.chooseTime"), href };
	const holding = holdLink(services.env, lead.locale, lead.product as ProductSlug, lead.id);
	return { text: t("spot.free", { until }), link: { label: t("spot.hold"), href: holding }, also };
}
