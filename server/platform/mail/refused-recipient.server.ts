import type { NodemailerError } from "nodemailer";

export const noMailbox = "no_mailbox";

/** There is no such mailbox, so another attempt is pointless. */
export class RecipientRefusedError extends Error {
	override name = "RecipientRefusedError";
	readonly code = noMailbox;
}

const saysNoMailbox =
	/no such (?:user|mailbox|recipient|address)|(?:user|mailbox|recipient) unknown|unknown (?:user|mailbox|recipient)|does(?: not|n't) exist/i;

/**
 * True if the mail server said for good that there is no such mailbox. Other refusals, such as of the sender or for a
 * policy (5.7), are no fault of the address.
 */
export function refusesRecipient(error: unknown): boolean {
	const { command, responseCode = 0, response = "" } = error as NodemailerError;
	if (command !== "RCPT TO" || responseCode < 500) return false;
	const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
	return detail ? /^5\.(?:1\.(?:[1236]|10)|2\.1)$/.test(detail) : saysNoMailbox.test(response);
}
