import { Card } from "#app/features/staff/card.tsx";
import { UndoForm } from "../lead-desk/undo-bar.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { PeopleProps } from "./people-copy.ts";

export interface RemovedRow {
	/** The id of the command that removed them. */
	id: string;
	name: string;
	email: string;
	roleName: string;
	/** Until when it can be undone, formatted. */
	until: string;
}

/** People who were removed and can come back. Nothing if there is nobody. */
export function RemovedList({
	removed,
	copy,
	undo,
}: Pick<PeopleProps, "copy"> & { removed: RemovedRow[]; undo: string }) {
	if (removed.length === 0) return null;
	const text = copy.removed;
	return (
		<Card title={text.title} heading="h3" lead={text.lead}>
			<ul className="divide-y divide-sand-200 border-y border-sand-200">
				{removed.map(({ id, name, email, roleName, until }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
						<div className="min-w-0 grow basis-60">
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
								<strong className="font-semibold text-ink-900 wrap-anywhere">{name}</strong>
								<StatusBadge variant="secondary">{roleName}</StatusBadge>
							</p>
							{name !== email && <p className="wrap-anywhere">{email}</p>}
							<p className="mt-1 text-sm">
								{text.until} {until}
							</p>
						</div>
						<UndoForm id={id} what={name} label={undo} />
					</li>
				))}
			</ul>
		</Card>
	);
}
