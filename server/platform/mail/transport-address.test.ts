import { expect, test } from "vitest";
import { transportAddress } from "./mailer.server.ts";

test.each([
	["smtp://mail.example:587", "true"],
	["smtp://mail.example:587?requireTLS=false", "false"],
	["smtp://127.0.0.1:25", null],
	["smtp://[::1]:25", null],
	// Encrypted from the first byte.
	["smtps://mail.example:465", null],
])("in production, %s asks for TLS: %s", (url, required) => {
	expect(new URL(transportAddress(url, true)).searchParams.get("requireTLS")).toBe(required);
	expect(new URL(transportAddress(url, true)).searchParams.get("socketTimeout")).toBe("15000");
});

test("elsewhere the address decides", () => {
	expect(new URL(transportAddress("smtp://mail.example", false)).searchParams.has("requireTLS")).toBe(false);
});
