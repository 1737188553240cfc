import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";

/**
 * Whoever leaves the page takes no sentence along: what is not saved is saved first. If that fails, the page stays, and says
 * why. A text that was refused because of somebody else's is among the versions.
 * @param flush saves, and tells whether nothing is left to save or to keep here
 */
export function useLeaveGuard(isUnsaved: boolean, flush: () => Promise<boolean>): void {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
	);
	const decide = useEffectEvent(async () => {
		if (blocker.state !== "blocked") return;
		if (await flush()) blocker.proceed();
		else blocker.reset();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: somebody wants to leave
	useEffect(() => void decide(), [blocker.state]);
	useEffect(() => {
		if (!isUnsaved) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, [isUnsaved]);
}
