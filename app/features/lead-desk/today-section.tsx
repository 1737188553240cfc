import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";

/** One part of the day. It is shown only if it has rows. */
export function TodaySection({
	id,
	title,
	count,
	more,
	children,
}: {
	id: string;
	title: string;
	count: string;
	/** The list with all of them. */
	more: { to: string; label: string };
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="rounded-md border border-sand-200 bg-white">
			<div className="flex flex-wrap items-center justify-between gap-x-6 rounded-t-md border-b border-sand-200 bg-sand-100 px-4">
				<h3 id={id} className="py-1 font-sans text-sm">
					{title} <span className="font-normal text-ink-700 tabular-nums">{count}</span>
				</h3>
				<Link
					to={more.to}
					className="inline-flex min-h-8 items-center gap-1 text-sm pointer-coarse:min-h-11 print:hidden font-semibold text-ink-900 underline-offset-4 hover:underline"
				>
					{more.label}
					<Icon name="arrow-right" className="size-4" />
				</Link>
			</div>
			<ul className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-8">{children}</ul>
		</section>
	);
}
