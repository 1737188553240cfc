import type { ReactNode } from "react";

/** What a page about an account is for: its title, and a narrow card. */
export function AccountBox({ title, lead, children }: { title: string; lead?: string | null; children: ReactNode }) {
	return (
		<div className="mx-auto max-w-md">
			<h1 className="text-3xl wrap-anywhere">{title}</h1>
			{lead && <p className="mt-2">{lead}</p>}
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 rounded-xl border border-sand-200 bg-white p-6 shadow-sm sm:p-8">
				{children}
			</div>
		</div>
	);
}
