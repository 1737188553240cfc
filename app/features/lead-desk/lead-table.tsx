import { Link } from "react-router";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import { type LeadColumn, sortsOfColumn, usualColumns } from "#domain/lead-desk/lead-columns.ts";
import { isReversed, type LeadSort, type SortKey, sortKeyOf } from "#domain/lead-desk/lead-sort.ts";
import { LeadRow } from "./lead-row.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";
import type { OpenLine } from "./merge-rows.ts";
import { as } from "./table-role.ts";

/** Of the table's width, in percent. The first column has a checkbox, and the second one takes the rest. */
const widths: Record<LeadColumn, string> = {
	status: "w-[17%]",
	place: "w-[14%]",
	received: "w-[11%]",
	due: "w-[14%]",
	task: "w-[14%]",
	contact: "w-[12%]",
	value: "w-[10%]",
};
/** With more columns than usual: from 1440 pixels on, each head is on one line in all languages. */
const narrowWidths: Record<LeadColumn, string> = {
	status: "w-[15.5%]",
	place: "w-[12%]",
	received: "w-[8.5%]",
	due: "w-[12.5%]",
	task: "w-[11.5%]",
	contact: "w-[11.5%]",
	value: "w-[9.5%]",
};

const headStyle =
	"h-8 border-b border-sand-200 bg-sand-100 px-2.5 py-0 align-middle text-xs font-semibold text-ink-700 [@media(height>=30rem)]:sticky top-(--list-bar,0px) z-10";

/** The orders that go down from the last value. */
const descending: readonly LeadSort[] = ["received", "value"];

function directionOf(sort: LeadSort): "ascending" | "descending" {
	return descending.includes(sortKeyOf(sort)) === isReversed(sort) ? "ascending" : "descending";
}

/** The head of a column. It leads to the list in its order, and then to the list the other way around. */
function Head({
	page,
	column,
	width = "",
	copy,
}: {
	page: ListPage;
	column: LeadColumn | "name";
	width?: string;
	copy: ListCopy;
}) {
	const keys: readonly SortKey[] = sortsOfColumn[column];
	const sorted = page.isSearch ? undefined : keys.find((key) => key === sortKeyOf(page.sort));
	const direction = sorted && directionOf(page.sort);
	return (
		<th {...as("columnheader")} scope="col" aria-sort={direction} className={`${headStyle} ${width}`}>
			{page.isSearch
				? copy.columns[column]
				: keys.map((key, index) => (
						<span key={key} className="min-[90rem]:whitespace-nowrap">
							{index > 0 && <span aria-hidden="true"> · </span>}
							<Link
								to={listPath(page.sortQueries[key])}
								preventScrollReset
								className={`inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:underline ${key === sorted ? "text-ink-900 underline" : ""}`}
							>
								{keys.length > 1 ? copy.heads[key as keyof ListCopy["heads"]] : copy.columns[column]}
								{key === sorted && <span aria-hidden="true">{direction === "ascending" ? "↑" : "↓"}</span>}
							</Link>
						</span>
					))}
		</th>
	);
}

/** The leads: a table, and on a smaller screen a card for each, from the same markup. */
export function LeadTable({ page, rows, copy }: { page: ListPage; rows: readonly OpenLine[]; copy: ListCopy }) {
	const width = page.columns.length > usualColumns.length ? narrowWidths : widths;
	return (
		<table
			{...as("table")}
			className="lead-table w-full border-separate border-spacing-0 text-left lg:table-fixed lg:rounded-md lg:border lg:border-sand-200 lg:bg-white max-lg:block"
		>
			<caption className="sr-only">{copy.columns.caption}</caption>
			<thead {...as("rowgroup")} className="max-lg:hidden">
				<tr {...as("row")}>
					<th {...as("columnheader")} scope="col" className={`${headStyle} w-11 rounded-tl-md`}>
						<label className="-mx-2.5 flex h-8 items-center justify-center [@media(scripting:none)]:hidden">
							<span className="sr-only">{copy.bulk.selectPage}</span>
							<input type="checkbox" data-pick-page="" className="size-4 accent-ink-800" />
						</label>
					</th>
					<Head page={page} column="name" copy={copy} />
					{page.columns.map((column) => (
						<Head key={column} page={page} column={column} width={width[column]} copy={copy} />
					))}
				</tr>
			</thead>
			<tbody
				{...as("rowgroup")}
				className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-2 md:max-lg:grid-cols-2"
			>
				{rows.map((line) => (
					<LeadRow key={line.id} line={line} columns={page.columns} copy={copy} />
				))}
			</tbody>
		</table>
	);
}
