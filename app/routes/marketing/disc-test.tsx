import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { PageHero } from "#app/components/content/page-hero.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { DiscTest } from "#app/features/disc-test/disc-test.tsx";
import { StyleList } from "#app/features/disc-test/style-list.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import { pageCopy } from "#content/library.server.ts";
import { copyFor, messagesFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/disc-test";

const path = "/test-disc";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { frame, names } = copyFor(locale, "pages");
	return {
		locale,
		content: pageCopy(locale, "discTest", path),
		frame,
		crumbs: [
			{ name: frame.home, path: "/" },
			{ name: names["test-disc"], path },
		],
		messages: messagesFor(locale, ["disc"]),
	};
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, content, crumbs } = loaderData;
	return pageMeta({ locale, path, ...content.meta, things: [breadcrumbList(locale, crumbs)] });
}

export default function DiscTestRoute({ loaderData }: Route.ComponentProps) {
	const { content, frame, crumbs } = loaderData;
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={content.title} lead={content.lead} />
			<Container className="py-6 sm:py-12 lg:py-16">
				<Island name="disc-test" when="visible" component={DiscTest} props={{ content }} />
			</Container>
			<StyleList results={content.results} />
			<PageSection id="limits" title={content.limits.title}>
				<Paragraphs texts={content.limits.paragraphs} className="max-w-[44rem]" />
			</PageSection>
			<CallToAction frame={frame} copy={content.callToAction} booking={agency.booking.general} />
		</>
	);
}
