import { emailKey } from "../contacts/match-key.ts";

/** Providers that ignore dots before the @. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an address: `marie+news@example.com` usually reaches `marie@example.com`. It may join two people's
 * mailboxes, so use it only for limits and for not writing.
 */
export function mailboxOf(address: string): string {
	const normal = emailKey(address);
	const at = normal.lastIndexOf("@");
	const host = normal.slice(at + 1);
	const user = normal.slice(0, at).replace(/(?<=.)\+.*$/, "");
	return dotless.has(host) ? `${user.replaceAll(".", "")}@gmail.com` : `${user}@${host}`;
}
