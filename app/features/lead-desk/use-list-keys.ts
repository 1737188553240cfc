import { useEffect, useRef } from "react";
import { tinykeys } from "tinykeys";

/** What a key does with the row that has the focus. */
type RowAction = (row: HTMLElement) => void;

export interface ListKeys {
	status: RowAction;
	owner: RowAction;
	tasks: RowAction;
	note: RowAction;
	help: () => void;
}

/** Finds the parts of the list that `LeadRow`, `LeadFilters` and `BulkBar` render. */
export const listParts = {
	rows: () => [...document.querySelectorAll<HTMLElement>("[data-lead]")],
	rowOf: (element: Element | null) => element?.closest<HTMLElement>("[data-lead]") ?? null,
	link: (row: HTMLElement) => row.querySelector<HTMLAnchorElement>("[data-open]"),
	pick: (row: HTMLElement) => row.querySelector<HTMLInputElement>("[data-pick]"),
	search: () => document.querySelector<HTMLInputElement>("input[type=search]"),
};

/** Works the list by keys: one listener for the whole page, while nobody types and no dialog is open. */
export function useListKeys(keys: ListKeys, isOn: boolean): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		if (!isOn) return undefined;
		const onRow = (action: (row: HTMLElement) => void) => (event: KeyboardEvent) => {
			const row = listParts.rowOf(document.activeElement);
			if (!row) return;
			event.preventDefault();
			action(row);
		};
		const bindings = {
			j: () => moveBy(1),
			k: () => moveBy(-1),
			// On a link or a button, Enter does what it always does.
			enter: () => {
				const focused = document.activeElement;
				if (focused instanceof HTMLElement && focused.matches("[data-lead]")) listParts.link(focused)?.click();
			},
			x: onRow((row) => listParts.pick(row)?.click()),
			e: onRow((row) => latest.current.status(row)),
			a: onRow((row) => latest.current.owner(row)),
			s: onRow((row) => latest.current.tasks(row)),
			n: onRow((row) => latest.current.note(row)),
			"/": (event: KeyboardEvent) => {
				event.preventDefault();
				listParts.search()?.focus();
			},
			// Most keyboards need Shift for it.
			"[Shift]+?": () => latest.current.help(),
		};
		return tinykeys(window, bindings, { ignore: isElsewhere });
	}, [isOn]);
}

function moveBy(step: number): void {
	const rows = listParts.rows();
	const here = rows.findIndex((row) => row.contains(document.activeElement));
	const next = here === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, here + step));
	rows[next]?.focus();
}

/** Whether the key belongs to a field or a dialog. */
function isElsewhere({ target }: KeyboardEvent): boolean {
	if (document.querySelector("dialog[open]")) return true;
	const typed = "textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])";
	return target instanceof Element && target.closest(typed) !== null;
}
