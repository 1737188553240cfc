import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { type Choice, showMatchingStates } from "./show-matching-states.ts";

export interface Option {
	value: string;
	name: string;
}

/** Leaves of the table's states those that the reader asks for. `table` is the id of its frame. */
export function StateFilters({
	table,
	states,
	products,
}: {
	table: string;
	states: readonly Option[];
	products: readonly Option[];
}) {
	const t = useTranslations("table");
	const [choice, setChoice] = useState<Choice>({ state: "", product: "" });
	const [count, setCount] = useState(states.length);
	const filters = useRef<HTMLDivElement>(null);

	// What was chosen before the script ran, or is restored by the browser, counts too.
	useEffect(() => {
		const [state, product] = filters.current?.querySelectorAll("select") ?? [];
		setChoice({ state: state?.value ?? "", product: product?.value ?? "" });
	}, []);
	useEffect(() => setCount(showMatchingStates(table, choice)), [table, choice]);

	return (
		<div ref={filters} className="mb-6 flex flex-wrap items-end gap-5">
			<Filter
				label={t("state")}
				all={t("allStates")}
				options={states}
				onChoose={(state) => setChoice((now) => ({ ...now, state }))}
			/>
			<Filter
				label={t("product")}
				all={t("allProducts")}
				options={products}
				onChoose={(product) => setChoice((now) => ({ ...now, product }))}
			/>
			<p role="status" className="min-h-7 py-3 text-sm font-medium text-ink-800">
				{(choice.state || choice.product) && (count > 0 ? t("shown", { count }) : t("none"))}
			</p>
		</div>
	);
}

function Filter({
	label,
	all,
	options,
	onChoose,
}: {
	label: string;
	all: string;
	options: readonly Option[];
	onChoose: (value: string) => void;
}) {
	return (
		<label className="grid w-full gap-1.5 text-sm font-semibold text-ink-900 sm:w-auto">
			{label}
			<select
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
