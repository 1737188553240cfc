import { useSyncExternalStore } from "react";
import { pageCaptcha } from "../captcha/page-captcha.ts";
import { indexedDbStore } from "./indexed-db-store.ts";
import { createOutbox, emptyOutbox, type OutboxSnapshot } from "./outbox.ts";
import { sendSubmission } from "./send-submission.ts";
import { withOutboxLock } from "./with-outbox-lock.ts";

export const outbox = createOutbox({
	store: indexedDbStore,
	takeToken: pageCaptcha.take,
	send: sendSubmission,
	withOutboxLock,
});

export function useOutbox(): OutboxSnapshot {
	return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}
