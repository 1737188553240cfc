import { createHmac } from "node:crypto";
import { inArray } from "drizzle-orm";
import { suppressedRecipients } from "#database/schema.ts";
import { emailKey } from "#domain/contacts/match-key.ts";
import { mailboxOf } from "#domain/leads/mailbox.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";
import type { Services } from "../services.server.ts";

type Secrets = Pick<Env, "authSecret" | "previousAuthSecrets">;
type SuppressionReason = (typeof suppressedRecipients.$inferSelect)["reason"];

/** Counts are short-lived, so only the current secret counts. */
export function mailboxHash({ authSecret }: Secrets, address: string): string {
	return hash(authSecret, `mailbox ${mailboxOf(address)}`);
}

function addressHash(secret: string, address: string): string {
	return hash(secret, `address ${emailKey(address)}`);
}

function hash(secret: string, text: string): string {
	return createHmac("sha256", deriveKey(secret, "recipients")).update(text).digest("base64url");
}

/** Sends this address no more emails to visitors. A complaint outweighs a bounce. */
export async function suppressRecipient(
	{ database, env, clock }: Pick<Services, "database" | "env" | "clock">,
	address: string,
	reason: SuppressionReason,
): Promise<void> {
	const row = { addressHash: addressHash(env.authSecret, address), reason, createdAt: clock() };
	const known = database.db.insert(suppressedRecipients).values(row);
	await (reason === "complaint"
		? known.onConflictDoUpdate({ target: suppressedRecipients.addressHash, set: { reason } })
		: known.onConflictDoNothing());
}

/** Those of the addresses that get no emails, also if they were suppressed under an earlier secret. */
export async function suppressedAddresses(
	db: Pick<Database, "select">,
	{ authSecret, previousAuthSecrets }: Secrets,
	addresses: readonly string[],
): Promise<Set<string>> {
	const addressOf = new Map(
		addresses.flatMap((address) =>
			[authSecret, ...previousAuthSecrets].map((secret) => [addressHash(secret, address), address] as const),
		),
	);
	if (addressOf.size === 0) return new Set();
	const rows = await db
		.select({ hash: suppressedRecipients.addressHash })
		.from(suppressedRecipients)
		.where(inArray(suppressedRecipients.addressHash, [...addressOf.keys()]));
	return new Set(rows.flatMap((row) => addressOf.get(row.hash) ?? []));
}
