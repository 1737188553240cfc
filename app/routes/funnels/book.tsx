import { data } from "react-router";
import { BookingPage } from "#app/components/content/booking-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { productSlugs } from "#domain/products/products.ts";
import { isOneOf, localizedPath } from "#domain/site/pages.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/book";
import { appointmentCopy, funnelCopy, productAppointment } from "./load-funnel.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { service } = params;
	if (!isOneOf(productSlugs, service)) throw data(null, { status: 404 });
	const copy = funnelCopy(locale, service);
	const { kind } = funnelConfigs[service].booking;
	return {
		locale,
		service,
		copy: { ...copy.book, title: copy.book[kind], bring: copy.services[service].bring },
		headings: { bring: copy.book.bring },
		talk: productAppointment(service, copy),
		words: appointmentCopy(copy),
		contactHref: localizedPath(locale, "/#contact"),
		calcHref: localizedPath(locale, funnelPath(service, "calc")),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, service, copy } = loaderData;
	return pageMeta({ locale, path: funnelPath(service, "book"), ...copy.meta });
}

export default function Book({ loaderData }: Route.ComponentProps) {
	return <BookingPage {...loaderData} />;
}
