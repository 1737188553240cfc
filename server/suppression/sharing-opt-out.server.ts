import { inArray, sql } from "drizzle-orm";
import { sharingOptOuts } from "#database/schema.ts";
import { optOutCookieName } from "#domain/consent/opt-out-cookie.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { setCookieHeader } from "../platform/http/cookies.server.ts";
import { recipientHash } from "./refused-addresses.server.ts";

type Secrets = Pick<Env, "authSecret" | "previousAuthSecrets">;

/** How to reach a person. */
interface Contact {
	email: string | null;
	phone: string | null;
}

/** Browsers keep no cookie for longer. */
const cookieSeconds = 400 * 24 * 3600;

/** Any number that no other advisory lock uses. */
const optOutLock = 7_203_119;

/** The `Set-Cookie` value that keeps the opt-out in this browser. Scripts read the cookie, too. */
export function optOutCookie(env: Pick<Env, "siteOrigin">): string {
	const cookie = { name: optOutCookieName, value: "1", maxAgeSeconds: cookieSeconds, isReadable: true } as const;
	return setCookieHeader(env, { ...cookie, sameSite: "Lax" });
}

/**
 * Remembers that nothing about these people is passed on for advertising, whoever they are later. Twice changes nothing.
 * Without `ON CONFLICT`, on which the embedded database can hang.
 */
export async function recordOptOuts(
	transaction: Transaction,
	{ authSecret }: Secrets,
	contacts: readonly Contact[],
	at: Date,
): Promise<void> {
	const wanted = [...new Set(contacts.flatMap(keysOf).map((key) => hashOf(authSecret, key)))];
	if (wanted.length === 0) return;
	const { contactHash } = sharingOptOuts;
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${optOutLock})`);
	const known = await transaction.select({ contactHash }).from(sharingOptOuts).where(inArray(contactHash, wanted));
	const recorded = new Set(known.map((row) => row.contactHash));
	const rows = wanted.filter((hash) => !recorded.has(hash)).map((hash) => ({ contactHash: hash, createdAt: at }));
	if (rows.length > 0) await transaction.insert(sharingOptOuts).values(rows);
}

/** True if somebody opted out under this address or this number, also under an earlier secret. */
export async function hasOptedOut(
	db: Pick<Database, "select">,
	{ authSecret, previousAuthSecrets }: Secrets,
	contact: Contact,
): Promise<boolean> {
	const hashes = keysOf(contact).flatMap((key) =>
		[authSecret, ...previousAuthSecrets].map((secret) => hashOf(secret, key)),
	);
	if (hashes.length === 0) return false;
	const found = await db.select().from(sharingOptOuts).where(inArray(sharingOptOuts.contactHash, hashes)).limit(1);
	return found.length > 0;
}

function keysOf({ email, phone }: Contact): string[] {
	const number = phone && phoneKey(phone);
	return [...(email ? [emailKey(email)] : []), ...(number ? [number] : [])];
}

const hashOf = (secret: string, key: string) => recipientHash(secret, `sharing ${key}`);
