import type { ReactNode } from "react";

/** Names with their values: side by side, or on a wide screen in two columns. */
export function FactList({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
	const wide = "gap-x-8 sm:grid-cols-2 sm:gap-y-3.5 sm:*:grid-cols-[minmax(0,1fr)]";
	return <dl className={`grid grid-cols-[minmax(0,1fr)] gap-y-2 ${isWide ? wide : ""}`}>{children}</dl>;
}

/** One of them. Nothing if there is nothing to say. */
export function LeadFact({ name, children }: { name: string; children: ReactNode }) {
	if (children === null || children === "") return null;
	return (
		<div className="grid min-w-0 content-start gap-x-4 min-[22rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
			<dt className="pt-px text-sm text-ink-700">{name}</dt>
			<dd className="font-medium text-ink-900 wrap-anywhere">{children}</dd>
		</div>
	);
}
