import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { WrittenQuotes } from "#app/components/content/written-quotes.tsx";
import { LockScene } from "#app/components/illustrations/lock-scene.tsx";
import { Container, Section } from "#app/components/ui/section.tsx";
import { BothSides } from "./both-sides.tsx";
import type { CampaignLandingProps } from "./campaign-landing-props.ts";
import { IndexYears } from "./index-years.tsx";
import { LandingFigure } from "./landing-figure.tsx";
import { LandingHero } from "./landing-hero.tsx";

/** For savers who first want to know how it works: sober, with the mechanism before the story. */
export function IndexedLifeLanding({ content, years, copy, quotes, actionPath, call }: CampaignLandingProps) {
	const { story, figure } = content;
	return (
		<>
			<div className="on-dark bg-ink-900 text-ink-100 print:bg-white print:text-ink-900">
				<Container className="grid items-center gap-10 py-12 md:grid-cols-2 lg:gap-16 lg:py-20">
					<LandingHero content={content} actionPath={actionPath} call={call} dark />
					<div className="overflow-hidden rounded-xl print:hidden">
						<LockScene />
					</div>
				</Container>
			</div>
			{figure ? (
				<LandingFigure product="iul" figure={figure} limits={copy.limits} tone="dawn">
					<IndexYears years={years} lines={figure.lines} />
				</LandingFigure>
			) : (
				<WrittenQuotes copy={quotes} product="iul" path={actionPath} />
			)}
			<BothSides content={content} background="bg-ink-50" />
			<Section id="story">
				<div className="grid gap-6 lg:grid-cols-[4fr_8fr] lg:gap-16">
					<h2 id="story-title" className="text-2xl">
						{story.title}
					</h2>
					<Paragraphs texts={story.paragraphs} className="max-w-[44rem]" />
				</div>
			</Section>
		</>
	);
}
