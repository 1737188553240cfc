import { readPageContext } from "#app/browser/page-context.ts";
import { showToast } from "#app/browser/toast-queue.ts";
import { serviceOfKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { type DeliveredNotice, requestBackgroundSync } from "./background-sync.ts";
import { outbox } from "./browser-outbox.ts";
import { rememberSuccess } from "./last-success.ts";
import { type Delivered, isWaiting } from "./outbox.ts";

const firstWaitMs = 15_000;
const maxWaitMs = 5 * 60_000;

let started = false;

/**
 * Stores a lead that could not be sent. A form imports this statically: without a connection nothing more can be fetched.
 * @throws when the browser lets the site store nothing
 */
export async function queueLead(payload: LeadSubmission): Promise<void> {
	await outbox.add(payload, new Date());
	void requestBackgroundSync();
	startOutbox();
}

/**
 * Sends the queued leads now, when the connection returns, and at growing intervals, because the browser does not notice
 * when a server comes back.
 */
export function startOutbox(): void {
	if (started) return;
	started = true;
	let announced = 0;
	let waitMs = firstWaitMs;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function deliver() {
		void outbox.deliver().catch(() => null);
	}
	function tryAgain() {
		timer = undefined;
		waitMs = Math.min(waitMs * 2, maxWaitMs);
		deliver();
	}
	outbox.subscribe(() => {
		const { queued, delivered } = outbox.snapshot();
		if (!queued.some(isWaiting)) {
			clearTimeout(timer);
			timer = undefined;
			waitMs = firstWaitMs;
		} else timer ??= setTimeout(tryAgain, waitMs);
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
	const now = new Date();
	for (const kind of ["contact", "application"] as const) {
		if (delivered.some(({ service }) => service === serviceOfKind[kind])) rememberSuccess(kind, now);
	}
	const success = readPageContext()?.notices.delivered;
	if (success) showToast({ tone: "success", ...success });
}
