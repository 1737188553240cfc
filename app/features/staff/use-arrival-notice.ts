import { useEffect } from "react";
import type { PageContext } from "#app/browser/page-context.ts";
import { announceArrival } from "#app/enhancements/arrival-notice.ts";

/** Shows a toast that says why staff were sent here. */
export function useArrivalNotice(copy: Pick<PageContext["notices"], "accessDenied" | "welcomeBack">): void {
	useEffect(() => announceArrival(copy), [copy]);
}
