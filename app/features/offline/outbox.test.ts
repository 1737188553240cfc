import { expect, test } from "vitest";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { createOutbox, type OutboxParts, type QueuedLead } from "./outbox.ts";
import type { IntakeResult } from "./send-submission.ts";

const now = new Date("2026-11-21T15:00:00Z");
const service = "contact_submission";
const payload = (id: string) => ({ service, submission_id: id, message: `Message ${id}` }) as LeadSubmission;
const stored = (id: string): IntakeResult => ({ ok: true, id });
const refused = (code: LeadErrorCode): IntakeResult => ({ ok: false, code, fields: {} });

function setUp(overrides: Partial<OutboxParts> = {}) {
	const leads = new Map<string, QueuedLead>();
	const sent: LeadSubmission[] = [];
	const outbox = createOutbox({
		store: {
			all: async () => [...leads.values()],
			put: async (lead) => void leads.set(lead.id, lead),
			remove: async (id) => void leads.delete(id),
		},
		takeToken: async () => "fresh",
		send: async (submission) => {
			sent.push(submission);
			return stored(submission.submission_id);
		},
		withOutboxLock: (run) => run(),
		...overrides,
	});
	return { outbox, leads, sent };
}

test("a queued lead is sent with a fresh token under its own id, then removed", async () => {
	const { outbox, leads, sent } = setUp();
	await outbox.add(payload("a"), now);
	expect(outbox.snapshot().queued).toEqual([{ id: "a", payload: payload("a"), keptAt: "2026-11-21T15:00:00.000Z" }]);
	expect(await outbox.deliver()).toEqual([{ submission_id: "a", service }]);
	expect(sent).toEqual([{ ...payload("a"), recaptchaToken: "fresh", recaptcha_token: "fresh" }]);
	expect(leads.size).toBe(0);
	expect(outbox.snapshot()).toEqual({ queued: [], delivered: [{ submission_id: "a", service }] });
});

test("adding the same submission twice queues it once", async () => {
	const { outbox, leads } = setUp();
	await outbox.add(payload("a"), now);
	await outbox.add(payload("a"), now);
	expect(leads.size).toBe(1);
});

test("while the server is unreachable all leads stay queued", async () => {
	let attempts = 0;
	const { outbox, leads } = setUp({
		send: async () => {
			attempts++;
			throw new NetworkError("offline");
		},
	});
	await outbox.add(payload("a"), now);
	await outbox.add(payload("b"), now);
	expect(await outbox.deliver()).toEqual([]);
	expect(leads.size).toBe(2);
	expect(attempts).toBe(1);
});

test.each(["rate_limited", "captcha_failed", "unavailable", "internal_error"] as const)(
	"after %s the lead stays queued",
	async (code) => {
		const { outbox, leads } = setUp({ send: async () => refused(code) });
		await outbox.add(payload("a"), now);
		await outbox.deliver();
		expect(leads.get("a")?.refused).toBeUndefined();
	},
);

test("a server error keeps the lead and does not block others", async () => {
	const { outbox, leads } = setUp({
		send: async ({ submission_id }) => (submission_id === "a" ? refused("internal_error") : stored(submission_id)),
	});
	await outbox.add(payload("a"), now);
	await outbox.add(payload("b"), now);
	expect(await outbox.deliver()).toEqual([{ submission_id: "b", service }]);
	expect([...leads.keys()]).toEqual(["a"]);
});

test("a lead refused for good stays for the visitor and does not block others", async () => {
	const { outbox, leads, sent } = setUp();
	const judging = setUp({
		send: async (submission) =>
			submission.submission_id === "a" ? refused("invalid_submission") : stored(submission.submission_id),
	});
	await judging.outbox.add(payload("a"), now);
	await judging.outbox.add(payload("b"), now);
	expect(await judging.outbox.deliver()).toEqual([{ submission_id: "b", service }]);
	expect(judging.leads.get("a")?.refused).toBe("invalid_submission");
	expect(await judging.outbox.deliver()).toEqual([]);
	expect([leads.size, sent.length, outbox.snapshot().queued.length]).toEqual([0, 0, 0]);
});

test("without a token nothing is sent", async () => {
	const { outbox, leads, sent } = setUp({ takeToken: async () => null });
	await outbox.add(payload("a"), now);
	await outbox.deliver();
	expect(sent).toEqual([]);
	expect(leads.size).toBe(1);
});

test("the visitor can discard a lead, and subscribers are notified", async () => {
	const { outbox } = setUp();
	const seen: number[] = [];
	const stop = outbox.subscribe(() => seen.push(outbox.snapshot().queued.length));
	await outbox.add(payload("a"), now);
	await outbox.discard("a");
	stop();
	await outbox.add(payload("b"), now);
	expect(seen).toEqual([1, 0]);
});

test("leads sent by the service worker count as delivered", async () => {
	const { outbox } = setUp();
	await outbox.refresh([{ submission_id: "a", service }]);
	expect(outbox.snapshot().delivered).toEqual([{ submission_id: "a", service }]);
});

test("a queued lead is mended before it is sent", async () => {
	const message = "Half a \ud83d face and a \0";
	const { outbox, leads, sent } = setUp();
	const odd = { ...payload("a"), message } as LeadSubmission;
	await outbox.add(odd, now);
	expect(await outbox.deliver()).toHaveLength(1);
	expect(sent.map((lead) => "message" in lead && lead.message)).toEqual(["Half a   face and a  "]);
	expect(leads.size).toBe(0);
});

test("a mended lead that is still refused is not sent again and again", async () => {
	let attempts = 0;
	const { outbox, leads } = setUp({
		send: async () => {
			attempts += 1;
			return refused("invalid_submission");
		},
	});
	await outbox.add({ ...payload("a"), message: "\0" } as LeadSubmission, now);
	await outbox.deliver();
	await outbox.deliver();
	expect([attempts, leads.get("a")?.refused]).toEqual([1, "invalid_submission"]);
});
