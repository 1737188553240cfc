import type { PageContext } from "#app/browser/page-context.ts";
import { showToast } from "#app/browser/toast-queue.ts";

/**
 * Shows a toast that says why the visitor was redirected here. The page is prerendered, so the reason is in the
 * address, from which it is then removed.
 */
export function announceArrival(
	copy: Pick<PageContext["notices"], "accessDenied" | "welcomeBack" | "sessionExpired">,
): void {
	const address = new URL(window.location.href);
	const notice = address.searchParams.get("notice");
	if (notice === "access-denied") showToast({ tone: "error", ...copy.accessDenied });
	else if (notice === "welcome-back") showToast({ tone: "success", ...copy.welcomeBack });
	else if (notice === "session-expired") showToast({ tone: "error", ...copy.sessionExpired });
	else return;
	address.searchParams.delete("notice");
	window.history.replaceState(window.history.state, "", address);
}
