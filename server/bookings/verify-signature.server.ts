import { createHmac, timingSafeEqual } from "node:crypto";

/** The allowed clock difference plus delivery time. Calendly advises three minutes. */
const toleranceMs = 5 * 60_000;

/**
 * True if the scheduler signed the message, and recently. The header is `t=<seconds>,v1=<hex>`, where v1 is the
 * HMAC-SHA256 of `<seconds>.<body>` with the webhook's key. While a key is replaced there may be several v1.
 * https://developer.calendly.com/api-docs/overview/webhooks/webhook-signatures
 */
export function isSignedByScheduler(header: string | null, body: string, key: string, now: Date): boolean {
	const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
	const seconds = parts.find(([name]) => name === "t")?.[1] ?? "";
	if (!/^\d{1,12}$/.test(seconds)) return false;
	if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return false;
	const expected = createHmac("sha256", key).update(`${seconds}.${body}`).digest();
	return parts.some(([name, value = ""]) => name === "v1" && isSame(expected, Buffer.from(value, "hex")));
}

function isSame(expected: Buffer, given: Buffer): boolean {
	return given.length === expected.length && timingSafeEqual(expected, given);
}
