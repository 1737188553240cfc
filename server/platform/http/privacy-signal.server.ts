import { hasOptOutCookie } from "#domain/consent/opt-out-cookie.ts";

/**
 * True if the browser sends Global Privacy Control (globalprivacycontrol.org), or its user told us not to sell or share
 * their data, which counts the same.
 */
export function sendsPrivacySignal(headers: Headers): boolean {
	return headers.get("sec-gpc")?.trim() === "1" || hasOptOutCookie(headers.get("cookie") ?? "");
}
