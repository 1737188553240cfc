import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceMs = 5 * 60_000;
const prefix = "whsec_";

/**
 * True if a message was signed as https://www.standardwebhooks.com specifies, and recently: `webhook-signature` holds
 * `v1,<base64>` of the HMAC-SHA256 of `<id>.<timestamp>.<body>`. While a secret is replaced there may be several.
 * @param secret `whsec_` with base64, or any text
 */
export function isSignedWebhook(headers: Headers, body: string, secret: string, now: Date): boolean {
	const id = headers.get("webhook-id") ?? "";
	const seconds = headers.get("webhook-timestamp") ?? "";
	if (!id || !/^\d{1,12}$/.test(seconds)) return false;
	if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return false;
	const key = secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), "base64") : Buffer.from(secret);
	const expected = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest();
	return (headers.get("webhook-signature") ?? "").split(" ").some((signature) => {
		const [version, value = ""] = signature.split(",", 2);
		const given = Buffer.from(value, "base64");
		return version === "v1" && given.length === expected.length && timingSafeEqual(expected, given);
	});
}
