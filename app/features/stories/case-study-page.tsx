import type { ReactNode } from "react";
import { useClaims } from "#app/browser/page-frame.tsx";
import { Disclosures } from "#app/components/content/disclosures.tsx";
import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Paragraphs, RichText } from "#app/components/content/rich-text.tsx";
import { Cards, Points } from "#app/components/content/section-blocks.tsx";
import { WrittenQuotes, type WrittenQuotesCopy } from "#app/components/content/written-quotes.tsx";
import { PierScene } from "#app/components/illustrations/pier-scene.tsx";
import { SaplingsScene } from "#app/components/illustrations/saplings-scene.tsx";
import { TruckScene } from "#app/components/illustrations/truck-scene.tsx";
import { WatchScene } from "#app/components/illustrations/watch-scene.tsx";
import { Container } from "#app/components/ui/section.tsx";
import type { CaseStudyContent } from "#content/schema.ts";
import type { LabeledBar } from "#content/stories.server.ts";
import { hasFigures } from "#domain/claims/figures.ts";
import type { CaseStudySlug } from "#domain/site/pages.ts";
import { CaseStudyFigures } from "./case-study-figures.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { ExampleMark } from "./example-mark.tsx";
import type { StoryCopy } from "./story-copy.ts";

export interface CaseStudyProps {
	slug: CaseStudySlug;
	content: CaseStudyContent;
	bars: readonly LabeledBar[];
	copy: StoryCopy;
	/** In place of figures that are withheld. */
	quotes: WrittenQuotesCopy;
	/** The calculator, with the same inputs. */
	calculatorPath: string;
	call: string;
}

const scenes: Readonly<Record<CaseStudySlug, () => ReactNode>> = {
	fia: PierScene,
	iul: SaplingsScene,
	"whole-life": WatchScene,
	ibc: TruckScene,
};

/** An invented person's decision: the plan, its figures, what can go wrong, and the outcome. */
export function CaseStudyPage({ slug, content, bars, copy, quotes, calculatorPath, call }: CaseStudyProps) {
	const claims = useClaims();
	const { person, plan, figures, wrong, decision, questions, disclosures, callToAction } = content;
	const Scene = scenes[slug];
	const action = { path: calculatorPath, label: callToAction.action };
	return (
		<>
			<CaseStudyHero content={content} mark={copy.mark} illustration={<Scene />} />
			<PageSection id="person" title={person.title}>
				<Paragraphs texts={person.paragraphs} className="max-w-[44rem]" />
				<dl className="mt-8 grid gap-4 xs:grid-cols-2">
					{person.facts.map(({ label, value }) => (
						<div key={label} className="rounded-lg bg-sand-100 px-5 py-4 print:border print:p-2">
							<dt className="text-sm">{label}</dt>
							<dd className="font-serif text-xl font-semibold text-ink-900">{value}</dd>
						</div>
					))}
				</dl>
			</PageSection>
			<PageSection id="plan" title={plan.title} joined>
				<Paragraphs texts={plan.paragraphs} className="max-w-[44rem]" />
				{/* This plan is compared with the price of term life. */}
				{slug === "iul" && hasFigures("term-life", claims) && <FigureMark product="term-life" />}
			</PageSection>
			{figures ? (
				<PageSection id="figures" title={figures.title} tone="mist" wide>
					<CaseStudyFigures slug={slug} figures={figures} bars={bars} copy={copy} action={action} />
				</PageSection>
			) : (
				<WrittenQuotes copy={quotes} product={slug} />
			)}
			<PageSection id="wrong" title={wrong.title} tone="sand" wide>
				<Paragraphs texts={[wrong.intro]} className="mb-8 max-w-[44rem]" />
				<Cards items={wrong.items} />
			</PageSection>
			<PageSection id="decision" title={decision.title}>
				<Paragraphs texts={decision.paragraphs} className="max-w-[44rem]" />
			</PageSection>
			<PageSection id="questions" title={questions.title} joined>
				<div className="max-w-[44rem]">
					<Points items={questions.items.map((text) => ({ text }))} />
				</div>
			</PageSection>
			<Disclosures {...disclosures} />
			<ClosingSection copy={callToAction} action={action} call={call} />
		</>
	);
}

function CaseStudyHero({
	content: { title, lead, notice },
	mark,
	illustration,
}: {
	content: CaseStudyContent;
	mark: string;
	illustration: ReactNode;
}) {
	return (
		<div className="bg-sand-50 print:bg-white">
			<Container className="grid items-center gap-10 py-10 md:grid-cols-[7fr_5fr] lg:gap-16 lg:py-16">
				<div className="max-w-[46rem]">
					<ExampleMark label={mark} />
					<h1 className="mt-5 text-3xl">{title}</h1>
					<p className="mt-5 text-lg">
						<RichText text={lead} />
					</p>
					<p className="mt-6 rounded-r-lg border-l-4 border-sun-400 bg-white p-5">
						<RichText text={notice} />
					</p>
				</div>
				<div className="overflow-hidden rounded-xl shadow-lg print:hidden">{illustration}</div>
			</Container>
		</div>
	);
}
