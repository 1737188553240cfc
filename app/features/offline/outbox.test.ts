import { expect, test } from "vitest";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { SendOutcome } from "../leads/send-submission.ts";
import { createOutbox, type OutboxParts, type QueuedLead } from "./outbox.ts";

const now = new Date("2026-11-21T15:00:00Z");
const service = "contact_submission";
const payload = (id: string) => ({ service, submission_id: id, message: `Message ${id}` }) as LeadSubmission;
const stored = (id: string): SendOutcome => ({ kind: "stored", id });
const refused = (code: LeadErrorCode): SendOutcome => ({ kind: "refused", code, fields: {} });

function setUp(overrides: Partial<OutboxParts> = {}) {
	const messages = new Map<string, QueuedLead>();
	const sent: LeadSubmission[] = [];
	const outbox = createOutbox({
		store: {
			all: async () => [...messages.values()],
			put: async (message) => void messages.set(message.id, message),
			remove: async (id) => void messages.delete(id),
		},
		takeToken: async () => "fresh",
		send: async (submission) => {
			sent.push(submission);
			return stored(submission.submission_id);
		},
		withOutboxLock: (run) => run(),
		...overrides,
	});
	return { outbox, messages, sent };
}

test("a kept message is sent with a fresh token under its own id, and leaves", async () => {
	const { outbox, messages, sent } = setUp();
	await outbox.keep(payload("a"), now);
	expect(outbox.snapshot().kept).toEqual([{ id: "a", payload: payload("a"), keptAt: "2026-11-21T15:00:00.000Z" }]);
	expect(await outbox.deliver()).toEqual([{ submission_id: "a", service }]);
	expect(sent).toEqual([{ ...payload("a"), recaptchaToken: "fresh", recaptcha_token: "fresh" }]);
	expect(messages.size).toBe(0);
	expect(outbox.snapshot()).toEqual({ kept: [], delivered: [{ submission_id: "a", service }] });
});

test("keeping the same submission again keeps it once", async () => {
	const { outbox, messages } = setUp();
	await outbox.keep(payload("a"), now);
	await outbox.keep(payload("a"), now);
	expect(messages.size).toBe(1);
});

test("while the server is away everything stays", async () => {
	let attempts = 0;
	const { outbox, messages } = setUp({
		send: async () => {
			attempts++;
			throw new NetworkError("offline");
		},
	});
	await outbox.keep(payload("a"), now);
	await outbox.keep(payload("b"), now);
	expect(await outbox.deliver()).toEqual([]);
	expect(messages.size).toBe(2);
	expect(attempts).toBe(1);
});

test.each(["rate_limited", "captcha_failed", "unavailable"] as const)("%s passes: the message waits", async (code) => {
	const { outbox, messages } = setUp({ send: async () => refused(code) });
	await outbox.keep(payload("a"), now);
	await outbox.deliver();
	expect(messages.get("a")?.refused).toBeUndefined();
});

test("a message that will never be taken is kept for the visitor and holds up no other", async () => {
	const { outbox, messages, sent } = setUp();
	const judging = setUp({
		send: async (submission) =>
			submission.submission_id === "a" ? refused("invalid_submission") : stored(submission.submission_id),
	});
	await judging.outbox.keep(payload("a"), now);
	await judging.outbox.keep(payload("b"), now);
	expect(await judging.outbox.deliver()).toEqual([{ submission_id: "b", service }]);
	expect(judging.messages.get("a")?.refused).toBe("invalid_submission");
	expect(await judging.outbox.deliver()).toEqual([]);
	expect([messages.size, sent.length, outbox.snapshot().kept.length]).toEqual([0, 0, 0]);
});

test("without a token nothing is sent", async () => {
	const { outbox, messages, sent } = setUp({ takeToken: async () => null });
	await outbox.keep(payload("a"), now);
	await outbox.deliver();
	expect(sent).toEqual([]);
	expect(messages.size).toBe(1);
});

test("the visitor can discard a message, and whoever shows the list is told", async () => {
	const { outbox } = setUp();
	const seen: number[] = [];
	const stop = outbox.subscribe(() => seen.push(outbox.snapshot().kept.length));
	await outbox.keep(payload("a"), now);
	await outbox.discard("a");
	stop();
	await outbox.keep(payload("b"), now);
	expect(seen).toEqual([1, 0]);
});

test("what the service worker has sent is counted as delivered", async () => {
	const { outbox } = setUp();
	await outbox.refresh([{ submission_id: "a", service }]);
	expect(outbox.snapshot().delivered).toEqual([{ submission_id: "a", service }]);
});
