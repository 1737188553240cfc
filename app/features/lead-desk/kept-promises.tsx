import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Card } from "#app/features/staff/card.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { promisesPage } from "#server/lead-desk/promises/promises-page.server.ts";

type Copy = Messages["promises"]["page"];
type Promises = Awaited<ReturnType<typeof promisesPage>>;

/** The kept promises of some leads in one period. */
export type PromisePeriod = Promises["periods"][number];

export type BrokenPromise = Promises["broken"][number];

export function PromisePeriods({ periods, copy }: { periods: PromisePeriod[]; copy: Copy }) {
	return (
		<ul className="grid gap-4 sm:grid-cols-2">
			{periods.map((period) => (
				<li key={period.title} className="desk-card">
					<h3 className="text-base font-semibold text-ink-900">{period.title}</h3>
					{period.percent === null ? (
						<p className="mt-2">{copy.none}</p>
					) : (
						<>
							<p className="mt-1 font-serif text-4xl font-semibold text-ink-900 tabular-nums">{period.percent}</p>
							<ShareBar {...period.shares} />
							<ul className="mt-3 grid gap-1">
								<Legend fill="fill-ink-700" text={period.inTime} />
								<Legend fill="fill-sun-400" text={period.late} />
								<Legend fill="fill-ink-300" text={period.byHand} />
								<Legend fill="fill-coral-600" text={period.missed} />
							</ul>
						</>
					)}
				</li>
			))}
		</ul>
	);
}

/** Four parts of one bar. The numbers next to it say the same. */
function ShareBar({ kept, late, missed, byHand }: PromisePeriod["shares"]) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 4"
			preserveAspectRatio="none"
			className="mt-3 block h-3 w-full rounded-full"
		>
			<rect width={kept * 100} height="4" className="fill-ink-700" />
			<rect x={kept * 100} width={late * 100} height="4" className="fill-sun-400" />
			<rect x={(kept + late) * 100} width={byHand * 100} height="4" className="fill-ink-300" />
			<rect x={(kept + late + byHand) * 100} width={missed * 100} height="4" className="fill-coral-600" />
		</svg>
	);
}

function Legend({ fill, text }: { fill: string; text: string }) {
	return (
		<li className="flex items-center gap-2">
			<svg aria-hidden="true" viewBox="0 0 10 10" className="size-3 shrink-0">
				<rect width="10" height="10" rx="2" className={fill} />
			</svg>
			{text}
		</li>
	);
}

export function PromisesByOwner({
	owners,
	periods,
	copy,
}: {
	owners: { id: string; name: string; periods: PromisePeriod[] }[];
	periods: PromisePeriod[];
	copy: Copy;
}) {
	return (
		<Card title={copy.byOwner} heading="h3">
			<table className="w-full border-collapse tabular-nums">
				<thead className="sticky top-0 bg-white text-left text-sm text-ink-700">
					<tr>
						<th scope="col" className="py-2 pr-3 font-semibold">
							{copy.owner}
						</th>
						{periods.map(({ title }) => (
							<th key={title} scope="col" className="py-2 pl-3 font-semibold">
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{owners.map((owner) => (
						<tr key={owner.id} className="border-t border-sand-200 align-top">
							<th scope="row" className="py-2 pr-3 text-left font-semibold text-ink-900 wrap-anywhere">
								{owner.name}
							</th>
							{owner.periods.map(({ title, percent, inTime }) => (
								<td key={title} className="py-2 pl-3">
									{percent === null ? (
										copy.none
									) : (
										<>
											<strong className="block font-semibold text-ink-900">{percent}</strong>
											<span className="text-sm">{inTime}</span>
										</>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}

export function BrokenPromises({ leads, hasMore, copy }: { leads: BrokenPromise[]; hasMore: boolean; copy: Copy }) {
	return (
		<section aria-labelledby="broken">
			<h3 id="broken" className="text-xl">
				{copy.broken}
			</h3>
			{leads.length === 0 ? (
				<EmptyState className="mt-3">{copy.allKept}</EmptyState>
			) : (
				<ul className="mt-3 divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white">
					{leads.map((lead) => (
						<li key={lead.id} className="px-5 py-3">
							<p className="flex flex-wrap items-center gap-x-3">
								<Link
									to={lead.href}
									className="inline-flex min-h-11 items-center font-semibold text-ink-900 underline underline-offset-4 wrap-anywhere"
								>
									{lead.name}
								</Link>
								<span>{lead.kind}</span>
							</p>
							<p className="text-sm text-ink-700">
								{lead.due}
								<br />
								{lead.contact ?? (
									<strong className="font-semibold text-coral-700">
										{lead.isByHand ? copy.setByHand : copy.noContact}
									</strong>
								)}
								<br />
								{lead.owner ? `${copy.owner}: ${lead.owner}` : copy.nobody}
							</p>
						</li>
					))}
				</ul>
			)}
			{hasMore && <p className="mt-3">{copy.more}</p>}
		</section>
	);
}
