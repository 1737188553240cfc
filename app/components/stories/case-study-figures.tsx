import type { CaseStudyContent } from "#content/schema.ts";
import type { LabelledBar } from "#content/stories.server.ts";
import { Paragraphs, RichText } from "../content/rich-text.tsx";
import { ActionLink } from "./action-link.tsx";
import { Bars } from "./bars.tsx";
import { FigureNote } from "./figure-note.tsx";
import type { StoryLabels } from "./story-labels.ts";

/** The figures between what they rest on and what they do not show, all in the same size. */
export function CaseStudyFigures({
	copy,
	bars,
	labels,
	action,
}: {
	copy: CaseStudyContent["figures"];
	bars: readonly LabelledBar[];
	labels: StoryLabels;
	action: { path: string; label: string };
}) {
	const grows = bars.some(({ paidCents }) => paidCents !== undefined);
	return (
		<div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-14">
			<div>
				<Paragraphs texts={[copy.intro]} />
				<h3 className="mt-7 font-sans text-base font-semibold">{labels.assumptions}</h3>
				<ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-coral-600">
					{copy.assumptions.map((assumption) => (
						<li key={assumption}>
							<RichText text={assumption} />
						</li>
					))}
				</ul>
			</div>
			<div className="min-w-0">
				<figure className="m-0 rounded-xl bg-white p-6 shadow-sm sm:p-8 print:p-0">
					<figcaption className="mb-6 font-semibold text-ink-900">{copy.caption}</figcaption>
					<Bars bars={bars} {...(grows && { legend: labels })} />
				</figure>
				<div className="mt-5">
					<FigureNote title={labels.limits} text={copy.note} />
				</div>
				<div className="mt-7">
					<ActionLink {...action} variant="secondary" />
				</div>
			</div>
		</div>
	);
}
