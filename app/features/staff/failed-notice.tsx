import { useEffect } from "react";
import { showToast } from "#app/browser/toast-queue.ts";
import { NoticeBox } from "./notice-box.tsx";

/** Says that something could not be read, where it should be and as a toast. */
export function FailedNotice({ title, text }: { title: string; text: string }) {
	useEffect(() => {
		showToast({ tone: "error", title, text });
	}, [title, text]);
	return <NoticeBox notice={{ tone: "bad", title, text }} />;
}
