import { readPageContext } from "#app/browser/page-context.ts";
import { showToast } from "#app/browser/toast-queue.ts";
import { rememberSuccess } from "../leads/last-success.ts";
import type { DeliveredNotice } from "./background-sync.ts";
import { outbox } from "./browser-outbox.ts";
import { type Delivered, isWaiting } from "./outbox.ts";

const firstWaitMs = 15_000;
const maxWaitMs = 5 * 60_000;

let started = false;

/**
 * Sends what is kept on this device: now, when the connection returns, and now and then in between, since a server that
 * comes back sends no signal.
 */
export function startOutbox(): void {
	if (started) return;
	started = true;
	let announced = 0;
	let wait = firstWaitMs;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function deliver() {
		void outbox.deliver().catch(() => null);
	}
	function tryAgain() {
		timer = undefined;
		wait = Math.min(wait * 2, maxWaitMs);
		deliver();
	}
	outbox.subscribe(() => {
		const { kept, delivered } = outbox.snapshot();
		if (!kept.some(isWaiting)) {
			clearTimeout(timer);
			timer = undefined;
			wait = firstWaitMs;
		} else timer ??= setTimeout(tryAgain, wait);
		if (delivered.length > announced) announceDelivery(delivered.slice(announced));
		announced = delivered.length;
	});
	window.addEventListener("online", deliver);
	navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<DeliveredNotice>) => {
		if (data?.type === "outbox-delivered") void outbox.refresh(data.delivered);
	});
	deliver();
}

function announceDelivery(delivered: readonly Delivered[]) {
	if (delivered.some(({ service }) => service === "contact_submission")) rememberSuccess(new Date());
	const success = readPageContext()?.notices.delivered;
	if (success) showToast({ tone: "success", ...success });
}
