import { useEffect } from "react";
import { announceArrival } from "#app/enhancements/arrival-notice.ts";
import type { PageContext } from "#app/islands/page-context.ts";

/** Tells why a member of staff has been sent here. */
export function useArrivalNotice(copy: Pick<PageContext["notices"], "accessDenied" | "welcomeBack">): void {
	useEffect(() => announceArrival(copy), [copy]);
}
