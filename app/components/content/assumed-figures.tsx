import type { ReactNode } from "react";
import { FigureNote } from "./figure-note.tsx";
import { Paragraphs, RichText } from "./rich-text.tsx";

/** Figures between their assumptions and their limits, all in the same text size. `after` follows them. */
export function AssumedFigures({
	copy: { intro, assumptions, note },
	labels,
	after,
	children,
}: {
	copy: { intro: string; assumptions: readonly string[]; note: string };
	labels: { assumptions: string; limits: string };
	after?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-14">
			<div>
				<Paragraphs texts={[intro]} />
				<h3 className="mt-7 font-sans text-base font-semibold">{labels.assumptions}</h3>
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
				<div className="mt-5">
					<FigureNote title={labels.limits} text={note} />
				</div>
				{after}
			</div>
		</div>
	);
}
