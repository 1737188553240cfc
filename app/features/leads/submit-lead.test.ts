import { expect, test } from "vitest";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import type { SendOutcome } from "./send-submission.ts";
import { type SubmitParts, submitLead } from "./submit-lead.ts";

const typed = {
	first_name: " Ana ",
	last_name: "Souza",
	email: "ana@example.com",
	phone: "(407) 555-0100",
	message: "Quero uma cotação.",
};
const now = new Date("2026-11-21T15:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const refused = (code: LeadErrorCode, fields: Record<string, string> = {}): SendOutcome => ({
	kind: "refused",
	code,
	fields,
});

function setUp(overrides: Partial<SubmitParts> = {}) {
	const sent: LeadSubmission[] = [];
	const kept: LeadSubmission[] = [];
	let tokens = 0;
	const parts: SubmitParts = {
		purpose: "contact",
		details: {},
		lastSuccess: null,
		now,
		takeToken: async () => `token ${++tokens}`,
		send: async (payload) => {
			sent.push(payload);
			return { kind: "stored", id: "7" };
		},
		keep: async (payload) => void kept.push(payload),
		payloadOf: (content) => ({ ...content, recaptchaToken: null }) as LeadSubmission,
		...overrides,
	};
	return { submit: (values: Record<string, unknown> = typed) => submitLead(values, parts), sent, kept };
}

test("a good message is sent trimmed, with its token", async () => {
	const { submit, sent } = setUp();
	expect(await submit()).toMatchObject({ kind: "sent", id: "7", submission: { first_name: "Ana" } });
	expect(sent).toEqual([
		{ ...typed, purpose: "contact", first_name: "Ana", recaptchaToken: "token 1", recaptcha_token: "token 1" },
	]);
});

test("a faulty one is not sent", async () => {
	const { submit, sent } = setUp();
	expect(await submit({ ...typed, email: "ana@", message: "oi" })).toEqual({
		kind: "invalid",
		errors: { email: "email_invalid", message: "message_min" },
	});
	expect(sent).toEqual([]);
});

test("a second message within five minutes of the last success stops here", async () => {
	expect(await setUp({ lastSuccess: minutesAgo(4) }).submit()).toEqual({ kind: "too_soon" });
	expect(await setUp({ lastSuccess: minutesAgo(5) }).submit()).toMatchObject({ kind: "sent" });
});

test("mistakes are pointed out before the limit", async () => {
	const { submit } = setUp({ lastSuccess: minutesAgo(1) });
	expect(await submit({ ...typed, phone: "1" })).toMatchObject({ kind: "invalid" });
});

test("without a token nothing is sent", async () => {
	const { submit, sent } = setUp({ takeToken: async () => null });
	expect(await submit()).toEqual({ kind: "unverified" });
	expect(sent).toEqual([]);
});

test("a stale token is replaced once", async () => {
	const answers: SendOutcome[] = [refused("captcha_failed"), { kind: "stored", id: "8" }];
	const { submit } = setUp({ send: async () => answers.shift() ?? refused("captcha_failed") });
	expect(await submit()).toMatchObject({ kind: "sent", id: "8", submission: { recaptchaToken: null } });
	expect(await submit()).toEqual({ kind: "unverified" });
});

test("the server's own judgement of a field is shown like ours", async () => {
	const { submit } = setUp({ send: async () => refused("invalid_submission", { email: "email_invalid", utm: "x" }) });
	expect(await submit()).toEqual({ kind: "invalid", errors: { email: "email_invalid" } });
});

test.each(["rate_limited", "invalid_submission", "unavailable"] as const)("%s is a failure", async (code) => {
	expect(await setUp({ send: async () => refused(code) }).submit()).toEqual({ kind: "failed", reason: code });
});

test("with the server away the message is kept, whether the check or the sending found out", async () => {
	const away = () => Promise.reject(new NetworkError("offline"));
	const atCheck = setUp({ takeToken: away });
	expect(await atCheck.submit()).toEqual({ kind: "kept" });
	const atSending = setUp({ send: away });
	expect(await atSending.submit()).toEqual({ kind: "kept" });
	expect([atCheck.kept, atSending.kept]).toMatchObject([[{ first_name: "Ana" }], [{ recaptchaToken: null }]]);
});

test("a device that keeps nothing is told of the network", async () => {
	const { submit } = setUp({
		takeToken: () => Promise.reject(new NetworkError("offline")),
		keep: () => Promise.reject(new Error("private window")),
	});
	expect(await submit()).toEqual({ kind: "failed", reason: "network" });
});

test("what the page knows goes along, and a page that knows too little sends nothing", async () => {
	const person = { first_name: "Ana", email: "ana@example.com", phone: "" };
	const { submit, sent } = setUp({ purpose: "guide", details: { product: "iul", funnel: "iul/lp" } });
	expect(await submit(person)).toMatchObject({ kind: "sent" });
	expect(sent).toMatchObject([{ ...person, product: "iul", funnel: "iul/lp", answers: {} }]);
	const lost = setUp({ purpose: "guide" });
	expect(await lost.submit(person)).toEqual({ kind: "failed", reason: "invalid_submission" });
	expect(lost.sent).toEqual([]);
});
