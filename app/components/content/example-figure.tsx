import type { ServicePageContent } from "#content/schema.ts";
import { TableFrame } from "./content-table.tsx";
import { Paragraphs, RichText } from "./rich-text.tsx";

export interface ExampleLabels {
	assumptions: string;
	limits: string;
	line: string;
	figure: string;
	figures: string;
}

/** Figures with what they rest on before them, and what they do not show right after them in the same size. */
export function ExampleFigure({ copy, labels }: { copy: ServicePageContent["example"]; labels: ExampleLabels }) {
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
				<TableFrame id="example" caption={labels.figures}>
					<thead>
						<tr className="bg-ink-900 text-white">
							<th scope="col" className="px-5 py-3 text-left font-semibold">
								{labels.line}
							</th>
							<th scope="col" className="px-5 py-3 text-right font-semibold">
								{labels.figure}
							</th>
						</tr>
					</thead>
					<tbody>
						{copy.rows.map(({ label, value }) => (
							<tr key={label} className="border-t border-ink-100">
								<th scope="row" className="px-5 py-3.5 text-left font-normal">
									{label}
								</th>
								<td className="px-5 py-3.5 text-right font-serif text-lg leading-snug font-semibold text-ink-900">
									{value}
								</td>
							</tr>
						))}
					</tbody>
				</TableFrame>
				<div className="mt-5 rounded-r-lg border-l-4 border-coral-500 bg-white p-5">
					<h3 className="font-sans text-base font-semibold">{labels.limits}</h3>
					<p className="mt-1">
						<RichText text={copy.note} />
					</p>
				</div>
			</div>
		</div>
	);
}
