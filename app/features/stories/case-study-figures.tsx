import { AssumedFigures } from "#app/components/content/assumed-figures.tsx";
import { FigureMark } from "#app/components/content/figure-mark.tsx";
import type { CaseStudyContent } from "#content/schema.ts";
import type { LabeledBar } from "#content/stories.server.ts";
import type { CaseStudySlug } from "#domain/site/pages.ts";
import { ActionLink } from "./action-link.tsx";
import { Bars } from "./bars.tsx";
import type { StoryCopy } from "./story-copy.ts";

export function CaseStudyFigures({
	slug,
	figures,
	bars,
	copy,
	action,
}: {
	slug: CaseStudySlug;
	figures: NonNullable<CaseStudyContent["figures"]>;
	bars: readonly LabeledBar[];
	copy: StoryCopy;
	action: { path: string; label: string };
}) {
	const grows = bars.some(({ paidCents }) => paidCents !== undefined);
	return (
		<AssumedFigures
			content={figures}
			copy={copy}
			source={<FigureMark product={slug} assumptions="assumptions" />}
			after={
				<div className="mt-7">
					<ActionLink {...action} variant="secondary" />
				</div>
			}
		>
			<figure className="m-0 rounded-xl bg-white p-6 shadow-sm sm:p-8 print:p-0">
				<figcaption className="mb-6 font-semibold text-ink-900">{figures.caption}</figcaption>
				<Bars bars={bars} {...(grows && { legend: copy })} />
			</figure>
		</AssumedFigures>
	);
}
