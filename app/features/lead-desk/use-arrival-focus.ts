import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Gives the focus to the part that the address names, as browsers do when they load a page, if nothing has it: what had
 * it was on the page before, or it left the page with the answer to a form.
 */
export function useArrivalFocus(): void {
	const { key, hash } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also the next one at the same part
	useEffect(() => {
		if (hash && document.activeElement === document.body) document.getElementById(hash.slice(1))?.focus();
	}, [key, hash]);
}
