import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { describeComplaint } from "#server/lead-desk/complaints/complaint-pages.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";

export type ComplaintLine = ReturnType<typeof describeComplaint>;

/** Complaints, each with what matters most about it. */
export function ComplaintList({ rows, empty }: { rows: readonly ComplaintLine[]; empty: string }) {
	if (rows.length === 0) return <EmptyState>{empty}</EmptyState>;
	return (
		<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{rows.map((row) => (
				<li key={row.id}>
					<ComplaintCard row={row} href={row.href} />
				</li>
			))}
		</ul>
	);
}

/** @param href of the complaint's page, unless this is that page */
export function ComplaintCard({ row, href }: { row: Omit<ComplaintLine, "href">; href?: string }) {
	return (
		<div className="desk-card">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				{href ? (
					<Link
						to={href}
						className="inline-flex min-h-11 items-center font-semibold text-ink-900 underline underline-offset-4 wrap-anywhere"
					>
						{row.name}
					</Link>
				) : (
					<strong className="font-semibold text-ink-900 wrap-anywhere">{row.name}</strong>
				)}
				<StatusBadge variant="secondary">{row.status}</StatusBadge>
				<StatusBadge variant={row.isHigh ? "warning" : "secondary"}>{row.severity}</StatusBadge>
			</p>
			{row.due && <p className={row.isLate ? "font-semibold text-coral-800" : "font-medium text-ink-900"}>{row.due}</p>}
			<p className="mt-1 whitespace-pre-line wrap-anywhere">{row.words}</p>
			<p className="mt-1 text-sm text-ink-700 wrap-anywhere">
				{[row.received, row.regulator, row.responsible].filter(Boolean).join(" · ")}
			</p>
		</div>
	);
}
