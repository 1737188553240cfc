import { GuidePage } from "#app/features/offers/guide-page.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { faqPage } from "#app/seo/structured-data.ts";
import { guideContent, pageCopy } from "#content/library.server.ts";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { receiveNoScriptLead } from "../receive-no-script-lead.server.ts";
import { withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/lp";
import { funnelProduct, offersCopy } from "./offers-copy.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const { locale, slug } = funnelProduct(params);
	const { title, subtitle, chapters, disclosures } = guideContent(locale, slug);
	return {
		locale,
		slug,
		content: pageCopy(locale, "lp", slug).landing,
		guide: { title, subtitle, disclosures, chapters: chapters.map((chapter) => chapter.title) },
		copy: offersCopy(locale, slug).guide,
		leadCopy: leadCopyFor(locale, "guide"),
		messages: withheldMessages(locale),
	};
}

export function action(args: Route.ActionArgs) {
	return receiveNoScriptLead("guide", funnelProduct(args.params).locale, args);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, slug, content } = loaderData;
	const things = [faqPage(locale, content.faqs)];
	return pageMeta({ locale, path: funnelPath(slug, "lp"), ...content.meta, things });
}

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
	const { messages: _, ...page } = loaderData;
	return <GuidePage {...page} result={actionData} />;
}
