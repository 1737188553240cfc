import { cellStyle } from "#app/components/content/content-table.tsx";
import { LicensedStatus, type Regulator, RegulatorContact } from "#app/components/content/regulator.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { ruledState, soldProducts } from "./show-matching-states.ts";

interface Cell {
	text: string;
	evidence?: string | undefined;
}

export interface RuledState {
	code: string;
	name: string;
	/** Of the state's own page; absent if the agency is not licensed there. */
	path?: string | undefined;
	/** Empty for a license that may not be claimed. */
	status: string;
	products: readonly { product: string; name: string }[];
	freeLook: { life: Cell; annuity: Cell };
	replacementNotice: Cell;
	bestInterest: Cell;
	seniorProtections: Cell;
	formsAndAge: readonly string[];
	regulator: Regulator;
}

export function StateRow({ state, exactPeriod }: { state: RuledState; exactPeriod: string }) {
	const { code, name, path, status, products, regulator } = state;
	const sold = products.map(({ product }) => product).join(" ");
	return (
		<tr {...ruledState.mark(code)} {...soldProducts.mark(sold)} className="border-t border-ink-100">
			<th scope="row" className={`${cellStyle} sticky left-0 bg-white font-medium text-ink-900`}>
				{path ? (
					<SiteLink path={path} className="inline-flex min-h-6 items-center underline underline-offset-4">
						{name}
					</SiteLink>
				) : (
					name
				)}
			</th>
			<td className={cellStyle}>{path && status ? <LicensedStatus>{status}</LicensedStatus> : status || "–"}</td>
			<td className={`${cellStyle} min-w-72`}>{products.map((product) => product.name).join(" · ") || "–"}</td>
			<TableCell cell={state.freeLook.life} note={exactPeriod} />
			<TableCell cell={state.freeLook.annuity} note={exactPeriod} />
			<TableCell cell={state.replacementNotice} />
			<TableCell cell={state.bestInterest} />
			<TableCell cell={state.seniorProtections} />
			<td className={cellStyle}>{state.formsAndAge.join("; ")}</td>
			<td className={`${cellStyle} min-w-60`}>
				<RegulatorContact regulator={regulator} />
			</td>
		</tr>
	);
}

function TableCell({ cell: { text, evidence }, note }: { cell: Cell; note?: string }) {
	return (
		<td className={`${cellStyle} min-w-52`}>
			<span className="font-medium text-ink-900">{text}</span>
			{evidence && (
				<span className="mt-1 block text-xs text-ink-600">
					{note && `${note} `}
					{evidence}
				</span>
			)}
		</td>
	);
}
