import type { ReactNode } from "react";
import { cellStyle } from "#app/components/content/content-table.tsx";
import { LicensedStatus, type Regulator, RegulatorContact } from "#app/components/content/regulator.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { columnName, ruledState, soldProducts } from "./show-matching-states.ts";

interface Cell {
	text: string;
	evidence?: string | undefined;
}

export interface RuledState {
	code: string;
	name: string;
	/** The path of the state's own page; absent if the agency isn't licensed there. */
	path?: string | undefined;
	/** Empty for a license that may not be claimed. */
	status: string;
	products: readonly { product: string; name: string }[];
	freeLook: { life: Cell; annuity: Cell };
	replacementNotice: Cell;
	bestInterest: Cell;
	seniorProtections: Cell;
	ageLimit: string;
	regulator: Regulator;
}

/** On phones a row is a card, and each cell a line with the name of its column. Roles keep it a table for screen readers. */
const lineStyle =
	"max-md:flex max-md:gap-4 max-md:px-0 max-md:py-2 max-md:before:w-28 max-md:before:shrink-0 max-md:before:text-xs max-md:before:font-semibold max-md:before:text-ink-600 max-md:before:content-[attr(data-column)]";

export function StateRow({
	state,
	columns,
	exactPeriod,
}: {
	state: RuledState;
	columns: Record<string, string>;
	exactPeriod: string;
}) {
	const { code, name, path, status, products, regulator } = state;
	const sold = products.map(({ product }) => product).join(" ");
	return (
		<tr
			// biome-ignore lint/a11y/noRedundantRoles: a row that is laid out as a block loses its role otherwise
			role="row"
			{...ruledState.mark(code)}
			{...soldProducts.mark(sold)}
			className="border-t border-ink-100 max-md:block max-md:rounded-lg max-md:border max-md:border-ink-200 max-md:bg-white max-md:p-4 max-md:[&[hidden]]:hidden"
		>
			<th
				// biome-ignore lint/a11y/noRedundantRoles: see the row
				role="rowheader"
				scope="row"
				className={`${cellStyle} bg-white font-medium text-ink-900 max-md:block max-md:p-0 max-md:pb-2 max-md:text-lg max-md:font-semibold md:sticky md:left-0`}
			>
				{path ? (
					<SiteLink path={path} className="inline-flex min-h-6 items-center underline underline-offset-4">
						{name}
					</SiteLink>
				) : (
					name
				)}
			</th>
			<RuleCell column={columns.status}>
				{path && status ? <LicensedStatus>{status}</LicensedStatus> : status || "–"}
			</RuleCell>
			<RuleCell column={columns.products} className="md:min-w-72">
				{products.map((product) => product.name).join(" · ") || "–"}
			</RuleCell>
			<Rule column={columns.freeLookLife} cell={state.freeLook.life} note={exactPeriod} />
			<Rule column={columns.freeLookAnnuity} cell={state.freeLook.annuity} note={exactPeriod} />
			<Rule column={columns.replacementNotice} cell={state.replacementNotice} />
			<Rule column={columns.bestInterest} cell={state.bestInterest} />
			<Rule column={columns.seniorProtections} cell={state.seniorProtections} />
			<RuleCell column={columns.ageLimit}>{state.ageLimit}</RuleCell>
			<RuleCell column={columns.regulator} className="md:min-w-60">
				<RegulatorContact regulator={regulator} />
			</RuleCell>
		</tr>
	);
}

function Rule({ column, cell: { text, evidence }, note }: { column: string | undefined; cell: Cell; note?: string }) {
	return (
		<RuleCell column={column} className="md:min-w-52">
			<span className="font-medium text-ink-900">{text}</span>
			{evidence && (
				<span className="mt-1 block text-xs text-ink-600">
					{note && `${note} `}
					{evidence}
				</span>
			)}
		</RuleCell>
	);
}

function RuleCell({
	column = "",
	className = "",
	children,
}: {
	column: string | undefined;
	className?: string;
	children: ReactNode;
}) {
	return (
		<td
			// biome-ignore lint/a11y/noRedundantRoles: see the row
			role="cell"
			{...columnName.mark(column)}
			className={`${cellStyle} ${lineStyle} ${className}`}
		>
			<div className="min-w-0">{children}</div>
		</td>
	);
}
