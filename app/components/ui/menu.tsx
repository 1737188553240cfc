import type { ReactNode } from "react";
import { menuKind } from "#app/browser/page-markers.ts";
import { Icon } from "./icon.tsx";

/** A dropdown that works without script. Opening one in the header closes the others. */
export function Menu({
	kind,
	label,
	align = "start",
	className = "group relative",
	children,
}: {
	/** The enhancement finds the menu by it. */
	kind: "pages" | "search" | "language";
	label: ReactNode;
	align?: "start" | "end";
	className?: string;
	children: ReactNode;
}) {
	return (
		<details name="header" {...menuKind.mark(kind)} className={className}>
			<summary className="flex min-h-11 items-center gap-1.5 rounded-full px-2 font-semibold sm:px-3 text-ink-900 select-none hover:bg-ink-50 group-open:bg-ink-100">
				{label}
				<Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
			</summary>
			<div
				className={`absolute top-full z-10 mt-2 min-w-56 rounded-lg border border-ink-100 bg-white p-2 shadow-lg ${align === "end" ? "right-0" : "left-0"}`}
			>
				{children}
			</div>
		</details>
	);
}
