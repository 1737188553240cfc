import { BookingPage } from "#app/features/funnels/booking-page.tsx";
import { FunnelSection } from "#app/features/funnels/funnel-section.tsx";
import { RefusalNote } from "#app/features/location/refusal-note.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { stateInQuery } from "#domain/location/state-in-query.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { debtsWithoutAdvice, showsFigures, withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/book";
import { appointmentCopy, funnelCopy, productAppointment } from "./load-funnel.server.ts";
import { funnelProduct } from "./offers-copy.server.ts";

export function loader({ params, request }: Route.LoaderArgs) {
	const { locale, slug: product } = funnelProduct(params);
	const copy = funnelCopy(locale, product);
	const { kind } = funnelConfigs[product].booking;
	const closed = debtsWithoutAdvice(locale, product);
	const messages = withheldMessages(locale);
	if (closed) return { locale, product, messages, closed, refusal: closed.refusal };
	return {
		locale,
		product,
		messages,
		copy: { ...copy.book, title: copy.book[kind], bring: copy.services[product].bring },
		headings: { bring: copy.book.bring },
		appointment: productAppointment(product, copy),
		appointmentCopy: appointmentCopy(copy),
		stateInQuery: stateInQuery(new URL(request.url).searchParams),
		contactHref: localizedPath(locale, "/#contact"),
		calcHref: showsFigures(product) ? localizedPath(locale, funnelPath(product, "calc")) : null,
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, product } = loaderData;
	const { meta: head } = loaderData.closed ?? loaderData.copy;
	return pageMeta({ locale, path: funnelPath(product, "book"), ...head });
}

export default function Book({ loaderData }: Route.ComponentProps) {
	if (loaderData.closed) {
		const { title, lead, refusal } = loaderData.closed;
		return (
			<FunnelSection title={title} lead={lead}>
				<RefusalNote {...refusal} product={loaderData.product} />
			</FunnelSection>
		);
	}
	const { messages: _, ...page } = loaderData;
	return <BookingPage {...page} />;
}
