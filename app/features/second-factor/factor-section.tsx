import type { ReactNode } from "react";
import { StatusBadge } from "../staff/status-badge.tsx";

/** A card of the page: a heading, what it is for, and what can be done. */
export function FactorSection({
	title,
	lead,
	state,
	children,
}: {
	title: string;
	lead: string;
	/** On or off. */
	state?: { isOn: boolean; label: string };
	children: ReactNode;
}) {
	return (
		<section className="rounded-xl border border-sand-200 bg-white p-6 shadow-sm sm:p-8">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 className="text-xl">{title}</h2>
				{state && <StatusBadge variant={state.isOn ? "default" : "secondary"}>{state.label}</StatusBadge>}
			</div>
			<p className="mt-2 max-w-[44rem]">{lead}</p>
			<div className="mt-5 grid gap-5">{children}</div>
		</section>
	);
}
