import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { isPageIdle } from "../live/is-page-idle.ts";
import { useFreshPage } from "../live/use-fresh-page.ts";
import type { ListPage } from "./list-props.ts";
import { mergeRows, type OpenLine } from "./merge-rows.ts";

/** The rows of a list while it is open. */
export interface OpenList {
	rows: readonly OpenLine[];
	/** New rows that are not shown yet. */
	waiting: number;
	/** New rows that have appeared by themselves. */
	appeared: number;
	/** Shows the rows that wait. */
	show: () => void;
	/** Contains the rows. */
	element: RefObject<HTMLDivElement | null>;
}

type Kept = { loaded: ListPage; page: ListPage } & Pick<OpenList, "rows" | "waiting" | "appeared">;

/** Keeps a list up to date while it is open. */
export function useOpenList(loaded: ListPage): { page: ListPage; list: OpenList } {
	const element = useRef<HTMLDivElement>(null);
	const [state, setState] = useState(() => opened(loaded));
	// Another list was opened.
	const kept = state.loaded === loaded ? state : opened(loaded);
	const { search } = useLocation();
	useFreshPage<ListPage>({ page: "list", query: search }, loaded.from, (page) => {
		// On later pages nothing new comes at the top.
		const mayMove = loaded.newer === null && isPageIdle(element.current);
		const { rows, added } = mergeRows(kept.rows, page.rows, mayMove);
		setState({
			loaded,
			page,
			rows,
			waiting: mayMove ? 0 : added,
			appeared: mayMove ? kept.appeared + added : kept.appeared,
		});
	});
	function show() {
		const { rows } = mergeRows(kept.rows, kept.page.rows, true);
		flushSync(() => setState({ ...kept, rows, waiting: 0 }));
		element.current?.scrollIntoView({ block: "start" });
		element.current?.querySelector<HTMLElement>("[data-lead]")?.focus({ preventScroll: true });
	}
	const { page, rows, waiting, appeared } = kept;
	return { page, list: { rows, waiting, appeared, show, element } };
}

function opened(loaded: ListPage): Kept {
	return { loaded, page: loaded, rows: loaded.rows, waiting: 0, appeared: 0 };
}
