import type { Notice } from "#app/browser/page-context.ts";
import { showToast } from "#app/browser/toast-queue.ts";

/**
 * Tells why the visitor has been sent here. The page itself may have been rendered long before, so the reason travels
 * in the address, which is cleaned once it has been read.
 */
export function announceArrival(copy: { accessDenied: Notice; welcomeBack: Notice }): void {
	const address = new URL(window.location.href);
	const notice = address.searchParams.get("notice");
	if (notice === "access-denied") showToast({ tone: "error", ...copy.accessDenied });
	else if (notice === "welcome-back") showToast({ tone: "success", ...copy.welcomeBack });
	else return;
	address.searchParams.delete("notice");
	window.history.replaceState(window.history.state, "", address);
}
