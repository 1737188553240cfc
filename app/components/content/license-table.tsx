import { cellStyle, TableFrame } from "./content-table.tsx";
import { PageSection } from "./page-sections.tsx";
import { LicensedStatus, type Regulator, RegulatorContact } from "./regulator.tsx";
import { StatesMap, type StatesMapCopy } from "./states-map.tsx";

interface LicensedState {
	code: string;
	name: string;
	/** With the language. */
	path: string;
	status: string;
	regulator: Regulator;
	license: string;
}

/** Every licensed state, on the map and in a table with the regulator where readers can check the license. */
export function LicenseTable({
	copy: { title, caption, columns, map },
	states,
}: {
	copy: {
		title: string;
		caption: string;
		columns: Record<"state" | "status" | "regulator" | "license", string>;
		/** Null where these licenses may not be claimed. */
		map: StatesMapCopy | null;
	};
	states: readonly LicensedState[];
}) {
	return (
		<PageSection id="states" title={title} tone="mist" wide>
			{map && (
				<StatesMap
					copy={map}
					states={states.map(({ code, name, path }) => ({ code, name, href: path, licensed: true }))}
				/>
			)}
			<div className={map ? "mt-12" : undefined}>
				<TableFrame id="licenses" caption={caption} className="min-w-[46rem]">
					<thead>
						<tr className="bg-ink-900 text-white">
							{[columns.state, columns.status, columns.regulator, columns.license].map((column) => (
								<th key={column} scope="col" className={`${cellStyle} font-semibold`}>
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{states.map(({ code, name, path, status, regulator, license }) => (
							<tr key={code} className="border-t border-ink-100">
								<th scope="row" className={`${cellStyle} font-medium text-ink-900`}>
									<a href={path} className="inline-flex min-h-6 items-center underline underline-offset-4">
										{name}
									</a>
								</th>
								<td className={cellStyle}>{status ? <LicensedStatus>{status}</LicensedStatus> : "–"}</td>
								<td className={cellStyle}>
									<RegulatorContact regulator={regulator} />
								</td>
								<td className={cellStyle}>{license}</td>
							</tr>
						))}
					</tbody>
				</TableFrame>
			</div>
		</PageSection>
	);
}
