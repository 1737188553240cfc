import { expect, test } from "vitest";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { IntakeResult } from "../offline/send-submission.ts";
import { type SendParts, sendLead } from "./send-lead.ts";

const typed = {
	first_name: " Ana ",
	last_name: "Souza",
	email: "ana@example.com",
	phone: "(407) 555-0100",
	message: "Quero uma cotação.",
};
const now = new Date("2026-11-21T15:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const refused = (code: LeadErrorCode, fields: Record<string, string> = {}): IntakeResult => ({
	ok: false,
	code,
	fields,
});

function setUp(overrides: Partial<SendParts> = {}) {
	const sent: LeadSubmission[] = [];
	const queued: LeadSubmission[] = [];
	let tokens = 0;
	const parts: SendParts = {
		kind: "contact",
		details: {},
		lastSuccess: null,
		now,
		takeToken: async () => `token ${++tokens}`,
		send: async (payload) => {
			sent.push(payload);
			return { ok: true, id: "7" };
		},
		queue: async (payload) => void queued.push(payload),
		payloadOf: (content) => ({ ...content, recaptchaToken: null }) as LeadSubmission,
		...overrides,
	};
	return { submit: (values: Record<string, unknown> = typed) => sendLead(values, parts), sent, queued };
}

test("a valid message is sent trimmed, with its token", async () => {
	const { submit, sent } = setUp();
	expect(await submit()).toMatchObject({ kind: "sent", id: "7", submission: { first_name: "Ana" } });
	expect(sent).toEqual([
		{ ...typed, purpose: "contact", first_name: "Ana", recaptchaToken: "token 1", recaptcha_token: "token 1" },
	]);
});

test("an invalid message is not sent", async () => {
	const { submit, sent } = setUp();
	expect(await submit({ ...typed, email: "ana@", message: "oi" })).toEqual({
		kind: "invalid",
		errors: { email: "email_invalid", message: "message_min" },
	});
	expect(sent).toEqual([]);
});

test("a second message within five minutes of the last success is not sent", async () => {
	expect(await setUp({ lastSuccess: minutesAgo(4) }).submit()).toEqual({ kind: "failed", reason: "too_soon" });
	expect(await setUp({ lastSuccess: minutesAgo(5) }).submit()).toMatchObject({ kind: "sent" });
});

test("field errors are shown before the limit", async () => {
	const { submit } = setUp({ lastSuccess: minutesAgo(1) });
	expect(await submit({ ...typed, phone: "1" })).toMatchObject({ kind: "invalid" });
});

test("without a token nothing is sent", async () => {
	const { submit, sent } = setUp({ takeToken: async () => null });
	expect(await submit()).toEqual({ kind: "failed", reason: "captcha_missing" });
	expect(sent).toEqual([]);
});

test("a stale token is replaced once", async () => {
	const results: IntakeResult[] = [refused("captcha_failed"), { ok: true, id: "8" }];
	const { submit } = setUp({ send: async () => results.shift() ?? refused("captcha_failed") });
	expect(await submit()).toMatchObject({ kind: "sent", id: "8", submission: { recaptchaToken: null } });
	expect(await submit()).toEqual({ kind: "failed", reason: "captcha_missing" });
});

test("the server's field errors are shown like the browser's", async () => {
	const { submit } = setUp({ send: async () => refused("invalid_submission", { email: "email_invalid", utm: "x" }) });
	expect(await submit()).toEqual({ kind: "invalid", errors: { email: "email_invalid" } });
});

test.each(["rate_limited", "invalid_submission", "unavailable"] as const)("%s is a failure", async (code) => {
	expect(await setUp({ send: async () => refused(code) }).submit()).toEqual({ kind: "failed", reason: code });
});

test("an unreachable server queues the lead, whether at the captcha or when sending", async () => {
	const unreachable = () => Promise.reject(new NetworkError("offline"));
	const atCheck = setUp({ takeToken: unreachable });
	expect(await atCheck.submit()).toEqual({ kind: "queued" });
	const atSending = setUp({ send: unreachable });
	expect(await atSending.submit()).toEqual({ kind: "queued" });
	expect([atCheck.queued, atSending.queued]).toMatchObject([[{ first_name: "Ana" }], [{ recaptchaToken: null }]]);
});

test("without storage on the device the failure is the network", async () => {
	const { submit } = setUp({
		takeToken: () => Promise.reject(new NetworkError("offline")),
		queue: () => Promise.reject(new Error("private window")),
	});
	expect(await submit()).toEqual({ kind: "failed", reason: "network" });
});

test("the page's details are sent along, and a lead without the required ones is not sent", async () => {
	const person = { first_name: "Ana", email: "ana@example.com", phone: "" };
	const { submit, sent } = setUp({ kind: "guide", details: { product: "iul", funnel: "iul/lp" } });
	expect(await submit(person)).toMatchObject({ kind: "sent" });
	expect(sent).toMatchObject([{ ...person, product: "iul", funnel: "iul/lp", answers: {} }]);
	const lost = setUp({ kind: "guide" });
	expect(await lost.submit(person)).toEqual({ kind: "failed", reason: "invalid_submission" });
	expect(lost.sent).toEqual([]);
});
