import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { PageHero } from "#app/components/content/page-hero.tsx";
import { PageSection, PageSections } from "#app/components/content/page-sections.tsx";
import { InsurerList } from "#app/components/insurers/insurer-list.tsx";
import { RatingScale } from "#app/components/insurers/rating-scale.tsx";
import { agency } from "#content/agency.ts";
import { shownInsurers } from "#content/shown-insurers.server.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { productNames } from "../services/product-names.server.ts";
import type { Route } from "./+types/carriers";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	return {
		article: loadArticle(locale, "/carriers"),
		copy: copyFor(locale, "insurers"),
		insurers: shownInsurers(locale),
		productNames: productNames(locale),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return loaderData ? articleMeta(loaderData.article) : [];
}

/** The insurers first, then how to judge any of them. Without a list the page is about the second alone. */
export default function CarriersRoute({ loaderData }: Route.ComponentProps) {
	const { article, copy, insurers, productNames } = loaderData;
	const { content, frame, crumbs } = article;
	const { title, lead, sections, faqs, callToAction } = content;
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={title} lead={lead} aside={<RatingScale copy={copy.scale} />} />
			<InsurerList copy={copy} insurers={insurers} productNames={productNames} />
			<PageSections sections={sections} />
			{faqs && (
				<PageSection id="faqs" title={faqs.title} joined>
					<FaqList items={faqs.items} />
				</PageSection>
			)}
			{callToAction && <CallToAction frame={frame} copy={callToAction} booking={agency.booking.general} />}
		</>
	);
}
