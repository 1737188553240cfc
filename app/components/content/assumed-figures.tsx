import type { ReactNode } from "react";
import { FigureNote } from "./figure-note.tsx";
import { Paragraphs, RichText } from "./rich-text.tsx";

/** Figures with their assumptions and limits, all in the same text size. `after` comes below them. */
export function AssumedFigures({
	content: { intro, assumptions, note },
	copy,
	source,
	after,
	children,
}: {
	content: { intro: string; assumptions: readonly string[]; note: string };
	copy: { assumptions: string; limits: string };
	/** The source of the figures. */
	source: ReactNode;
	after?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-14">
			<div>
				<Paragraphs texts={[intro]} />
				<h3 id="assumptions" className="mt-7 scroll-mt-24 font-sans text-base font-semibold">
					{copy.assumptions}
				</h3>
				<ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-coral-600">
					{assumptions.map((assumption) => (
						<li key={assumption}>
							<RichText text={assumption} />
						</li>
					))}
				</ul>
			</div>
			<div className="min-w-0">
				{children}
				{source}
				<div className="mt-5">
					<FigureNote title={copy.limits} text={note} />
				</div>
				{after}
			</div>
		</div>
	);
}
