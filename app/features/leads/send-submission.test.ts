import { expect, test } from "vitest";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { sendSubmission } from "./send-submission.ts";

const payload = { submission_id: "6a1f7c1e-0000-4000-8000-000000000001" } as LeadSubmission;
const answering = (status: number, body: string) => async () => new Response(body, { status });

test("a stored message answers with its id", async () => {
	expect(await sendSubmission(payload, answering(200, '{"id":"7"}'))).toEqual({ kind: "stored", id: "7" });
});

test("a refusal carries its code and the fields at fault", async () => {
	const body = '{"error":{"code":"invalid_submission","message":"…","fields":{"email":"email_invalid"}}}';
	expect(await sendSubmission(payload, answering(422, body))).toEqual({
		kind: "refused",
		code: "invalid_submission",
		fields: { email: "email_invalid" },
	});
});

test.each([
	[500, "<h1>Oops</h1>"],
	[200, "{}"],
	[200, "null"],
])("an answer without an id is never taken for success (%i %s)", async (status, body) => {
	expect(await sendSubmission(payload, answering(status, body))).toMatchObject({
		kind: "refused",
		code: "unavailable",
	});
});

test.each([502, 503, 504])("%i means that the server was not there", async (status) => {
	await expect(sendSubmission(payload, answering(status, ""))).rejects.toThrow(NetworkError);
});

test("no network means the same", async () => {
	const offline = () => Promise.reject(new TypeError("Failed to fetch"));
	await expect(sendSubmission(payload, offline)).rejects.toThrow(NetworkError);
});
