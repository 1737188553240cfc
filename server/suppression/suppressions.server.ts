import { asc, inArray, or } from "drizzle-orm";
import { revocations } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import type { ContactChannel, RevocationMethod } from "#domain/contacts/revocation.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { refusedAddresses } from "./refused-addresses.server.ts";

export interface Contact {
	email: string | null;
	phone: string | null;
}

/** Why a person is not reached on these channels any more. */
export interface Suppression {
	channels: readonly ContactChannel[];
	/** How the person told us, or what the address did. */
	reason: RevocationMethod | "bounce" | "complaint";
	since: Date;
	/** The last day to honor what a person asked for, as `2026-12-08`. Null for what an address did. */
	dueOn: string | null;
}

/**
 * The one list that is asked before anybody is written to. Who stopped an address or number is known by it, whichever
 * lead it came with. Emails stop for the address; calls and texts for the number, and for every number that comes with
 * the address, because it is the person who asked.
 * @returns for each contact, in order, what stops it
 */
export async function suppressionsOf(
	db: Pick<Database, "select">,
	env: Pick<Env, "authSecret" | "previousAuthSecrets">,
	contacts: readonly Contact[],
): Promise<Suppression[][]> {
	const keyed = contacts.map(({ email, phone }) => ({
		email: email === null ? null : emailKey(email),
		phone: phone === null ? null : phoneKey(phone),
	}));
	const emails = [...new Set(keyed.flatMap(({ email }) => email ?? []))];
	const phones = [...new Set(keyed.flatMap(({ phone }) => phone ?? []))];
	const refused = await refusedAddresses(db, env, emails);
	const revoked =
		emails.length + phones.length === 0
			? []
			: await db
					.select()
					.from(revocations)
					.where(or(inArray(revocations.emailKey, emails), inArray(revocations.phoneKey, phones)))
					.orderBy(asc(revocations.sequence));
	return keyed.map(({ email, phone }) => {
		const ofPerson = revoked.flatMap(({ channels, method, recordedAt, dueOn, ...stopped }): Suppression[] => {
			const isAddress = email !== null && stopped.emailKey === email;
			const isNumber = phone !== null && stopped.phoneKey === phone;
			const reached = channels.filter((channel) => (channel === "email" ? isAddress : isAddress || isNumber));
			return reached.length > 0 ? [{ channels: reached, reason: method, since: new Date(recordedAt), dueOn }] : [];
		});
		const address = email === null ? undefined : refused.get(email);
		const ofAddress: Suppression[] = address
			? [{ channels: ["email"], reason: address.reason, since: address.createdAt, dueOn: null }]
			: [];
		return [...ofPerson, ...ofAddress];
	});
}

/** Whether the person asked for it. A bounce or complaint only says that an address takes no emails. */
export function isAskedFor({ dueOn }: Suppression): boolean {
	return dueOn !== null;
}

/** What the person is not to be reached on. */
export function stoppedChannels(suppressions: readonly Suppression[]): Set<ContactChannel> {
	return new Set(suppressions.flatMap(({ channels }) => channels));
}
