import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";

/** A part of a page that is folded until the reader wants it. Paper has it unfolded. */
export function Folded({
	title,
	choice,
	isOpen,
	className = "",
	children,
}: {
	title: ReactNode;
	/** What unfolding it says about the reader, for the profile. */
	choice?: string;
	/** True if it starts unfolded, such as for an error in it. */
	isOpen?: boolean;
	className?: string;
	children: ReactNode;
}) {
	return (
		<details
			data-choice={choice}
			open={isOpen}
			className={`group rounded-lg border border-ink-200 bg-white print:[&::details-content]:[content-visibility:visible] ${className}`}
		>
			<summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 px-4 py-2 font-semibold text-ink-900 hover:text-coral-700">
				{title}
				<Icon
					name="chevron"
					className="size-5 shrink-0 text-ink-500 transition-transform group-open:rotate-180 print:hidden"
				/>
			</summary>
			{children}
		</details>
	);
}
