import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { DeskKeysCopy } from "./desk-keys.tsx";
import { LeadKeys } from "./lead-keys.tsx";
import { LeadOwner } from "./lead-owner.tsx";
import type { LeadPartProps, Neighbors } from "./lead-page-props.ts";
import { LeadStatusPart } from "./lead-status.tsx";

const urgent = new Set(["overdue", "dueSoon"]);
const way = "inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline";

/** Whose lead it is, its status, how long the person still waits, and ways to other leads. */
export function LeadHead({
	list,
	keys,
	neighbors,
	...props
}: LeadPartProps & { list: string | null; keys: DeskKeysCopy; neighbors: Neighbors }) {
	const { lead, copy } = props;
	const { person, request, status, deadline, quarantine } = lead;
	const { owner, isMine } = lead.owner;
	const about = [
		request.about.kind,
		request.about.product,
		person.state,
		`${copy.person.localTime}: ${person.localTime ?? copy.person.unknownTime}`,
		`${copy.owner.title}: ${owner ? owner.name : copy.owner.none}${isMine ? ` (${copy.owner.you})` : ""}`,
	];
	return (
		<header>
			<div className="flex flex-wrap items-center gap-x-5 text-sm print:hidden">
				<Link to={listPath(list)} className={way}>
					<Icon name="arrow-right" className="size-4 rotate-180" />
					{list ? copy.backToList : copy.back}
				</Link>
				<Neighbor to={neighbors.previous} id="previous-lead" label={copy.neighbors.previous} />
				<Neighbor to={neighbors.next} id="next-lead" label={copy.neighbors.next} />
				<div className="ml-auto">
					<LeadKeys lead={lead} copy={copy} keys={keys} neighbors={neighbors} />
				</div>
			</div>
			<div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
				<div className="min-w-0 grow basis-80">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<h1 className="text-2xl wrap-anywhere">{person.name || copy.title}</h1>
						<StatusBadge>{status.text}</StatusBadge>
						{request.about.test && <StatusBadge variant="warning">{request.about.test}</StatusBadge>}
						{quarantine && <StatusBadge variant="warning">{copy.person.spam}</StatusBadge>}
					</div>
					<p className="mt-1 text-sm wrap-anywhere">{about.filter(Boolean).join(" · ")}</p>
					{deadline.state !== "none" && (
						<p className="text-sm wrap-anywhere">
							<span className={urgent.has(deadline.state) ? "font-semibold text-coral-700" : ""}>{deadline.text}</span>
							{[deadline.review, deadline.promise].filter(Boolean).map((line) => ` · ${line}`)}
						</p>
					)}
				</div>
				<div className="flex flex-wrap items-start gap-x-5 gap-y-3 print:hidden">
					<LeadStatusPart {...props} />
					<LeadOwner {...props} />
				</div>
			</div>
		</header>
	);
}

/** A way to another lead of the list. Nothing at its end. */
function Neighbor({ to, id, label }: { to: string | null; id: string; label: string }) {
	return (
		to && (
			<Link id={id} to={to} className={way}>
				{label}
			</Link>
		)
	);
}
