import type { ReactNode } from "react";

/** Stands where rows would be, and says why there are none. */
export function EmptyState({
	title,
	className = "",
	children,
}: {
	title?: string;
	className?: string;
	children: ReactNode;
}) {
	return (
		<div className={`rounded-lg border border-sand-200 bg-white px-5 py-8 text-center ${className}`}>
			{title && <h3 className="mb-2 text-xl">{title}</h3>}
			<p className="mx-auto max-w-prose">{children}</p>
		</div>
	);
}
