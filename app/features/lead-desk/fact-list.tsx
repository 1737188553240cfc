import type { ReactNode } from "react";

/** Names with their values, side by side. */
export function FactList({ children }: { children: ReactNode }) {
	return <dl className="grid grid-cols-[minmax(0,1fr)] gap-y-1.5">{children}</dl>;
}

/** One of them. Nothing if there is nothing to say. */
export function LeadFact({ name, children }: { name: string; children: ReactNode }) {
	if (children === null || children === "") return null;
	return (
		<div className="grid min-w-0 content-start gap-x-3 grid-cols-[5.5rem_minmax(0,1fr)]">
			<dt className="pt-px text-sm text-ink-700">{name}</dt>
			<dd className="font-medium text-ink-900 wrap-anywhere">{children}</dd>
		</div>
	);
}
