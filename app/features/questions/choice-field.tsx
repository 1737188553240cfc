import type { ComponentProps } from "react";
import { ChoiceInput } from "./choice-input.tsx";

export function ChoiceField({
	label,
	hint,
	className,
	...input
}: { label: string; hint?: string | undefined; className?: string } & ComponentProps<typeof ChoiceInput>) {
	const labelId = `${input.name}-label`;
	const hintId = `${input.name}-hint`;
	return (
		<div role="radiogroup" aria-labelledby={labelId} aria-describedby={hint && hintId} className={className}>
			<p id={labelId} className="mb-2 font-medium text-ink-900">
				{label}
			</p>
			<ChoiceInput {...input} />
			{hint && (
				<p id={hintId} className="mt-2 text-sm">
					{hint}
				</p>
			)}
		</div>
	);
}
