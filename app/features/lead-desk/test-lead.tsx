import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { leadPath, testLeadPath } from "#domain/lead-desk/lead-address.ts";
import type { readTestLead } from "#server/lead-desk/test-lead/read-test-lead.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import { KeptForm } from "./kept-form.tsx";
import { rowButton } from "./row-button.ts";

type Arrival = NonNullable<Awaited<ReturnType<typeof readTestLead>>>;

export function SendTestLead({ label }: { label: string }) {
	return (
		<KeptForm name={{ intent: "send-test-lead" }} action={testLeadPath}>
			<button type="submit" className={rowButton}>
				{label}
			</button>
		</KeptForm>
	);
}

/** How far the test lead has come. Each station is checked off when the lead was there. */
export function TestLeadArrival({ arrival: { id, name, mark, copy, stations } }: { arrival: Arrival }) {
	return (
		<section aria-labelledby="test-lead" className="rounded-md border border-sand-200 bg-white">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-md bg-sand-100 px-4 py-1">
				<h3 id="test-lead" className="font-sans text-sm">
					{copy.title}
				</h3>
				<StatusBadge variant="warning">{mark}</StatusBadge>
				<Link to={leadPath(id)} className={`${rowButton} ml-auto`}>
					{copy.open} <span className="sr-only">{name}</span>
				</Link>
			</div>
			<ol className="grid border-t border-sand-200 lg:grid-cols-2">
				{stations.map((station) => (
					<li key={station.name} className="flex gap-x-3 px-4 py-1.5" data-reached={station.isReached || undefined}>
						<span
							className={`mt-1 flex size-6 shrink-0 items-center justify-center rounded-full ${station.isReached ? "bg-ink-800 text-white" : "border-2 border-ink-400"}`}
						>
							{station.isReached && <Icon name="check" className="size-4" />}
						</span>
						<div className="min-w-0">
							<h4 className="font-sans font-semibold">{station.title}</h4>
							<p className="text-sm wrap-anywhere">{station.text}</p>
						</div>
					</li>
				))}
			</ol>
			<p className="border-t border-sand-200 px-4 py-1.5 text-sm">{copy.text}</p>
		</section>
	);
}
