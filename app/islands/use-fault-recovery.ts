import { useEffect } from "react";
import { reloadPage } from "#app/browser/reload-page.ts";
import { maxRetries, retryDelayMs } from "#domain/site/faults.ts";

export interface Fault {
	/** Errors so far, this one included. */
	faults: number;
	/** Stored data is probably the cause. It has been cleared. */
	badData: boolean;
	onRetry: () => void;
}

/** Retries once by itself after an error in stored data. After several errors only a clean start is left. */
export function useFaultRecovery({ faults, badData, onRetry }: Fault) {
	const hopeless = faults > maxRetries;

	// biome-ignore lint/correctness/useExhaustiveDependencies: each fault is retried once by itself
	useEffect(() => {
		if (!badData || hopeless || faults === 0) return;
		const timer = setTimeout(onRetry, retryDelayMs);
		return () => clearTimeout(timer);
	}, [badData, hopeless, faults]);

	return { hopeless, retry: hopeless ? startClean : onRetry, reload: () => reloadPage() };
}

/** The messages that wait to be sent are in another storage, and stay. */
function startClean(): void {
	try {
		localStorage.clear();
	} catch {
		// A browser that refuses access keeps nothing either.
	}
	window.location.reload();
}
