import type { KeyboardEvent } from "react";
import { Link } from "react-router";

export interface LinkTab {
	label: string;
	to: string;
	current: boolean;
}

/** Tabs that are links: each has its own address and opens without script. The arrow keys move between them. */
export function LinkTabs({ label, tabs, panelId }: { label: string; tabs: LinkTab[]; panelId: string }) {
	return (
		<div
			role="tablist"
			aria-label={label}
			onKeyDown={moveFocus}
			className="flex flex-wrap gap-x-1 border-b border-sand-300"
		>
			{tabs.map((tab) => (
				<Link
					key={tab.to}
					role="tab"
					to={tab.to}
					preventScrollReset
					aria-selected={tab.current}
					aria-controls={tab.current ? panelId : undefined}
					className={`-mb-px inline-flex min-h-12 items-center border-b-4 px-4 font-semibold ${
						tab.current
							? "border-coral-600 text-ink-900"
							: "border-transparent text-ink-700 hover:border-ink-300 hover:text-ink-900"
					}`}
				>
					{tab.label}
				</Link>
			))}
		</div>
	);
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
	const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
	if (!step) return;
	const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
	const here = tabs.indexOf(document.activeElement as HTMLElement);
	tabs.at((here + step) % tabs.length)?.focus();
}
