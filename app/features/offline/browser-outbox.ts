import { useSyncExternalStore } from "react";
import { captcha } from "../captcha/browser-captcha.ts";
import { sendSubmission } from "../leads/send-submission.ts";
import { indexedDbStore } from "./indexed-db-store.ts";
import { createOutbox, emptyOutbox, type OutboxSnapshot } from "./outbox.ts";
import { withOutboxLock } from "./with-outbox-lock.ts";

/** The outbox of this device, as the pages use it. */
export const outbox = createOutbox({
	store: indexedDbStore,
	takeToken: captcha.take,
	send: sendSubmission,
	withOutboxLock,
});

export function useOutbox(): OutboxSnapshot {
	return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}
