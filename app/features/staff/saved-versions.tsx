import type { ReactNode } from "react";
import { StatusBadge } from "./status-badge.tsx";

interface Version {
	id: string;
	/** When, and by whom. */
	saved: string;
	/** What it says, in a few lines. */
	lines: readonly string[];
	isNewest: boolean;
}

/** What was saved when, and by whom, the newest version first. */
export function SavedVersions({
	rows,
	current,
	children,
}: {
	rows: readonly Version[];
	/** Marks the one in use. */
	current: string;
	/** The form that makes an earlier version the newest one again. False if the reader may not. */
	children: false | ((version: Version) => ReactNode);
}) {
	return (
		<ol className="grid gap-3">
			{rows.map((row) => (
				<li
					key={row.id}
					className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-sand-200 pt-3"
				>
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-2 font-medium">
							{row.saved} {row.isNewest && <StatusBadge>{current}</StatusBadge>}
						</p>
						{row.lines.map((line) => (
							<p key={line} className="text-sm wrap-anywhere">
								{line}
							</p>
						))}
					</div>
					{!row.isNewest && children && children(row)}
				</li>
			))}
		</ol>
	);
}
