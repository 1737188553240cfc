import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { WrittenQuotes } from "#app/components/content/written-quotes.tsx";
import { PorchScene } from "#app/components/illustrations/porch-scene.tsx";
import { Container, Section } from "#app/components/ui/section.tsx";
import { BothSides } from "./both-sides.tsx";
import type { CampaignLandingProps } from "./campaign-landing-props.ts";
import { ExampleMark } from "./example-mark.tsx";
import { LandingFigure } from "./landing-figure.tsx";
import { LandingHero } from "./landing-hero.tsx";

/** For readers who think of their family's funeral bill: a warm scene and a story. */
export function BurialLanding({ content, bars, copy, quotes, actionPath, call }: CampaignLandingProps) {
	const { story, figure } = content;
	return (
		<>
			<div className="bg-coral-50 print:bg-white">
				<Container className="grid items-center gap-10 py-10 md:grid-cols-2 lg:gap-16 lg:py-16">
					<LandingHero content={content} actionPath={actionPath} call={call} />
					<div className="overflow-hidden rounded-xl shadow-lg print:hidden">
						<PorchScene />
					</div>
				</Container>
			</div>
			<Section id="story" tone="sand">
				<div className="mx-auto max-w-[46rem] rounded-xl bg-white px-6 py-9 shadow-sm sm:px-12 sm:py-14">
					<ExampleMark label={copy.mark} />
					<h2 id="story-title" className="mt-5 text-3xl">
						{story.title}
					</h2>
					<Paragraphs texts={story.paragraphs} className="mt-6 text-lg" />
				</div>
			</Section>
			{figure ? (
				<LandingFigure product="final-expense" figure={figure} limits={copy.limits}>
					<dl className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
						{bars.map(({ id, label, amount }) => (
							<div key={id} className="rounded-xl border-t-4 border-sun-300 bg-sand-50 px-5 py-6 text-center">
								<dt>{label}</dt>
								<dd className="mt-1 font-serif text-3xl font-semibold text-ink-900">{amount}</dd>
							</div>
						))}
					</dl>
				</LandingFigure>
			) : (
				<WrittenQuotes copy={quotes} product="final-expense" path={actionPath} />
			)}
			<BothSides content={content} />
		</>
	);
}
