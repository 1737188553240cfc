import { data } from "react-router";
import { CampaignLanding } from "#app/features/stories/campaign-landing.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { faqPage, service } from "#app/seo/structured-data.ts";
import { labeledYears, landing } from "#content/stories.server.ts";
import { type LandingSlug, landingPath, landingSlugs } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import { productNames } from "../services/product-names.server.ts";
import { withheldMessages, writtenQuotes } from "../withheld-messages.server.ts";
import type { Route } from "./+types/landing";
import { storyCopy } from "./story-copy.server.ts";

const actionPaths: Readonly<Record<LandingSlug, string>> = {
	"final-expense": "/funnels/final-expense-quote",
	iul: "/funnels/iul-quote",
	fia: "/funnels/fia-appointment",
};

/** Serves each landing page. The route's pattern holds the slug. */
export function loader({ params, pattern }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const slug = landingSlugs.find((candidate) => pattern.endsWith(landingPath(candidate)));
	if (!slug) throw data(null, { status: 404 });
	return {
		locale,
		slug,
		...landing(locale, slug),
		years: slug === "iul" ? labeledYears(locale) : [],
		copy: storyCopy(locale),
		quotes: writtenQuotes(locale),
		messages: withheldMessages(locale),
		actionPath: actionPaths[slug],
		call: copyFor(locale, "pages").frame.call,
		name: productNames(locale)[slug],
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, content, name } = loaderData;
	const path = landingPath(slug);
	return pageMeta({
		locale,
		path,
		...content.meta,
		things: [
			service(locale, { path, name, description: content.meta.description }),
			faqPage(locale, content.faqs.items),
		],
	});
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
	const { messages: _, ...page } = loaderData;
	return <CampaignLanding {...page} />;
}
