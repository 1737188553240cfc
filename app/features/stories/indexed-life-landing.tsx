import { FigureNote } from "#app/components/content/figure-note.tsx";
import { Paragraphs, RichText } from "#app/components/content/rich-text.tsx";
import { LockScene } from "#app/components/illustrations/lock-scene.tsx";
import { Container, Section, SectionHeading } from "#app/components/ui/section.tsx";
import { BothSides } from "./both-sides.tsx";
import type { CampaignLandingProps } from "./campaign-landing.tsx";
import { IndexYears } from "./index-years.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingRest } from "./landing-rest.tsx";

/** For a saver who wants to know how it works before anything else: sober, with the mechanism first. */
export function IndexedLifeLanding({ content, years, labels, actionPath, call }: CampaignLandingProps) {
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
			<Section id="figure" tone="dawn">
				<SectionHeading id="figure" title={figure.title} />
				<p className="mt-4 max-w-[44rem]">
					<RichText text={figure.intro} />
				</p>
				<IndexYears years={years} caption={figure.caption} lines={figure.lines} />
				<div className="mt-6">
					<FigureNote title={labels.limits} text={figure.note} />
				</div>
			</Section>
			<BothSides content={content} ground="bg-ink-50" />
			<Section id="story">
				<div className="grid gap-6 lg:grid-cols-[4fr_8fr] lg:gap-16">
					<h2 id="story-title" className="text-2xl">
						{story.title}
					</h2>
					<Paragraphs texts={story.paragraphs} className="max-w-[44rem]" />
				</div>
			</Section>
			<LandingRest content={content} actionPath={actionPath} call={call} />
		</>
	);
}
