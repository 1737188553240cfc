import { Link } from "react-router";
import { UndoForm } from "#app/features/lead-desk/undo-bar.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { readAuditPage } from "#server/audit-log/read-audit-page.server.ts";

export type AuditRow = NonNullable<Awaited<ReturnType<typeof readAuditPage>>>["rows"][number];

/** Lists staff's actions, newest first. */
export function AuditList({
	rows,
	isFiltered,
	copy,
}: {
	rows: AuditRow[];
	isFiltered: boolean;
	copy: Messages["audit"]["page"];
}) {
	if (rows.length === 0) {
		return <p className="py-8 text-center text-ink-700">{isFiltered ? copy.noMatch : copy.empty}</p>;
	}
	return (
		<div>
			<ol className="divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white">
				{rows.map((row) => (
					<li
						key={row.id}
						id={`entry-${row.id}`}
						className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
					>
						<div className="wrap-anywhere">
							<p className="font-semibold text-ink-900">{row.sentence}</p>
							{row.detail && <p className="text-sm">{row.detail}</p>}
							{row.lead && (
								<Link to={row.lead} className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
									{copy.openLead}
								</Link>
							)}
							{row.command?.undone && <p className="text-sm">{row.command.undone}</p>}
							{row.command?.mayUndo && (
								<div className="mt-2">
									<UndoForm
										id={row.command.id}
										label={copy.undo}
										what={[row.sentence, row.detail].filter(Boolean).join(", ")}
										part={`#entry-${row.id}`}
									/>
								</div>
							)}
						</div>
						<div className="text-sm text-ink-700 sm:text-right">
							<time dateTime={row.at}>{row.time}</time>
							{row.network && (
								<p>
									{copy.network} {row.network}
								</p>
							)}
						</div>
					</li>
				))}
			</ol>
			<p className="mt-3 text-sm text-ink-700">{copy.zone}</p>
		</div>
	);
}
