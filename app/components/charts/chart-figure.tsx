import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../ui/icon.tsx";

/** A chart, with its numbers in a collapsible table. */
export function ChartFigure({ title, table, children }: { title: string; table: ReactNode; children: ReactNode }) {
	const t = useTranslations("calculator.charts");
	return (
		<figure className="print:break-inside-avoid">
			<figcaption className="mb-3 font-semibold text-ink-900">{title}</figcaption>
			{children}
			<details className="group mt-2 print:hidden">
				<summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-900 underline decoration-ink-300 underline-offset-4">
					{t("asTable")}
					<Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
				</summary>
				{table}
			</details>
		</figure>
	);
}

/** A table that scrolls in its own frame, also by keyboard. */
export function ChartTable({
	caption,
	columns,
	rows,
}: {
	caption: string;
	columns: readonly string[];
	rows: readonly { head: string; cells: readonly string[]; own?: boolean }[];
}) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
			tabIndex={0}
			className="mt-2 max-h-96 overflow-auto rounded-md border border-ink-200"
		>
			<table className="w-full border-collapse text-sm tabular-nums">
				<caption id={id} className="sr-only">
					{caption}
				</caption>
				<thead className="sticky top-0 bg-ink-50">
					<tr>
						{columns.map((column, index) => (
							<th
								key={column}
								scope="col"
								className={`px-3 py-2 font-semibold text-ink-900 ${index === 0 ? "text-left" : "text-right"}`}
							>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ head, cells, own }) => (
						<tr key={head} className={`border-t border-ink-100 ${own ? "bg-sun-100 font-semibold" : ""}`}>
							<th scope="row" className="px-3 py-2 text-left font-medium text-ink-900">
								{head}
							</th>
							{cells.map((cell, index) => (
								<td key={columns[index + 1]} className="px-3 py-2 text-right whitespace-nowrap">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
