import { useEffect } from "react";
import { showToast } from "#app/components/ui/toast-queue.ts";

/** Texts by what `?notice=` may name. */
export interface ArrivalNoticeCopy {
	accessDenied: { title: string; text: string };
	welcomeBack: { title: string; text: string };
}

/**
 * Tells why the visitor has been sent here. The page itself may have been rendered long before, so the reason travels
 * in the address, which is cleaned once it has been read.
 */
export function useArrivalNotice(copy: ArrivalNoticeCopy): void {
	useEffect(() => {
		const address = new URL(window.location.href);
		const notice = address.searchParams.get("notice");
		if (notice === "access-denied") showToast({ tone: "error", ...copy.accessDenied });
		else if (notice === "welcome-back") showToast({ tone: "success", ...copy.welcomeBack });
		else return;
		address.searchParams.delete("notice");
		window.history.replaceState(window.history.state, "", address);
	}, [copy]);
}
