import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { revocations } from "#database/schema.ts";
import type { RevocationBody } from "#domain/consent/consent-certificate.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import { type ContactChannel, isReported, type RevocationMethod } from "#domain/contacts/revocation.ts";
import { revocationDueOn } from "#domain/contacts/revocation-deadline.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { insertBodies } from "../ledger/record-bodies.server.ts";
import { noteWritten } from "../platform/database/transaction-guard.server.ts";
import type { Services } from "../services.server.ts";
import { reindexPerson } from "./reindex-person.server.ts";
import { type Contact, isAskedFor, stoppedChannels, suppressionsOf } from "./suppressions.server.ts";

export interface Revocation extends Omit<Contact, "id"> {
	leadId: string | null;
	channels: readonly ContactChannel[];
	method: RevocationMethod;
	locale: Locale;
	/** The person's own words, where staff wrote them down. */
	words?: string | null;
	/** Which member of staff wrote it down. */
	recordedBy?: string | null;
	ipAddress: string;
	userAgent: string;
}

/**
 * Records that a person withdrew consent. From then on `suppressionsOf` reports it, and staff get an email. Nothing is
 * written if all of it was stopped before: mail programs and people repeat themselves.
 * @throws if it names nothing by which it could ever be found
 */
export async function recordRevocation(
	{ database, env, clock, jobs }: Pick<Services, "database" | "env" | "clock" | "jobs">,
	revocation: Revocation,
): Promise<void> {
	const { email, phone, channels, words = null, recordedBy = null, ipAddress, userAgent, ...rest } = revocation;
	const keys = { emailKey: email && emailKey(email), phoneKey: phone && phoneKey(phone) };
	const { leadId } = rest;
	const subject = keys.emailKey ?? keys.phoneKey ?? leadId;
	if (!subject) throw new Error("A request to stop names no address, no number that can be read, and no lead");
	const now = clock();
	await database.db.transaction(async (transaction) => {
		// Two calls at once would both find nothing. A few people share a lock, which harms nobody.
		await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`revocation ${subject}`}, 0))`);
		// A bounce is no request of the person, so it does not make theirs needless.
		const named = namedApart(revocation);
		const known = await suppressionsOf(
			transaction,
			env,
			named.map(({ contact }) => contact),
		);
		const isKnown = named.every(({ channels }, index) => {
			const stopped = stoppedChannels((known[index] ?? []).filter(isAskedFor));
			return channels.every((channel) => stopped.has(channel));
		});
		if (isKnown) return;
		const id = randomUUID();
		const content: RevocationBody = { words, ip_address: ipAddress, user_agent: userAgent };
		await insertBodies(transaction, [{ id, content }]);
		await transaction.insert(revocations).values({
			...rest,
			...keys,
			id,
			email,
			phone,
			channels: [...channels],
			recordedBy,
			recordedAt: now.toISOString(),
			dueOn: revocationDueOn(now, agency.timeZone),
		});
		noteWritten(transaction, revocations);
		await reindexPerson(transaction, { id: leadId, email, phone });
		await jobs.enqueue(transaction, "notify-revocation", { revocationId: id });
	});
}

/**
 * Whom a request names, each by one thing alone. Staff may have corrected a lead's address or number since it was stopped: then
 * the request names something new, by which no other lead is found yet.
 */
function namedApart({ leadId, email, phone, channels, method }: Revocation) {
	const person = { contact: email ? { id: null, email, phone: null } : { id: leadId, email, phone }, channels };
	if (!phone || !phoneKey(phone) || !isReported(method)) return [person];
	const ofNumber = channels.filter((channel) => channel !== "email");
	return [person, { contact: { id: null, email: null, phone }, channels: ofNumber }];
}
