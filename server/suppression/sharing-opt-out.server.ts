import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { contactSubmissions, sharingOptOuts } from "#database/schema.ts";
import { optOutCookieName } from "#domain/consent/opt-out-cookie.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { setCookieHeader } from "../platform/http/cookies.server.ts";
import { recipientHash } from "./refused-addresses.server.ts";
import { formerContacts } from "./suppressions.server.ts";

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
 * Remembers that nothing about these people is passed on for advertising, whoever they are later. Who opts out again did it
 * the last time. Without `ON CONFLICT`, on which the embedded database can hang.
 */
export async function recordOptOuts(
	transaction: Transaction,
	{ authSecret }: Secrets,
	optOuts: readonly (Contact & { at: Date })[],
): Promise<void> {
	const inOrder = optOuts.toSorted((one, other) => one.at.getTime() - other.at.getTime());
	const wanted = new Map(
		inOrder.flatMap(({ at, ...contact }) => keysOf(contact).map((key) => [hashOf(authSecret, key), at] as const)),
	);
	if (wanted.size === 0) return;
	const { contactHash, createdAt } = sharingOptOuts;
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${optOutLock})`);
	const known = await transaction
		.select()
		.from(sharingOptOuts)
		.where(inArray(contactHash, [...wanted.keys()]));
	for (const { contactHash: hash } of known) {
		const at = wanted.get(hash);
		wanted.delete(hash);
		if (at)
			await transaction
				.update(sharingOptOuts)
				.set({ createdAt: at })
				.where(and(eq(contactHash, hash), lt(createdAt, at)));
	}
	const rows = [...wanted].map(([hash, at]) => ({ contactHash: hash, createdAt: at }));
	if (rows.length > 0) await transaction.insert(sharingOptOuts).values(rows);
}

/**
 * When the person of a lead opted out the last time: under an address or a number of any lead of theirs, also a former
 * one, also under an earlier secret. Null if they didn't.
 */
export async function optedOutAt(
	db: Pick<Database, "select">,
	{ authSecret, previousAuthSecrets }: Secrets,
	lead: Contact & { id: string; personId: string | null },
): Promise<Date | null> {
	const { id, email, phone, personId } = contactSubmissions;
	const linked =
		lead.personId === null
			? []
			: await db.select({ id, email, phone }).from(contactSubmissions).where(eq(personId, lead.personId));
	const leads = [lead, ...linked];
	const former = await formerContacts(
		db,
		leads.map((each) => each.id),
	);
	const keys = new Set([...leads, ...former].flatMap(keysOf));
	const hashes = [...keys].flatMap((key) => [authSecret, ...previousAuthSecrets].map((secret) => hashOf(secret, key)));
	if (hashes.length === 0) return null;
	const [found] = await db
		.select({ at: sharingOptOuts.createdAt })
		.from(sharingOptOuts)
		.where(inArray(sharingOptOuts.contactHash, hashes))
		.orderBy(desc(sharingOptOuts.createdAt))
		.limit(1);
	return found?.at ?? null;
}

function keysOf({ email, phone }: Contact): string[] {
	const number = phone && phoneKey(phone);
	return [...(email ? [emailKey(email)] : []), ...(number ? [number] : [])];
}

const hashOf = (secret: string, key: string) => recipientHash(secret, `sharing ${key}`);
