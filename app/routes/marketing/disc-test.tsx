import { useTranslations } from "use-intl";
import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { PageHero } from "#app/components/content/page-hero.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { DiscTest } from "#app/features/disc-test/disc-test.tsx";
import { StyleDescription } from "#app/features/disc-test/style-description.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/seo/page-seo.ts";
import { breadcrumbList } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import { pageCopy } from "#content/library.server.ts";
import type { DiscTestContent } from "#content/schema.ts";
import { discStyles } from "#domain/profiling/disc-test.ts";
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

/** Describes all four styles, for every result. */
function StyleList({ results }: { results: DiscTestContent["results"] }) {
	const t = useTranslations("disc");
	return (
		<PageSection id="styles" title={t("styles")} tone="sand">
			<div className="overflow-hidden rounded-xl bg-white shadow-sm">
				{discStyles.map((style) => (
					<details key={style} className="group border-ink-100 not-last:border-b" suppressHydrationWarning>
						<summary className="flex min-h-15 items-center justify-between gap-4 px-5 py-3 font-semibold text-ink-900 sm:px-7">
							{results[style].name}
							<Icon name="chevron" className="size-5 text-ink-500 transition-transform group-open:rotate-180" />
						</summary>
						<div className="px-5 pb-6 sm:px-7">
							<StyleDescription copy={results[style]} />
						</div>
					</details>
				))}
			</div>
		</PageSection>
	);
}
