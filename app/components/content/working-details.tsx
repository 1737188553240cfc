import type { ReactNode } from "react";
import { Folded } from "./folded.tsx";

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
		<Folded title={title} choice="working">
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
		</Folded>
	);
}
