import { data } from "react-router";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { isOneOf } from "#domain/site/pages.ts";
import { formatMoney } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { productNames } from "../services/product-names.server.ts";

/** How long a consultation and a strategy call take. */
const minutesOf = { consultation: 15, strategy_call: 30 } as const;

/** Which service, in which language. Any other address is not found. */
export function funnelProduct(params: { locale?: string; service?: string }): { locale: Locale; slug: ProductSlug } {
	const locale = pageLocale(params);
	if (!isOneOf(productSlugs, params.service)) throw data(null, { status: 404 });
	return { locale, slug: params.service };
}

/** What the guide's page and the offer's say of any service, with this one's figures. */
export function offersCopy(locale: Locale, slug: ProductSlug) {
	const { offer, booking } = funnelConfigs[slug];
	return copyFor(locale, "offers", {
		service: productNames(locale)[slug],
		minutes: minutesOf[booking.kind],
		hours: offer.urgencyHours,
		spots: offer.maxSpots,
		value: formatMoney(locale, offer.originalValue),
	});
}
