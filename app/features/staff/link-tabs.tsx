import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { scrollIntoRow } from "./scroll-into-row.ts";

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
			ref={showCurrent}
			// On a phone, one row that scrolls by itself: many rows of tabs would push the page down.
			className="flex gap-x-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-sand-300)] sm:flex-wrap"
		>
			{tabs.map((tab) => (
				<Link
					key={tab.to}
					role="tab"
					to={tab.to}
					preventScrollReset
					aria-selected={tab.current}
					aria-controls={tab.current ? panelId : undefined}
					className={`inline-flex min-h-12 shrink-0 items-center border-b-4 px-4 font-semibold -outline-offset-3 ${
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

/** Scrolls the row as far as the current tab needs, and the page not at all. */
function showCurrent(list: HTMLElement | null) {
	const current = list?.querySelector<HTMLElement>("[aria-selected=true]");
	if (list && current) scrollIntoRow(list, current);
}
