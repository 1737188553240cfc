import { Link } from "react-router";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import type { LeadSort } from "#domain/lead-desk/lead-filter.ts";
import { LeadRow } from "./lead-row.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";
import { as } from "./table-role.ts";

/** The leads: a table, and on a phone a card for each, from the same markup. */
export function LeadTable({ page, copy }: { page: ListPage; copy: ListCopy }) {
	const { columns } = copy;
	const head = "px-3 py-3 align-bottom text-sm font-semibold text-ink-700";
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
			className="w-full border-separate border-spacing-0 text-left md:rounded-lg md:border md:border-sand-200 md:bg-white max-md:block"
		>
			<caption className="sr-only">{columns.caption}</caption>
			<thead {...as("rowgroup")} className="max-md:hidden">
				<tr {...as("row")}>
					<th {...as("columnheader")} scope="col" className={`${head} w-11`}>
						<span className="sr-only">{columns.select}</span>
					</th>
					{[columns.name, columns.place, columns.status].map((title, index) => (
						<th key={title} {...as("columnheader")} scope="col" className={`${head} ${index === 0 ? "w-[32%]" : ""}`}>
							<span className="inline-flex min-h-11 items-center">{title}</span>
						</th>
					))}
					{sorted("received", columns.received)}
					{sorted("due", columns.due)}
					{sorted("nextTask", columns.task)}
				</tr>
			</thead>
			<tbody {...as("rowgroup")} className="max-md:grid max-md:gap-3">
				{page.rows.map((line) => (
					<LeadRow key={line.id} line={line} copy={copy} />
				))}
			</tbody>
		</table>
	);
}
