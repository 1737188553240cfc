import type { ReactNode } from "react";

const variants = {
	default: "bg-ink-800 text-white",
	secondary: "bg-ink-100 text-ink-900",
	warning: "bg-coral-100 text-coral-800",
} as const;

export function StatusBadge({
	variant = "default",
	children,
}: {
	variant?: keyof typeof variants;
	children: ReactNode;
}) {
	return (
		<span
			data-slot="badge"
			data-variant={variant}
			className={`inline-flex items-center rounded-full px-3 py-0.5 text-sm font-semibold sm:whitespace-nowrap ${variants[variant]}`}
		>
			{children}
		</span>
	);
}
