import type { ComponentProps } from "react";
import { ChoiceInput } from "./choice-input.tsx";

export function ChoiceField({
	label,
	className,
	...input
}: { label: string; className?: string } & ComponentProps<typeof ChoiceInput>) {
	const labelId = `${input.name}-label`;
	return (
		<div role="radiogroup" aria-labelledby={labelId} className={className}>
			<p id={labelId} className="mb-2 font-medium text-ink-900">
				{label}
			</p>
			<ChoiceInput {...input} />
		</div>
	);
}
