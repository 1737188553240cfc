import type { Messages } from "#i18n/messages.server.ts";
import { Card } from "./card.tsx";
import type { ConversionRow } from "./conversion-row.ts";

type Copy = Pick<Messages["admin"]["conversions"], "count" | "unique" | "empty">;

/** Conversions by one property, each with a bar. */
export function ConversionTable({
	title,
	note,
	rows,
	copy,
}: {
	title: string;
	note: string | null;
	rows: readonly ConversionRow[];
	copy: Copy;
}) {
	return (
		<Card title={title} lead={note}>
			{rows.length === 0 ? (
				<p className="text-ink-700">{copy.empty}</p>
			) : (
				<table className="w-full border-collapse text-sm tabular-nums">
					<thead className="sticky top-0 bg-white text-left text-ink-700">
						<tr>
							<th scope="col" className="py-1 font-semibold">
								<span className="sr-only">{title}</span>
							</th>
							<th scope="col" className="py-1 pl-3 text-right font-semibold">
								{copy.count}
							</th>
							<th scope="col" className="py-1 pl-3 text-right font-semibold">
								{copy.unique}
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.name} className="border-t border-sand-200 align-top">
								<th scope="row" className="w-full py-2 text-left font-medium text-ink-900">
									<span className="wrap-anywhere">{row.name}</span>
									<svg
										aria-hidden="true"
										viewBox="0 0 100 3"
										preserveAspectRatio="none"
										className="mt-1 block h-1.5 w-full"
									>
										<rect width={row.share * 100} height="3" className="fill-coral-600" />
									</svg>
								</th>
								<td className="py-2 pl-3 text-right">{row.count}</td>
								<td className="py-2 pl-3 text-right">{row.sessions}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Card>
	);
}
