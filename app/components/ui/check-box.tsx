import type { ComponentProps, ReactNode } from "react";

/** A box to check with its label beside it, as tall as a finger. */
export function CheckBox({
	label,
	className = "",
	...input
}: Omit<ComponentProps<"input">, "type"> & {
	label: ReactNode;
	/** Of the label. */
	className?: string;
}) {
	return (
		<label className={`flex min-h-11 items-center gap-3 ${className}`}>
			<input {...input} type="checkbox" className="size-5 shrink-0 accent-ink-800" />
			{label}
		</label>
	);
}
