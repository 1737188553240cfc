import { useEffect } from "react";
import { useLocation } from "react-router";

/** After a link to a band of the page, the Tab key goes on from that band, as it does with a link in plain HTML. */
export function useFocusAtHash() {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice has the same hash, but a new key.
	useEffect(() => {
		const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
		if (!target) return;
		if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
		target.focus({ preventScroll: true });
	}, [hash, key]);
}
