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
		<section
			aria-labelledby="removed-title"
			className="scroll-mt-6 rounded-xl border border-sand-200 bg-white p-5 sm:p-8"
		>
			<h3 id="removed-title" className="text-xl">
				{text.title}
			</h3>
			<p className="mt-2 max-w-prose">{text.lead}</p>
			<ul className="mt-5 divide-y divide-sand-200 border-y border-sand-200">
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
		</section>
	);
}
