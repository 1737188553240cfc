import { useEffect } from "react";
import { showToast } from "#app/components/ui/toast-queue.ts";
import { rememberSuccess } from "../leads/last-success.ts";
import { type DeliveredNotice, registerServiceWorker } from "./background-sync.ts";
import { outbox, useOutbox } from "./browser-outbox.ts";
import { isWaiting } from "./outbox.ts";

const firstWaitMs = 15_000;
const longestWaitMs = 5 * 60_000;

/**
 * Sends what is kept on this device: when a page opens, when the connection returns, and now and then in between, since
 * a server that comes back sends no signal. Stands once in every page's layout.
 */
export function OutboxSender({ success }: { success: { title: string; text: string } }) {
	const { kept, delivered } = useOutbox();
	const waiting = kept.some(isWaiting);

	useEffect(() => {
		void registerServiceWorker();
		const deliver = () => void outbox.deliver().catch(() => null);
		const hear = ({ data }: MessageEvent<DeliveredNotice>) => {
			if (data?.type === "outbox-delivered") void outbox.refresh(data.ids);
		};
		deliver();
		window.addEventListener("online", deliver);
		navigator.serviceWorker?.addEventListener("message", hear);
		return () => {
			window.removeEventListener("online", deliver);
			navigator.serviceWorker?.removeEventListener("message", hear);
		};
	}, []);

	useEffect(() => {
		if (!waiting) return;
		let wait = firstWaitMs;
		let timer = setTimeout(tryAgain, wait);
		function tryAgain() {
			wait = Math.min(wait * 2, longestWaitMs);
			timer = setTimeout(tryAgain, wait);
			void outbox.deliver().catch(() => null);
		}
		return () => clearTimeout(timer);
	}, [waiting]);

	useEffect(() => {
		if (delivered.length === 0) return;
		rememberSuccess(new Date());
		showToast({ tone: "success", ...success });
	}, [delivered.length, success]);

	return null;
}
