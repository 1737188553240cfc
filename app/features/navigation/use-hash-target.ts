import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Bands on the way may take their true height only as they come into view; that takes the browser two frames. */
const settlingFrames = 3;

/**
 * Ends a link to a band of the page exactly there, and lets the Tab key go on from it, as plain HTML does. Arrivals
 * and steps back are left to the browser: the reader may have moved on by the time the script runs.
 */
export function useHashTarget() {
	const { hash, key } = useLocation();
	const followed = useNavigationType() !== "POP";
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice has the same hash, but a new key.
	useEffect(() => {
		const target = followed && hash && document.getElementById(decodeURIComponent(hash.slice(1)));
		if (!target) return;
		if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
		target.focus({ preventScroll: true });
		let framesLeft = settlingFrames;
		let frame = requestAnimationFrame(function settle() {
			target.scrollIntoView();
			framesLeft -= 1;
			if (framesLeft > 0) frame = requestAnimationFrame(settle);
		});
		return () => cancelAnimationFrame(frame);
	}, [hash, key, followed]);
}
