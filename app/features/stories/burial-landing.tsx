import { FigureNote } from "#app/components/content/figure-note.tsx";
import { Paragraphs, RichText } from "#app/components/content/rich-text.tsx";
import { PorchScene } from "#app/components/illustrations/porch-scene.tsx";
import { Container, Section, SectionHeading } from "#app/components/ui/section.tsx";
import { BothSides } from "./both-sides.tsx";
import type { CampaignLandingProps } from "./campaign-landing.tsx";
import { ExampleMark } from "./example-mark.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingRest } from "./landing-rest.tsx";

/** For somebody who thinks of those who will have to pay for the funeral: warm, and told as a story. */
export function BurialLanding({ content, bars, labels, actionPath, call }: CampaignLandingProps) {
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
					<ExampleMark label={labels.mark} />
					<h2 id="story-title" className="mt-5 text-3xl">
						{story.title}
					</h2>
					<Paragraphs texts={story.paragraphs} className="mt-6 text-lg" />
				</div>
			</Section>
			<Section id="figure">
				<SectionHeading id="figure" title={figure.title} />
				<p className="mt-4 max-w-[44rem]">
					<RichText text={figure.intro} />
				</p>
				<figure className="m-0 mt-8">
					<figcaption className="mb-4 font-semibold text-ink-900">{figure.caption}</figcaption>
					<dl className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
						{bars.map(({ id, label, amount }) => (
							<div key={id} className="rounded-xl border-t-4 border-sun-300 bg-sand-50 px-5 py-6 text-center">
								<dt>{label}</dt>
								<dd className="mt-1 font-serif text-3xl font-semibold text-ink-900">{amount}</dd>
							</div>
						))}
					</dl>
				</figure>
				<div className="mt-6">
					<FigureNote title={labels.limits} text={figure.note} />
				</div>
			</Section>
			<BothSides content={content} />
			<LandingRest content={content} actionPath={actionPath} call={call} />
		</>
	);
}
