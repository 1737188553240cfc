import { useEffect, useRef } from "react";

/** Goes through the rows of a page, and works the one that has the focus. */
export interface Rows {
	next: () => void;
	previous: () => void;
	/** Does something with the row that has the focus, if one has. */
	work: (action: (row: HTMLElement) => void) => void;
}

/** @param selector of a row, which must be able to have the focus */
export function useRows(selector: string): Rows {
	const worked = useRef<{ row: HTMLElement; at: number } | null>(null);
	const rows = () => [...document.querySelectorAll<HTMLElement>(selector)];
	const indexIn = (all: HTMLElement[]) => all.findIndex((row) => row.contains(document.activeElement));
	const move = (step: number) => {
		const all = rows();
		const here = indexIn(all);
		const there = here === -1 ? 0 : Math.min(all.length - 1, Math.max(0, here + step));
		all[there]?.focus();
	};
	// A row that was worked may leave the page. Then the focus goes to the row that took its place.
	useEffect(() => {
		if (!worked.current || worked.current.row.isConnected) return;
		const { at } = worked.current;
		worked.current = null;
		if (document.activeElement === document.body)
			rows()
				.slice(0, at + 1)
				.at(-1)
				?.focus();
	});
	return {
		next: () => move(1),
		previous: () => move(-1),
		work: (action) => {
			const all = rows();
			const at = indexIn(all);
			const row = all[at];
			if (!row) return;
			worked.current = { row, at };
			action(row);
		},
	};
}
