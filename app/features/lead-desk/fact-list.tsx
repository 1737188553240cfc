import type { ReactNode } from "react";

/** Names and what belongs to them, side by side where there is room. */
export function FactList({ children }: { children: ReactNode }) {
	return <dl className="grid gap-x-6 gap-y-2 xs:grid-cols-[max-content_minmax(0,1fr)]">{children}</dl>;
}

/** One of them. Nothing if there is nothing to say. */
export function LeadFact({ name, children }: { name: string; children: ReactNode }) {
	if (children === null || children === "") return null;
	return (
		<div className="contents">
			<dt className="max-w-48 text-sm text-ink-700 xs:pt-0.5">{name}</dt>
			<dd className="min-w-0 font-medium text-ink-900 wrap-anywhere max-xs:-mt-2">{children}</dd>
		</div>
	);
}
