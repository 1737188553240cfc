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
		<section aria-labelledby={id} className="rounded-lg border border-sand-200 bg-white shadow-sm">
			<div className="flex flex-wrap items-center justify-between gap-x-6 rounded-t-lg border-b border-sand-200 bg-sand-50 px-5 py-1">
				<h3 id={id} className="py-2 text-lg">
					{title} <span className="font-sans text-base font-normal text-ink-700">{count}</span>
				</h3>
				<Link
					to={more.to}
					className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-ink-900 underline-offset-4 hover:underline"
				>
					{more.label}
					<Icon name="arrow-right" className="size-4" />
				</Link>
			</div>
			<ul className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-8">{children}</ul>
		</section>
	);
}
