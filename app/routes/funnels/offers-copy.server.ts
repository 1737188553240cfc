import { data } from "react-router";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { isOneOf } from "#domain/site/pages.ts";
import { formatMoney } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { productNames } from "../services/product-names.server.ts";

const minutesOf = { consultation: 15, strategy_call: 30 } as const;

/** The product and language of a URL. @throws 404 for any other URL */
export function funnelProduct(params: { locale?: string; service?: string }): { locale: Locale; slug: ProductSlug } {
	const locale = pageLocale(params);
	if (!isOneOf(productSlugs, params.service)) throw data(null, { status: 404 });
	return { locale, slug: params.service };
}

/** The copy of the guide and offer pages, with this product's figures. */
export function offersCopy(locale: Locale, slug: ProductSlug) {
	const { offer, booking } = funnelConfigs[slug];
	const minutes = minutesOf[booking.kind];
	return copyFor(locale, "offers", {
		service: productNames(locale)[slug],
		minutes,
		// The parts of the appointment: a third to listen, and the last fifth for the written summary.
		first: minutes / 3,
		second: minutes * 0.8,
		hours: offer.urgencyHours,
		spots: offer.maxSpots,
		value: formatMoney(locale, offer.originalValue),
	});
}
