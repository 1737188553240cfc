import type { ReactNode } from "react";

/** A part of the register's pages. */
export function RegisterBox({
	id,
	title,
	lead,
	children,
}: {
	id: string;
	title: string;
	lead?: string;
	children: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="rounded-xl border border-sand-200 bg-white p-5 sm:p-6">
			<h3 id={`${id}-title`} className="text-lg">
				{title}
			</h3>
			{lead && <p className="mt-1 max-w-prose">{lead}</p>}
			<div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
		</section>
	);
}
