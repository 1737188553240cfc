import { useSyncExternalStore } from "react";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { captcha } from "../captcha/browser-captcha.ts";
import { sendSubmission } from "../leads/send-submission.ts";
import { requestBackgroundSync } from "./background-sync.ts";
import { exclusively } from "./exclusively.ts";
import { indexedDbStore } from "./indexed-db-store.ts";
import { createOutbox, emptyOutbox, type OutboxSnapshot } from "./outbox.ts";

/** The outbox of this device, as the pages use it. */
export const outbox = createOutbox({
	store: indexedDbStore,
	takeToken: captcha.take,
	send: sendSubmission,
	exclusively,
});

/** @throws when the browser lets the site keep nothing */
export async function keepForLater(payload: LeadSubmission): Promise<void> {
	await outbox.keep(payload, new Date());
	void requestBackgroundSync();
	void import("./outbox-sender.ts").then(({ startOutbox }) => startOutbox());
}

export function useOutbox(): OutboxSnapshot {
	return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}
