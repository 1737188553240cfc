import { Link } from "react-router";
import { filterOfView } from "#domain/lead-desk/built-in-views.ts";
import { leadPath, leadsPath } from "#domain/lead-desk/lead-address.ts";
import { leadFilterQuery } from "#domain/lead-desk/lead-filter.ts";
import type { readRoutingPage } from "#server/lead-desk/routing/routing-page.server.ts";
import { Fold } from "../lead-desk/fold.tsx";
import { RoutedPeople } from "../lead-desk/lead-routing.tsx";
import { rowButton } from "../lead-desk/row-button.ts";
import { textLink } from "../staff/text-link.ts";
import type { RoutingCopy } from "./rules-form.tsx";

type QueuedLead = Awaited<ReturnType<typeof readRoutingPage>>["queue"][number];

/** The leads that nobody has, and why. */
export function RoutingQueue({
	counted,
	leads,
	isCut,
	copy,
}: {
	counted: string;
	leads: readonly QueuedLead[];
	/** True if more leads wait than the page shows. */
	isCut: boolean;
	copy: RoutingCopy;
}) {
	const text = copy.queue;
	return (
		<section id="queue" aria-labelledby="queue-title" className="desk-card scroll-mt-6">
			<div className="flex flex-wrap items-center justify-between gap-x-6">
				<h3 id="queue-title" className="text-xl">
					{text.title}
				</h3>
				<Link to={`${leadsPath}?${leadFilterQuery(filterOfView("unassigned"))}`} className={textLink}>
					{text.all}
				</Link>
			</div>
			<p>
				{counted}
				{isCut && ` ${text.cut}`}
			</p>
			{leads.length > 0 && (
				<ul className="mt-3 grid grid-cols-[minmax(0,1fr)] divide-y divide-sand-200 border-t border-sand-200">
					{leads.map((lead) => (
						<li key={lead.id} className="py-4">
							<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
								<div className="min-w-0">
									<p className="font-semibold text-ink-900 wrap-anywhere">{lead.name}</p>
									<p className="text-sm text-ink-700">
										{lead.about} · {text.received}: {lead.received}
									</p>
									<p className="mt-1 text-ink-900">{lead.summary}</p>
								</div>
								<Link to={leadPath(lead.id)} className={rowButton}>
									{text.open}
									<span className="sr-only">: {lead.name}</span>
								</Link>
							</div>
							{lead.people.length > 0 && (
								<div className="mt-3">
									<Fold title={text.people}>
										<div className="pb-5">
											<RoutedPeople people={lead.people} />
										</div>
									</Fold>
								</div>
							)}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
