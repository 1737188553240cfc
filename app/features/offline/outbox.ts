import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { createListeners } from "#app/browser/listeners.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { SendOutcome } from "../leads/send-submission.ts";

/** A message waiting on the visitor's own device until the server can be reached. */
export interface QueuedLead {
	/** The submission's own id: sent twice, it is still stored once. */
	id: string;
	payload: LeadSubmission;
	keptAt: string;
	/** Why the server will never take it as it stands; the visitor is shown it and decides. */
	refused?: LeadErrorCode;
}

export interface OutboxStore {
	all(): Promise<QueuedLead[]>;
	put(message: QueuedLead): Promise<void>;
	remove(id: string): Promise<void>;
}

/** A message that has left for the server. */
export type Delivered = Pick<LeadSubmission, "submission_id" | "service">;

export interface OutboxSnapshot {
	kept: readonly QueuedLead[];
	/** What left the outbox for the server while this page was open. */
	delivered: readonly Delivered[];
}

export interface OutboxParts {
	store: OutboxStore;
	takeToken(): Promise<string | null>;
	send(payload: LeadSubmission): Promise<SendOutcome>;
	/** Runs one delivery at a time, in whichever tab or worker. */
	withOutboxLock(run: () => Promise<void>): Promise<void>;
}

export const emptyOutbox: OutboxSnapshot = { kept: [], delivered: [] };

/** Refusals that time cures: the message stays, and is tried again. */
const passing: readonly LeadErrorCode[] = ["rate_limited", "captcha_missing", "captcha_failed", "unavailable"];

export function createOutbox({ store, takeToken, send, withOutboxLock }: OutboxParts) {
	let snapshot = emptyOutbox;
	const listeners = createListeners();

	/** Reads again what is kept; `delivered` names messages that somebody else has sent. */
	async function refresh(delivered: readonly Delivered[] = []): Promise<void> {
		snapshot = { kept: await store.all(), delivered: [...snapshot.delivered, ...delivered] };
		listeners.call();
	}

	/** Whether to go on with the next message. */
	async function deliverOne(message: QueuedLead, delivered: Delivered[]): Promise<boolean> {
		try {
			const token = await takeToken();
			if (!token) return false;
			const outcome = await send({ ...message.payload, recaptchaToken: token, recaptcha_token: token });
			if (outcome.kind === "stored") {
				await store.remove(message.id);
				const { submission_id, service } = message.payload;
				delivered.push({ submission_id, service });
				return true;
			}
			if (passing.includes(outcome.code)) return false;
			await store.put({ ...message, refused: outcome.code });
			return true;
		} catch (error) {
			if (error instanceof NetworkError) return false;
			throw error;
		}
	}

	return {
		snapshot: () => snapshot,
		subscribe: listeners.add,
		refresh,
		async keep(payload: LeadSubmission, now: Date) {
			await store.put({ id: payload.submission_id, payload, keptAt: now.toISOString() });
			await refresh();
		},
		async discard(id: string) {
			await store.remove(id);
			await refresh();
		},
		/** Tries to send everything that waits. Answers what was sent. */
		async deliver(): Promise<Delivered[]> {
			const delivered: Delivered[] = [];
			await withOutboxLock(async () => {
				for (const message of await store.all()) {
					if (!message.refused && !(await deliverOne(message, delivered))) break;
				}
			});
			await refresh(delivered);
			return delivered;
		},
	};
}

export function isWaiting(message: QueuedLead): boolean {
	return !message.refused;
}
