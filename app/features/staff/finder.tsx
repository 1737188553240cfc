import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DeskFrameCopy, DeskPages } from "./desk-nav.tsx";

/** Fetched when somebody first looks for something. */
const FinderDialog = lazy(() => import("./finder-dialog.tsx").then((module) => ({ default: module.FinderDialog })));

/** Opens the search for leads, pages and actions: with its button, or with Ctrl or Command and K on every page. */
export function Finder({ pages, copy }: { pages: DeskPages; copy: DeskFrameCopy }) {
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const open = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
				return;
			event.preventDefault();
			if (!document.querySelector("dialog[open]")) setOpen(true);
		};
		document.addEventListener("keydown", open);
		return () => document.removeEventListener("keydown", open);
	}, []);
	return (
		<>
			<button
				type="button"
				aria-keyshortcuts="Control+K Meta+K"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
				className="inline-flex min-h-11 items-center gap-2 rounded-md border border-ink-200 bg-sand-50 px-2.5 text-ink-700 hover:border-ink-800 max-md:size-11 max-md:justify-center max-md:border-transparent max-md:bg-transparent max-md:px-0 md:w-56 noscript:hidden"
			>
				<Icon name="search" className="size-4 shrink-0 max-md:size-5" />
				<span className="truncate max-md:sr-only">{copy.find.open}</span>
				<span
					aria-hidden="true"
					className="ml-auto whitespace-nowrap font-sans text-xs text-ink-600 max-md:hidden pointer-coarse:hidden"
				>
					Ctrl K
				</span>
			</button>
			{isOpen && (
				<Suspense>
					<FinderDialog pages={pages} copy={copy} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
