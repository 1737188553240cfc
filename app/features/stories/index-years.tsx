import type { LandingContent } from "#content/schema.ts";
import type { LabeledYear } from "#content/stories.server.ts";

/** Percent from the zero line to the upper and lower edge of a chart. */
const maxPercent = 20;

/** Shows an index's return and the credited interest for each year, as numbers and as a chart. */
export function IndexYears({
	years,
	lines,
}: {
	years: readonly LabeledYear[];
	lines: NonNullable<LandingContent["figure"]>["lines"];
}) {
	const label = (id: string) => lines.find((line) => line.id === id)?.label;
	return (
		<ol className="grid grid-cols-1 gap-4 xs:grid-cols-2 lg:grid-cols-4 lg:gap-6">
			{years.map((year, index) => (
				<li
					key={year.index}
					className="max-xs:grid max-xs:grid-cols-[minmax(0,4.5rem)_minmax(0,1fr)] max-xs:items-center max-xs:gap-x-4 rounded-xl bg-white p-5 shadow-sm"
				>
					<p className="col-span-2 font-semibold text-ink-900">
						{label("year")} {index + 1}
					</p>
					<Columns year={year} />
					<dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
						<dt className="flex items-center gap-2">
							<Swatch fill="fill-ink-300" />
							{label("index")}
						</dt>
						<dd className="font-semibold text-ink-900">{year.index}</dd>
						<dt className="flex items-center gap-2">
							<Swatch fill="fill-sun-400" />
							{label("credited")}
						</dt>
						<dd className="font-semibold text-ink-900">{year.credited}</dd>
					</dl>
				</li>
			))}
		</ol>
	);
}

function Columns({ year: { indexPercent, creditedPercent } }: { year: LabeledYear }) {
	return (
		<svg
			aria-hidden="true"
			focusable="false"
			viewBox={`0 ${-maxPercent} 60 ${2 * maxPercent}`}
			className="h-24 w-full xs:my-4 xs:h-36"
			preserveAspectRatio="xMidYMid meet"
		>
			<rect
				x="10"
				width="16"
				y={Math.min(0, -indexPercent)}
				height={Math.abs(indexPercent)}
				rx="1"
				className="fill-ink-300"
			/>
			<rect x="34" width="16" y={-creditedPercent} height={creditedPercent} rx="1" className="fill-sun-400" />
			<path d="M0 0H60" strokeWidth=".7" className="stroke-ink-900" />
		</svg>
	);
}

function Swatch({ fill }: { fill: string }) {
	return (
		<svg aria-hidden="true" focusable="false" viewBox="0 0 12 12" className="size-3.5 shrink-0">
			<path d="M0 0H12V12H0Z" className={fill} />
		</svg>
	);
}
