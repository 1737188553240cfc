import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { WrittenQuotes } from "#app/components/content/written-quotes.tsx";
import { StormScene } from "#app/components/illustrations/storm-scene.tsx";
import { Container, Section } from "#app/components/ui/section.tsx";
import type { LabeledBar } from "#content/stories.server.ts";
import { Bars } from "./bars.tsx";
import { BothSides } from "./both-sides.tsx";
import type { CampaignLandingProps } from "./campaign-landing-props.ts";
import { ExampleMark } from "./example-mark.tsx";
import { LandingFigure } from "./landing-figure.tsx";
import { LandingHero } from "./landing-hero.tsx";

const sides = ["drop", "rise"] as const;

/** For readers about to live on their savings, who fear the next crash: a storm, then the same sum in a drop and a rise. */
export function AnnuityLanding({ content, bars, copy, quotes, actionPath, call }: CampaignLandingProps) {
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
						<ExampleMark label={copy.mark} />
						<h2 id="story-title" className="mt-4 text-2xl">
							{story.title}
						</h2>
					</div>
					<Paragraphs texts={story.paragraphs} className="max-w-[44rem] text-lg" />
				</div>
			</Section>
			{figure ? (
				<LandingFigure product="fia" figure={figure} limits={copy.limits} tone="sand">
					<div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
						{sides.map((side) => (
							<div key={side} className="rounded-xl bg-white p-6 shadow-sm sm:p-8">
								<h3 className="mb-6 text-xl">{figure.lines.find(({ id }) => id === `${side}Title`)?.label}</h3>
								<Bars bars={ofSide(side)} legend={copy} />
							</div>
						))}
					</div>
				</LandingFigure>
			) : (
				<WrittenQuotes copy={quotes} product="fia" path={actionPath} />
			)}
			<BothSides content={content} background="bg-white" />
		</>
	);
}
