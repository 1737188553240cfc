import type { Messages } from "#i18n/messages.server.ts";
import { cellStyle, TableFrame } from "../content/content-table.tsx";
import { PageSection } from "../content/page-sections.tsx";
import { LicensedStatus, type Regulator, RegulatorContact } from "../content/regulator.tsx";
import { StatesMap, type StatesMapCopy } from "../content/states-map.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";

interface LicensedState {
	code: string;
	name: string;
	/** With the language. */
	path: string;
	status: string;
	regulator: Regulator;
	/** Empty while it is not entered. */
	license: string;
	/** Where the regulator lists licenses. */
	lookup: string;
}

interface LicenseTableCopy extends Pick<Messages["pages"]["licensing"], "title" | "caption" | "fold" | "lookUp"> {
	columns: Record<"state" | "status" | "regulator" | "license", string>;
	/** Null where these licenses may not be claimed. */
	map: StatesMapCopy | null;
}

/** The map of the licensed states, and folded below it each regulator with the register where readers can check us. */
export function LicenseTable({ copy, states }: { copy: LicenseTableCopy; states: readonly LicensedState[] }) {
	const { title, caption, columns, map, fold, lookUp } = copy;
	return (
		<PageSection id="states" title={title || caption} tone="mist" wide>
			{map && (
				<StatesMap
					copy={map}
					states={states.map(({ code, name, path }) => ({ code, name, href: path, licensed: true }))}
				/>
			)}
			<details className={`group ${map ? "mt-10" : ""}`} suppressHydrationWarning>
				<summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-ink-900 underline underline-offset-4">
					<Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
					{fold}
				</summary>
				<div className="mt-4">
					<TableFrame id="licenses" caption={title ? caption : fold} className="min-w-[46rem]">
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
							{states.map(({ code, name, path, status, regulator, license, lookup }) => (
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
									<td className={cellStyle}>
										{license && <span className="mr-3 font-semibold">{license}</span>}
										<ExternalLink
											href={lookup}
											className="inline-flex min-h-6 items-center whitespace-nowrap underline underline-offset-4"
										>
											{lookUp}
											<span className="sr-only">: {name}</span>
										</ExternalLink>
									</td>
								</tr>
							))}
						</tbody>
					</TableFrame>
				</div>
			</details>
		</PageSection>
	);
}
