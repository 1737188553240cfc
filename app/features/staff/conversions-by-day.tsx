import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { Card } from "./card.tsx";
import type { ConversionRow } from "./conversion-row.ts";

type Copy = Pick<Messages["admin"]["conversions"], "overTime" | "day" | "count" | "unique" | "asTable">;

const [width, height, foot, gap] = [640, 150, 26, 4];

/** A column for each day, and the same numbers as a table. */
export function ConversionsByDay({ days, copy }: { days: readonly ConversionRow[]; copy: Copy }) {
	const step = width / days.length;
	const every = Math.ceil(days.length / 8);
	return (
		<Card title={copy.overTime} className="mt-6">
			<svg role="img" aria-label={copy.overTime} viewBox={`0 0 ${width} ${height}`} className="h-auto max-h-48 w-full">
				<path d={`M0 ${height - foot}H${width}`} className="stroke-ink-300" />
				{days.map((day, index) => {
					const tall = day.share * (height - foot - 24);
					const middle = (index + 0.5) * step;
					return (
						<g key={day.name}>
							<rect
								x={index * step + gap / 2}
								y={height - foot - tall}
								width={step - gap}
								height={tall}
								className="fill-coral-600"
							/>
							{day.share > 0 && days.length <= 10 && (
								<text x={middle} y={height - foot - tall - 6} textAnchor="middle" className="fill-ink-900 text-[14px]">
									{day.count}
								</text>
							)}
							{index % every === 0 && (
								<text
									x={index === 0 ? 0 : middle}
									y={height - 6}
									textAnchor={index === 0 ? "start" : "middle"}
									className="fill-ink-700 text-[14px]"
								>
									{day.name}
								</text>
							)}
						</g>
					);
				})}
			</svg>
			<Disclosure label={copy.asTable}>
				<table className="w-full border-collapse text-sm tabular-nums">
					<thead>
						<tr className="text-left">
							{[copy.day, copy.count, copy.unique].map((column) => (
								<th key={column} scope="col" className="py-1 pr-3 font-semibold">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{days.map((day) => (
							<tr key={day.name} className="border-t border-sand-200">
								<th scope="row" className="py-1 text-left font-medium">
									{day.name}
								</th>
								<td className="py-1 pr-3">{day.count}</td>
								<td className="py-1 pr-3">{day.sessions}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Disclosure>
		</Card>
	);
}
