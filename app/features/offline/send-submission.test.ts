import { expect, test } from "vitest";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { sendSubmission, withToken } from "./send-submission.ts";

const payload = { submission_id: "6a1f7c1e-0000-4000-8000-000000000001" } as LeadSubmission;
const respondWith = (status: number, body: string) => async () => new Response(body, { status });

test("a stored lead returns its id", async () => {
	expect(await sendSubmission(payload, respondWith(200, '{"id":"7"}'))).toEqual({ ok: true, id: "7" });
});

test("a refusal carries its code and the invalid fields", async () => {
	const body = '{"error":{"code":"invalid_submission","message":"…","fields":{"email":"email_invalid"}}}';
	expect(await sendSubmission(payload, respondWith(422, body))).toEqual({
		ok: false,
		code: "invalid_submission",
		fields: { email: "email_invalid" },
	});
});

test.each([
	[500, "<h1>Oops</h1>"],
	[200, "{}"],
	[200, "null"],
])("a response without an id never counts as success (%i %s)", async (status, body) => {
	expect(await sendSubmission(payload, respondWith(status, body))).toMatchObject({
		ok: false,
		code: "unavailable",
	});
});

test.each([502, 503, 504])("%i means that the server is unreachable", async (status) => {
	await expect(sendSubmission(payload, respondWith(status, ""))).rejects.toThrow(NetworkError);
});

test("a failed fetch means that the server is unreachable", async () => {
	const offline = () => Promise.reject(new TypeError("Failed to fetch"));
	await expect(sendSubmission(payload, offline)).rejects.toThrow(NetworkError);
});

test("a token is sent under both of its names", () => {
	expect(withToken(payload, "token")).toMatchObject({ recaptchaToken: "token", recaptcha_token: "token" });
});
