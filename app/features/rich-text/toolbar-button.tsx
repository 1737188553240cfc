import type { ReactNode } from "react";

/** A button of the format bar. Pressing it leaves the cursor in the text. */
export function ToolbarButton({
	label,
	pressed,
	disabled = false,
	onPress,
	children,
}: {
	label: string;
	/** Undefined if it isn't a toggle. */
	pressed?: boolean;
	disabled?: boolean;
	onPress: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			title={label}
			aria-label={label}
			aria-pressed={pressed}
			aria-disabled={disabled || undefined}
			tabIndex={-1}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => !disabled && onPress()}
			className={`inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-md px-2 font-semibold ${
				pressed ? "bg-ink-800 text-white" : "text-ink-900 hover:bg-ink-100"
			} ${disabled ? "opacity-40" : ""}`}
		>
			{children}
		</button>
	);
}
