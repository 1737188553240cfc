import type { ReactNode } from "react";

const tones = {
	good: "border-ink-700 bg-ink-50",
	bad: "border-coral-700 bg-coral-50",
	waiting: "border-sun-400 bg-sun-100",
} as const;

/** Words that stand out from a page of staff. With a role they are announced when they appear, without their action. */
export function Callout({
	tone,
	role,
	action,
	isLow = false,
	className = "",
	children,
}: {
	tone: keyof typeof tones;
	role?: "alert" | "status" | undefined;
	/** At the end of the line. */
	action?: ReactNode;
	/** As low as the links in it, which are as tall as a thumb. */
	isLow?: boolean;
	className?: string;
	children: ReactNode;
}) {
	return (
		<div
			data-slot="notice"
			className={`flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border-l-4 px-4 text-ink-900 wrap-anywhere ${tones[tone]} ${isLow ? "text-sm" : "py-2.5"} ${className}`}
		>
			<div role={role} className="min-w-0 grow basis-60">
				{children}
			</div>
			{action}
		</div>
	);
}
