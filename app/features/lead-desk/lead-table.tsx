import { Link } from "react-router";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import type { LeadSort } from "#domain/lead-desk/lead-filter.ts";
import { LeadRow } from "./lead-row.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";
import type { OpenLine } from "./merge-rows.ts";
import { as } from "./table-role.ts";

/** The leads: a table, and on a smaller screen a card for each, from the same markup. */
export function LeadTable({ page, rows, copy }: { page: ListPage; rows: readonly OpenLine[]; copy: ListCopy }) {
	const { columns } = copy;
	const head = "px-3 py-1.5 align-middle text-sm font-semibold text-ink-700";
	const sorted = (sort: LeadSort, title: string) => {
		const isSorted = page.sort === sort;
		const order = sort === "received" ? "descending" : "ascending";
		return (
			<th {...as("columnheader")} scope="col" aria-sort={isSorted ? order : undefined} className={head}>
				{page.isSearch ? (
					title
				) : (
					<Link
						to={listPath(page.sortQueries[sort])}
						preventScrollReset
						className={`inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline ${isSorted ? "text-ink-900 underline" : ""}`}
					>
						{title}
						{isSorted && <span aria-hidden="true">{order === "ascending" ? "↑" : "↓"}</span>}
					</Link>
				)}
			</th>
		);
	};
	return (
		<table
			{...as("table")}
			className="w-full border-separate border-spacing-0 text-left lg:rounded-lg lg:border lg:border-sand-200 lg:bg-white max-lg:block"
		>
			<caption className="sr-only">{columns.caption}</caption>
			<thead {...as("rowgroup")} className="max-lg:hidden">
				<tr {...as("row")}>
					<th {...as("columnheader")} scope="col" className={`${head} w-11`}>
						<label className="-my-2 -ml-2 flex size-11 items-center justify-center [@media(scripting:none)]:hidden">
							<span className="sr-only">{copy.bulk.selectPage}</span>
							<input type="checkbox" data-pick-page="" className="size-5 accent-ink-800" />
						</label>
					</th>
					{[columns.name, columns.status, columns.place].map((title, index) => (
						<th key={title} {...as("columnheader")} scope="col" className={`${head} ${index === 0 ? "w-[30%]" : ""}`}>
							<span className="inline-flex min-h-11 items-center">{title}</span>
						</th>
					))}
					{sorted("received", columns.received)}
					{sorted("due", columns.due)}
					{sorted("nextTask", columns.task)}
				</tr>
			</thead>
			<tbody
				{...as("rowgroup")}
				className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-3 md:max-lg:grid-cols-2"
			>
				{rows.map((line) => (
					<LeadRow key={line.id} line={line} copy={copy} />
				))}
			</tbody>
		</table>
	);
}
