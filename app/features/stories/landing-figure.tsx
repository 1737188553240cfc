import type { ReactNode } from "react";
import { soldPart } from "#app/browser/sales-parts.ts";
import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { FigureNote } from "#app/components/content/figure-note.tsx";
import { RichText } from "#app/components/content/rich-text.tsx";
import { Section, SectionHeading } from "#app/components/ui/section.tsx";
import type { LandingContent } from "#content/schema.ts";
import type { LandingSlug } from "#domain/site/pages.ts";

/** The section with a landing page's figures, from their introduction to their limits. */
export function LandingFigure({
	figure: { title, intro, caption, note },
	product,
	limits,
	tone = "white",
	children,
}: {
	figure: NonNullable<LandingContent["figure"]>;
	product: LandingSlug;
	/** The heading of the note. */
	limits: string;
	tone?: "white" | "sand" | "dawn";
	children: ReactNode;
}) {
	return (
		<div {...soldPart.mark(product)}>
			<Section id="figure" tone={tone}>
				<SectionHeading id="figure" title={title} />
				<p className="mt-4 max-w-[44rem]">
					<RichText text={intro} />
				</p>
				<figure className="m-0 mt-8">
					<figcaption className="mb-4 font-semibold text-ink-900">{caption}</figcaption>
					{children}
				</figure>
				<FigureMark product={product} />
				<div className="mt-6">
					<FigureNote title={limits} text={note} />
				</div>
			</Section>
		</div>
	);
}
