import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { followState, pickState } from "../location/visitor-location.ts";
import { OwnState } from "./own-state.tsx";
import { type StateFilter, showMatchingStates } from "./show-matching-states.ts";

type Options = readonly { value: string; name: string }[];

/**
 * The rules of the visitor's own state, and filters of the table below. `table` is the id of the table's frame, which
 * opens when something is chosen.
 */
export function StateFilters({ table, states, products }: { table: string; states: Options; products: Options }) {
	const t = useTranslations("table");
	const [filter, setFilter] = useState<StateFilter>({ state: "", product: "" });
	const [count, setCount] = useState(states.length);
	const filters = useRef<HTMLDivElement>(null);
	const own = useOwnState();

	// The reader may have chosen before the script ran, or the browser may have restored a choice.
	useEffect(() => {
		const [state, product] = filters.current?.querySelectorAll("select") ?? [];
		setFilter({ state: state?.value ?? "", product: product?.value ?? "" });
	}, []);
	useEffect(() => setCount(showMatchingStates(table, filter)), [table, filter]);

	function choose(change: Partial<StateFilter>): void {
		setFilter((now) => ({ ...now, ...change }));
		if (change.state) pickState(change.state);
		document.querySelector(`details:has(#${table})`)?.setAttribute("open", "");
	}

	return (
		<>
			<OwnState table={table} state={own} />
			<div ref={filters} className="mb-6 flex flex-wrap items-end gap-5">
				<Filter
					label={t("state")}
					all={t("allStates")}
					options={states}
					value={filter.state}
					onChoose={(state) => choose({ state })}
				/>
				<Filter
					label={t("product")}
					all={t("allProducts")}
					options={products}
					value={filter.product}
					onChoose={(product) => choose({ product })}
				/>
				<p role="status" className="min-h-7 py-3 text-sm font-medium text-ink-800">
					{(filter.state || filter.product) && (count > 0 ? t("shown", { count }) : t("none"))}
				</p>
			</div>
		</>
	);
}

function Filter({
	label,
	all,
	options,
	value,
	onChoose,
}: {
	label: string;
	all: string;
	options: Options;
	value: string;
	onChoose: (value: string) => void;
}) {
	return (
		<label className="grid w-full gap-1.5 text-sm font-semibold text-ink-900 sm:w-auto">
			{label}
			<select
				value={value}
				onChange={(event) => onChoose(event.currentTarget.value)}
				className="min-h-12 rounded-lg border-2 border-ink-400 bg-white px-3 text-base font-normal sm:min-w-60"
			>
				<option value="">{all}</option>
				{options.map(({ value, name }) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}

/** The state that the visitor stated or was found in; null until it is known. */
function useOwnState(): string | null {
	const [state, setState] = useState<string | null>(null);
	useEffect(() => followState(setState), []);
	return state;
}
