import type { ReactNode } from "react";

/** The questions, and beside them or beneath them the answer. */
export function PlannerFrame({
	id,
	title,
	lead,
	form,
	answer,
}: {
	/** Of the section; the answer's is `id` and `-answer`. */
	id: string;
	title: string;
	lead: string;
	form: ReactNode;
	answer: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
			<div className="max-w-[44rem]">
				<h2 id={`${id}-title`} className="text-2xl">
					{title}
				</h2>
				<p className="mt-4">{lead}</p>
			</div>
			<div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
				{form}
				<div id={`${id}-answer`} className="scroll-mt-24">
					{answer}
				</div>
			</div>
		</section>
	);
}
