import type { ReactNode } from "react";

/** One box next to the text. */
export function SideBox({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="rounded-lg border border-sand-200 bg-white p-5">
			<h2 id={`${id}-title`} className="text-xl">
				{title}
			</h2>
			<div className="mt-3 grid grid-cols-1 gap-4">{children}</div>
		</section>
	);
}
