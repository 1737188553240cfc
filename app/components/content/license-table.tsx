import { StatesMap, type StatesMapCopy } from "../sections/states-map.tsx";
import { Icon } from "../ui/icon.tsx";
import { cellStyle, TableFrame } from "./content-table.tsx";
import { PageSection } from "./page-sections.tsx";
import { PhoneLink, type Regulator, RegulatorLink } from "./regulator.tsx";

interface LicensedState {
	code: string;
	name: string;
	/** With its language. */
	path: string;
	status: string;
	regulator: Regulator;
	license: string;
}

/** Every licensed state on the map, with the regulator where readers can check us. */
export function LicenseTable({
	copy,
	labels,
	states,
}: {
	copy: { title: string; caption: string };
	labels: { columns: Record<"state" | "status" | "regulator" | "license", string>; map: StatesMapCopy };
	states: readonly LicensedState[];
}) {
	const { columns } = labels;
	return (
		<PageSection id="states" title={copy.title} tone="mist" wide>
			<StatesMap
				labels={labels.map}
				states={states.map(({ code, name, path }) => ({ code, name, href: path, licensed: true }))}
			/>
			<div className="mt-12">
				<TableFrame id="licenses" caption={copy.caption} className="min-w-[46rem]">
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
								<td className={cellStyle}>
									<span className="flex items-center gap-1.5 font-medium whitespace-nowrap text-green-700">
										<Icon name="check" className="size-4" />
										{status}
									</span>
								</td>
								<td className={cellStyle}>
									<RegulatorLink regulator={regulator} />
									{regulator.phone && (
										<span className="block">
											<PhoneLink phone={regulator.phone} />
										</span>
									)}
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
