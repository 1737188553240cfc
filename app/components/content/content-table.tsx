import type { ReactNode } from "react";
import { RichText } from "./rich-text.tsx";

export const cellStyle = "px-4 py-3 text-left align-top";

/** A table of copy. Wide tables scroll in their own frame, also by keyboard. */
export function ContentTable({
	id,
	caption,
	columns,
	rows,
	stacked = false,
}: {
	/** Unique on the page. */
	id: string;
	caption: string;
	columns: readonly string[];
	rows: readonly (readonly string[])[];
	/** Each row is two: its heading, then what is compared side by side, so that it fits a phone. */
	stacked?: boolean | undefined;
}) {
	if (stacked) return <StackedTable id={id} caption={caption} columns={columns} rows={rows} />;
	return (
		<TableFrame id={id} caption={caption} className={columns.length > 2 ? "min-w-[40rem]" : ""}>
			<thead>
				<tr className="bg-ink-50">
					{columns.map((column) => (
						<th key={column} scope="col" className={`${cellStyle} font-semibold text-ink-900`}>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([first = "", ...others]) => (
					<tr key={first} className="border-t border-ink-100">
						<th scope="row" className={`${cellStyle} font-medium text-ink-900`}>
							<RichText text={first} />
						</th>
						{others.map((value, index) => (
							<td key={columns[index + 1]} className={cellStyle}>
								<RichText text={value} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</TableFrame>
	);
}

function StackedTable({ id, caption, columns, rows }: Omit<Parameters<typeof ContentTable>[0], "stacked">) {
	const compared = columns.slice(1);
	return (
		<TableFrame id={id} caption={caption} className="table-fixed">
			<thead>
				<tr className="bg-ink-50">
					{compared.map((column) => (
						<th
							key={column}
							scope="col"
							className={`${cellStyle} font-semibold wrap-anywhere text-ink-900 max-sm:px-3`}
						>
							{column}
						</th>
					))}
				</tr>
			</thead>
			{rows.map(([heading = "", ...values]) => (
				<tbody key={heading}>
					<tr className="border-t border-ink-100 bg-sand-50">
						<th
							scope="rowgroup"
							colSpan={compared.length}
							className={`${cellStyle} font-semibold text-ink-900 max-sm:px-3`}
						>
							{heading}
						</th>
					</tr>
					<tr>
						{values.map((value, index) => (
							<td key={compared[index]} className={`${cellStyle} wrap-break-word hyphens-auto max-sm:px-3`}>
								<RichText text={value} />
							</td>
						))}
					</tr>
				</tbody>
			))}
		</TableFrame>
	);
}

export function TableFrame({
	id,
	caption,
	className = "",
	children,
}: {
	id: string;
	caption: string;
	className?: string;
	children: ReactNode;
}) {
	return (
		<figure className="m-0">
			<figcaption id={`${id}-caption`} className="mb-2 text-sm font-semibold text-ink-800">
				{caption}
			</figcaption>
			<section
				aria-labelledby={`${id}-caption`}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
				tabIndex={0}
				className="relative overflow-x-auto rounded-lg border border-ink-200 bg-white print:overflow-visible"
			>
				<table aria-labelledby={`${id}-caption`} className={`w-full border-collapse text-sm ${className}`}>
					{children}
				</table>
			</section>
		</figure>
	);
}
