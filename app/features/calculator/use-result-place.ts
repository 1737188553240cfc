import { type RefObject, useEffect, useRef } from "react";
import { rememberAnswers, rememberedAnswers } from "../funnels/stored-answers.ts";

/**
 * Restores a result that was on the screen, after a reload or Back. The browser can't do that: it scrolls while the
 * page still has no result.
 */
export function useResultPlace(
	storageName: string,
	title: RefObject<HTMLElement | null>,
	isKept: boolean,
	hasResult: boolean,
): void {
	const place = useRef<number | undefined>(undefined);

	useEffect(() => {
		if (!isKept) return;
		if (cameBack()) place.current = rememberedAnswers(storageName)?.resultTop;
		const keep = () => {
			const stored = rememberedAnswers(storageName);
			if (stored) rememberAnswers(storageName, { ...stored, resultTop: topOnScreen(title.current) });
		};
		window.addEventListener("pagehide", keep);
		return () => window.removeEventListener("pagehide", keep);
	}, [storageName, title, isKept]);

	useEffect(() => {
		const top = place.current;
		if (!hasResult || top === undefined || !title.current) return;
		place.current = undefined;
		window.scrollBy({ top: title.current.getBoundingClientRect().top - top, behavior: "instant" });
	}, [hasResult, title]);
}

/** True if the browser opened the page again, rather than the visitor following a link to it. */
function cameBack(): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return entry?.type === "reload" || entry?.type === "back_forward";
}

/** Undefined if the visitor was a screen or more away from the beginning of the result. */
function topOnScreen(title: HTMLElement | null): number | undefined {
	const top = title?.getBoundingClientRect().top;
	return top !== undefined && Math.abs(top) < window.innerHeight ? top : undefined;
}
