import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { isPageIdle } from "../live/is-page-idle.ts";
import { useFreshPage } from "../live/use-fresh-page.ts";

interface OpenDay {
	/** The ids of its rows. */
	rows: readonly string[];
	/** The place in the stream of events after which it may be outdated. */
	from: string;
}

/** Keeps Today up to date while it is open. Nothing moves that somebody is about to press: then the new day waits. */
export function useOpenDay<Day extends OpenDay>(loaded: Day) {
	const element = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<{ loaded: Day; page: Day; next: Day | null }>({
		loaded,
		page: loaded,
		next: null,
	});
	const kept = state.loaded === loaded ? state : { loaded, page: loaded, next: null };
	const { search } = useLocation();
	useFreshPage<Day>({ page: "today", query: search }, loaded.from, (next) => {
		const staysInPlace = next.rows.join() === kept.page.rows.join();
		if (staysInPlace || isPageIdle(element.current)) setState({ loaded, page: next, next: null });
		else setState({ ...kept, next });
	});
	return {
		page: kept.page,
		isWaiting: kept.next !== null,
		show() {
			if (kept.next) setState({ loaded, page: kept.next, next: null });
		},
		element,
	};
}
