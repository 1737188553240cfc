import { useEffect } from "react";
import { clearToasts, showToast } from "#app/browser/toast-queue.ts";
import type { NoticeText } from "./notice-box.tsx";

/** Shows the notice as a toast, in place of that of an earlier attempt, if it is meant to be one. */
export function useNoticeToast(notice: NoticeText | null): void {
	useEffect(() => {
		if (!notice?.isToast) return;
		clearToasts();
		showToast({ tone: notice.tone === "bad" ? "error" : "success", title: notice.title, text: notice.text });
	}, [notice]);
}
