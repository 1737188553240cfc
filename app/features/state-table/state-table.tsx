import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { cellStyle, TableFrame } from "#app/components/content/content-table.tsx";
import { type RuledState, StateRow } from "./state-row.tsx";

export interface StateTableProps {
	caption: string;
	columns: Record<string, string>;
	exactPeriod: string;
	states: readonly RuledState[];
	products: readonly { product: string; name: string }[];
}

/** Products and protections of every state; with script, of those that the reader asks for. */
export function StateTable({ caption, columns, exactPeriod, states, products }: StateTableProps) {
	const t = useTranslations("table");
	const [code, setCode] = useState("");
	const [product, setProduct] = useState("");
	const filters = useRef<HTMLDivElement>(null);
	const shown = states.filter(
		(state) => (!code || state.code === code) && (!product || state.products.some((p) => p.product === product)),
	);

	// What was chosen before the script ran, or is restored by the browser, counts too.
	useEffect(() => {
		const [stateChoice, productChoice] = filters.current?.querySelectorAll("select") ?? [];
		setCode(stateChoice?.value ?? "");
		setProduct(productChoice?.value ?? "");
	}, []);

	return (
		<>
			<div ref={filters} className="mb-6 flex flex-wrap items-end gap-5 noscript:hidden print:hidden">
				<Choice
					label={t("state")}
					all={t("allStates")}
					options={states.map((state) => ({ value: state.code, name: state.name }))}
					onChoose={setCode}
				/>
				<Choice
					label={t("product")}
					all={t("allProducts")}
					options={products.map(({ product: value, name }) => ({ value, name }))}
					onChoose={setProduct}
				/>
				<p role="status" className="min-h-7 py-3 text-sm font-medium text-ink-800">
					{(code || product) && (shown.length > 0 ? t("shown", { count: shown.length }) : t("none"))}
				</p>
			</div>
			<TableFrame id="rules" caption={caption} className="min-w-[100rem]">
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
					{shown.map((state) => (
						<StateRow key={state.code} state={state} exactPeriod={exactPeriod} />
					))}
				</tbody>
			</TableFrame>
		</>
	);
}

function Choice({
	label,
	all,
	options,
	onChoose,
}: {
	label: string;
	all: string;
	options: readonly { value: string; name: string }[];
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
