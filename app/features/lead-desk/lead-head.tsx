import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { listPath } from "#domain/lead-desk/lead-address.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { DeskKeysCopy } from "./desk-keys.tsx";
import { LeadKeys } from "./lead-keys.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";

const urgent = new Set(["overdue", "dueSoon"]);

/** Shows whose lead it is, its status, and a link back to the list. */
export function LeadHead({
	lead,
	copy,
	list,
	keys,
}: Pick<LeadPartProps, "lead" | "copy"> & { list: string | null; keys: DeskKeysCopy }) {
	const { person, request, status, deadline, quarantine } = lead;
	return (
		<header>
			<div className="flex flex-wrap items-center justify-between gap-x-6">
				<Link
					to={listPath(list)}
					className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
				>
					<Icon name="arrow-right" className="size-4 rotate-180" />
					{copy.back}
				</Link>
				<LeadKeys lead={lead} copy={copy} keys={keys} />
			</div>
			<div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="text-3xl wrap-anywhere">{person.name || copy.title}</h1>
				<StatusBadge>{status.text}</StatusBadge>
				{quarantine && <StatusBadge variant="warning">{copy.person.spam}</StatusBadge>}
			</div>
			<p className="mt-1.5 wrap-anywhere">
				{[request.about.kind, request.about.product, person.state].filter(Boolean).join(" · ")}
			</p>
			{deadline.state !== "none" && (
				<p className={`mt-1 text-sm ${urgent.has(deadline.state) ? "font-semibold text-coral-700" : ""}`}>
					{deadline.text}{" "}
					<span className="font-normal text-ink-700">
						{[deadline.review, deadline.promise]
							.filter(Boolean)
							.map((line) => `· ${line}`)
							.join(" ")}
					</span>
				</p>
			)}
		</header>
	);
}
