import { Link } from "react-router";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import type { LeadSort } from "#domain/lead-desk/lead-filter.ts";
import { LeadRow } from "./lead-row.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";
import type { OpenLine } from "./merge-rows.ts";
import { as } from "./table-role.ts";

/** Of the table's width, in percent. The first column has a checkbox, and the second one takes the rest. */
const widths = { status: "w-[15%]", place: "w-[14%]", received: "w-[11%]", due: "w-[14%]", task: "w-[14%]" };

/** The leads: a table, and on a smaller screen a card for each, from the same markup. */
export function LeadTable({ page, rows, copy }: { page: ListPage; rows: readonly OpenLine[]; copy: ListCopy }) {
	const { columns } = copy;
	const head =
		"h-8 border-b border-sand-200 bg-sand-100 px-2.5 py-0 align-middle text-xs font-semibold text-ink-700 [@media(height>=30rem)]:sticky top-(--list-bar,0px) z-10";
	const sorted = (sort: LeadSort, title: string) => {
		const isSorted = page.sort === sort;
		const order = sort === "received" ? "descending" : "ascending";
		return (
			<th
				{...as("columnheader")}
				scope="col"
				aria-sort={isSorted ? order : undefined}
				className={`${head} ${widths[sort === "nextTask" ? "task" : sort === "due" ? "due" : "received"]}`}
			>
				{page.isSearch ? (
					title
				) : (
					<Link
						to={listPath(page.sortQueries[sort])}
						preventScrollReset
						className={`inline-flex min-h-8 items-center gap-1 underline-offset-4 hover:underline ${isSorted ? "text-ink-900 underline" : ""}`}
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
			className="lead-table w-full border-separate border-spacing-0 text-left lg:table-fixed lg:rounded-md lg:border lg:border-sand-200 lg:bg-white max-lg:block"
		>
			<caption className="sr-only">{columns.caption}</caption>
			<thead {...as("rowgroup")} className="max-lg:hidden">
				<tr {...as("row")}>
					<th {...as("columnheader")} scope="col" className={`${head} w-11 rounded-tl-md`}>
						<label className="-mx-2.5 flex h-8 items-center justify-center [@media(scripting:none)]:hidden">
							<span className="sr-only">{copy.bulk.selectPage}</span>
							<input type="checkbox" data-pick-page="" className="size-4 accent-ink-800" />
						</label>
					</th>
					<th {...as("columnheader")} scope="col" className={head}>
						{columns.name}
					</th>
					<th {...as("columnheader")} scope="col" className={`${head} ${widths.status}`}>
						{columns.status}
					</th>
					<th {...as("columnheader")} scope="col" className={`${head} ${widths.place}`}>
						{columns.place}
					</th>
					{sorted("received", columns.received)}
					{sorted("due", columns.due)}
					{sorted("nextTask", columns.task)}
				</tr>
			</thead>
			<tbody
				{...as("rowgroup")}
				className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-2 md:max-lg:grid-cols-2"
			>
				{rows.map((line) => (
					<LeadRow key={line.id} line={line} copy={copy} />
				))}
			</tbody>
		</table>
	);
}
