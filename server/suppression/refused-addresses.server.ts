import { createHmac } from "node:crypto";
import { inArray } from "drizzle-orm";
import { suppressedRecipients } from "#database/schema.ts";
import { emailKey } from "#domain/contacts/match-key.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";
import type { Services } from "../services.server.ts";

import { reindexPerson } from "./reindex-person.server.ts";

type Secrets = Pick<Env, "authSecret" | "previousAuthSecrets">;
type RefusedAddress = Pick<typeof suppressedRecipients.$inferSelect, "reason" | "createdAt">;

/** The hash that is stored instead of an address. */
export function recipientHash(secret: string, text: string): string {
	return createHmac("sha256", deriveKey(secret, "recipients")).update(text).digest("base64url");
}

const addressHash = (secret: string, key: string) => recipientHash(secret, `address ${key}`);

/** Sends this address no more emails to visitors. A complaint outweighs a bounce. */
export async function suppressRecipient(
	{ database, env, clock }: Pick<Services, "database" | "env" | "clock">,
	address: string,
	reason: RefusedAddress["reason"],
): Promise<void> {
	const row = { addressHash: addressHash(env.authSecret, emailKey(address)), reason, createdAt: clock() };
	const known = database.db.insert(suppressedRecipients).values(row);
	await (reason === "complaint"
		? known.onConflictDoUpdate({ target: suppressedRecipients.addressHash, set: { reason } })
		: known.onConflictDoNothing());
	await reindexPerson(database.db, { id: null, email: address, phone: null });
}

/**
 * The addresses that came back or complained, also if they did under an earlier secret.
 * @param keys of addresses
 */
export async function refusedAddresses(
	db: Pick<Database, "select">,
	{ authSecret, previousAuthSecrets }: Secrets,
	keys: readonly string[],
): Promise<Map<string, RefusedAddress>> {
	const keyOf = new Map(
		keys.flatMap((key) =>
			[authSecret, ...previousAuthSecrets].map((secret) => [addressHash(secret, key), key] as const),
		),
	);
	if (keyOf.size === 0) return new Map();
	const rows = await db
		.select()
		.from(suppressedRecipients)
		.where(inArray(suppressedRecipients.addressHash, [...keyOf.keys()]));
	return new Map(rows.map(({ addressHash, ...refused }) => [keyOf.get(addressHash) ?? "", refused]));
}
