import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";

/**
 * Nobody loses text by leaving the page: unsaved text is saved first. If that fails, the page stays and says why. Text
 * that was refused because somebody else saved first is in the list of versions.
 * @param flush saves and returns whether everything is saved
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
