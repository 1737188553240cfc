import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { createListeners } from "#app/browser/listeners.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { toPlainJson } from "#domain/text/plain-text.ts";
import { type IntakeResult, withToken } from "./send-submission.ts";

/** A lead that waits on the visitor's device until the server can be reached, as IndexedDB stores it. */
export interface QueuedLead {
	/** The submission's own id: sent twice, it is still stored once. */
	id: string;
	payload: LeadSubmission;
	keptAt: string;
	/** Why the server does not accept it unchanged. The visitor sees this and decides. */
	refused?: LeadErrorCode;
}

export interface OutboxStore {
	all(): Promise<QueuedLead[]>;
	put(lead: QueuedLead): Promise<void>;
	remove(id: string): Promise<void>;
}

/** A lead that has been sent. */
export type Delivered = Pick<LeadSubmission, "submission_id" | "service">;

export interface OutboxSnapshot {
	queued: readonly QueuedLead[];
	/** Sent while this page was open. */
	delivered: readonly Delivered[];
}

export interface OutboxParts {
	store: OutboxStore;
	takeToken(): Promise<string | null>;
	send(payload: LeadSubmission): Promise<IntakeResult>;
	/** Allows one delivery at a time across all tabs and the service worker. */
	withOutboxLock(run: () => Promise<void>): Promise<void>;
}

export const emptyOutbox: OutboxSnapshot = { queued: [], delivered: [] };

/** After these refusals the lead stays queued and is sent again later. */
const temporaryRefusals: readonly LeadErrorCode[] = [
	"rate_limited",
	"captcha_missing",
	"captcha_failed",
	"unavailable",
	"internal_error",
];

export function createOutbox({ store, takeToken, send, withOutboxLock }: OutboxParts) {
	let snapshot = emptyOutbox;
	const listeners = createListeners();

	/** Reads the queue again. `delivered` names leads that have been sent, here or by the service worker. */
	async function refresh(delivered: readonly Delivered[] = []): Promise<void> {
		snapshot = { queued: await store.all(), delivered: [...snapshot.delivered, ...delivered] };
		listeners.call();
	}

	/** Returns whether to continue with the next lead. */
	async function deliverOne(lead: QueuedLead, delivered: Delivered[]): Promise<boolean> {
		try {
			const token = await takeToken();
			if (!token) return false;
			const payload = toPlainJson(lead.payload);
			const result = await send(withToken(payload, token));
			if (result.ok) {
				await store.remove(lead.id);
				const { submission_id, service } = lead.payload;
				delivered.push({ submission_id, service });
				return true;
			}
			// A server error may concern this lead only, so the next one is tried.
			if (temporaryRefusals.includes(result.code)) return result.code === "internal_error";
			await store.put({ ...lead, payload, refused: result.code });
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
		async add(payload: LeadSubmission, now: Date) {
			await store.put({ id: payload.submission_id, payload, keptAt: now.toISOString() });
			await refresh();
		},
		async discard(id: string) {
			await store.remove(id);
			await refresh();
		},
		/** Tries to send every queued lead. Returns those that were sent. */
		async deliver(): Promise<Delivered[]> {
			const delivered: Delivered[] = [];
			await withOutboxLock(async () => {
				for (const lead of await store.all()) {
					if (isWaiting(lead) && !(await deliverOne(lead, delivered))) break;
				}
			});
			await refresh(delivered);
			return delivered;
		},
	};
}

export function isWaiting({ refused }: QueuedLead): boolean {
	return refused === undefined;
}
