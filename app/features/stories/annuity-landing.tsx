import { FigureNote } from "#app/components/content/figure-note.tsx";
import { Paragraphs, RichText } from "#app/components/content/rich-text.tsx";
import { StormScene } from "#app/components/illustrations/storm-scene.tsx";
import { Container, Section, SectionHeading } from "#app/components/ui/section.tsx";
import type { LabeledBar } from "#content/stories.server.ts";
import { Bars } from "./bars.tsx";
import { BothSides } from "./both-sides.tsx";
import type { CampaignLandingProps } from "./campaign-landing.tsx";
import { ExampleMark } from "./example-mark.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingRest } from "./landing-rest.tsx";

const sides = ["drop", "rise"] as const;

/** For somebody about to live on savings, who fears the next fall: the storm, then the same sum on both sides of it. */
export function AnnuityLanding({ content, bars, labels, actionPath, call }: CampaignLandingProps) {
	const { story, figure } = content;
	const ofSide = (side: string): LabeledBar[] => bars.filter(({ id }) => id.startsWith(side));
	return (
		<>
			<div className="on-dark bg-ink-800 text-ink-100 print:bg-white print:text-ink-900">
				<Container className="pt-12 pb-10 lg:pt-20">
					<LandingHero content={content} actionPath={actionPath} call={call} dark />
				</Container>
				<StormScene className="block h-56 w-full sm:h-72 lg:h-80 print:hidden" />
			</div>
			<Section id="story">
				<div className="grid gap-6 lg:grid-cols-[4fr_8fr] lg:gap-16">
					<div>
						<ExampleMark label={labels.mark} />
						<h2 id="story-title" className="mt-4 text-2xl">
							{story.title}
						</h2>
					</div>
					<Paragraphs texts={story.paragraphs} className="max-w-[44rem] text-lg" />
				</div>
			</Section>
			<Section id="figure" tone="sand">
				<SectionHeading id="figure" title={figure.title} />
				<p className="mt-4 max-w-[44rem]">
					<RichText text={figure.intro} />
				</p>
				<figure className="m-0 mt-8">
					<figcaption className="mb-4 font-semibold text-ink-900">{figure.caption}</figcaption>
					<div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
						{sides.map((side) => (
							<div key={side} className="rounded-xl bg-white p-6 shadow-sm sm:p-8">
								<h3 className="mb-6 text-xl">{figure.lines.find(({ id }) => id === `${side}Title`)?.label}</h3>
								<Bars bars={ofSide(side)} legend={labels} />
							</div>
						))}
					</div>
				</figure>
				<div className="mt-6">
					<FigureNote title={labels.limits} text={figure.note} />
				</div>
			</Section>
			<BothSides content={content} ground="bg-white" />
			<LandingRest content={content} actionPath={actionPath} call={call} />
		</>
	);
}
