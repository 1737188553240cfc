import { useEffect } from "react";
import { announceArrival } from "#app/enhancements/arrival-notice.ts";

/** Shows a toast that says why staff were sent here. */
export function useArrivalNotice(copy: Parameters<typeof announceArrival>[0]): void {
	useEffect(() => announceArrival(copy), [copy]);
}
