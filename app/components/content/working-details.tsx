import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";

/**
 * Every step of an estimate in words, folded.
 * @param id what a link to the steps names: the browser unfolds them
 */
export function WorkingDetails({
	steps,
	id,
	title,
	children,
}: {
	steps: readonly Record<"label" | "sum" | "result", string>[];
	id: string;
	title: string;
	children?: ReactNode;
}) {
	return (
		<details
			data-choice="working"
			className="group rounded-lg border border-ink-200 print:[&::details-content]:[content-visibility:visible]"
		>
			<summary className="flex min-h-13 items-center justify-between gap-4 px-4 py-2 font-semibold text-ink-900 hover:text-coral-700">
				{title}
				<Icon name="chevron" className="size-5 text-ink-500 transition-transform group-open:rotate-180 print:hidden" />
			</summary>
			<ol id={id} className="grid scroll-mt-24 gap-4 border-t border-ink-200 px-4 py-4">
				{steps.map(({ label, sum, result }) => (
					<li key={label}>
						<span className="block text-sm">{label}</span>
						<span className="text-ink-900 tabular-nums">
							{sum} = <strong className="font-semibold whitespace-nowrap">{result}</strong>
						</span>
					</li>
				))}
			</ol>
			{children}
		</details>
	);
}
