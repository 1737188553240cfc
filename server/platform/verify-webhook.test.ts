import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedWebhook } from "./verify-webhook.server.ts";

const key = Buffer.from("0123456789abcdef0123456789abcdef");
const secret = `whsec_${key.toString("base64")}`;
const body = '{"type":"bounce"}';
const now = new Date("2026-11-23T15:00:00Z");

function sign(id: string, seconds: number, text = body, by: string | Buffer = key): string {
	return `v1,${createHmac("sha256", by).update(`${id}.${seconds}.${text}`).digest("base64")}`;
}

function headers(changes: Record<string, string | null> = {}): Headers {
	const seconds = now.getTime() / 1000;
	const all = { "webhook-id": "m1", "webhook-timestamp": String(seconds), "webhook-signature": sign("m1", seconds) };
	return new Headers(
		Object.entries({ ...all, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
	);
}

test("accepts a message that was just signed, also while a secret is replaced", () => {
	expect(isSignedWebhook(headers(), body, secret, now)).toBe(true);
	const two = `${sign("m1", now.getTime() / 1000, body, "old")} ${sign("m1", now.getTime() / 1000)}`;
	expect(isSignedWebhook(headers({ "webhook-signature": two }), body, secret, now)).toBe(true);
});

test("takes a secret that is plain text", () => {
	const signature = sign("m1", now.getTime() / 1000, body, "plain");
	expect(isSignedWebhook(headers({ "webhook-signature": signature }), body, "plain", now)).toBe(true);
});

test.each([
	["another body", headers(), '{"type":"complaint"}'],
	["another id", headers({ "webhook-id": "m2" }), body],
	["no id", headers({ "webhook-id": null }), body],
	["no time", headers({ "webhook-timestamp": null }), body],
	["no signature", headers({ "webhook-signature": null }), body],
	["another version", headers({ "webhook-signature": sign("m1", now.getTime() / 1000).replace("v1", "v2") }), body],
	["another secret", headers({ "webhook-signature": sign("m1", now.getTime() / 1000, body, "other") }), body],
	["a cut signature", headers({ "webhook-signature": sign("m1", now.getTime() / 1000).slice(0, 20) }), body],
	[
		"an old message",
		headers({ "webhook-timestamp": "1795000000", "webhook-signature": sign("m1", 1_795_000_000) }),
		body,
	],
])("refuses %s", (_name, given, text) => {
	expect(isSignedWebhook(given, text, secret, now)).toBe(false);
});
