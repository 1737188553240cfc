import { cellStyle } from "#app/components/content/content-table.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Island } from "#app/islands/island.tsx";
import { StateFilters } from "./state-filters.tsx";
import { type RuledState, StateRow } from "./state-row.tsx";

export interface StateTableProps {
	caption: string;
	columns: Record<string, string>;
	exactPeriod: string;
	states: readonly RuledState[];
	products: readonly { product: string; name: string }[];
}

const tableId = "rules";

/**
 * The visitor's own state, then products and consumer protections of every state, folded: as a table, on phones as cards.
 * With script the reader can filter them.
 */
export function StateTable({ caption, columns, exactPeriod, states, products }: StateTableProps) {
	return (
		<>
			<Island
				name="state-filters"
				when="visible"
				component={StateFilters}
				props={{
					table: tableId,
					states: states.map(({ code, name }) => ({ value: code, name })),
					products: products.map(({ product, name }) => ({ value: product, name })),
				}}
				className="noscript:hidden print:hidden"
			/>
			<details className="group/all">
				<summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-full border-2 border-ink-800 px-6 font-semibold text-ink-900 hover:bg-white">
					{caption}
					<Icon name="chevron" className="size-4 transition-transform group-open/all:rotate-180" />
				</summary>
				<section
					id={tableId}
					aria-label={caption}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
					tabIndex={0}
					className="relative mt-5 overflow-x-auto rounded-lg md:border md:border-ink-200 md:bg-white"
				>
					<table
						// biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks loses its role otherwise
						role="table"
						aria-label={caption}
						className="w-full border-collapse text-sm md:min-w-[112rem] max-md:block"
					>
						<thead className="max-md:sr-only">
							<tr className="bg-ink-900 text-white">
								{Object.entries(columns).map(([key, name]) => (
									<th
										key={key}
										scope="col"
										className={`${cellStyle} font-semibold first:sticky first:left-0 first:bg-ink-900`}
									>
										{name}
									</th>
								))}
							</tr>
						</thead>
						<tbody
							// biome-ignore lint/a11y/noRedundantRoles: see the table
							role="rowgroup"
							className="max-md:grid max-md:gap-4"
						>
							{states.map((state) => (
								<StateRow key={state.code} state={state} columns={columns} exactPeriod={exactPeriod} />
							))}
						</tbody>
					</table>
				</section>
			</details>
		</>
	);
}
