import { mailboxOf } from "#domain/leads/mailbox.ts";
import type { Env } from "../platform/env.server.ts";
import { recipientHash } from "../suppression/refused-addresses.server.ts";

/** Counts are short-lived, so only the current secret counts. */
export function mailboxHash({ authSecret }: Pick<Env, "authSecret">, address: string): string {
	return recipientHash(authSecret, `mailbox ${mailboxOf(address)}`);
}
