import { cellStyle, TableFrame } from "#app/components/content/content-table.tsx";
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

/** Products and consumer protections of every state. With script the reader can filter them. */
export function StateTable({ caption, columns, exactPeriod, states, products }: StateTableProps) {
	return (
		<>
			<Island
				name="state-filters"
				when="interaction"
				component={StateFilters}
				props={{
					table: tableId,
					states: states.map(({ code, name }) => ({ value: code, name })),
					products: products.map(({ product, name }) => ({ value: product, name })),
				}}
				className="noscript:hidden print:hidden"
			/>
			<TableFrame id={tableId} caption={caption} className="min-w-[112rem]">
				<thead>
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
				<tbody>
					{states.map((state) => (
						<StateRow key={state.code} state={state} exactPeriod={exactPeriod} />
					))}
				</tbody>
			</TableFrame>
		</>
	);
}
