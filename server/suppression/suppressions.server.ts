import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { leadChanges, leadCommands, revocations } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import { type ContactChannel, isReported, type RevocationMethod } from "#domain/contacts/revocation.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { refusedAddresses } from "./refused-addresses.server.ts";

export interface Contact {
	/** The lead that named them, if one did. */
	id: string | null;
	email: string | null;
	phone: string | null;
}

/** Why a person must not be contacted on these channels anymore. */
export interface Suppression {
	channels: readonly ContactChannel[];
	/**
	 * How the person asked us to stop, what the address did, or that somebody with another address named the same
	 * number.
	 */
	reason: RevocationMethod | "bounce" | "complaint" | "otherAddress";
	since: Date;
	/** The last day to honor what a person asked for, as `2026-12-08`. Null for all else. */
	dueOn: string | null;
}

type Revoked = typeof revocations.$inferSelect;

/**
 * The one list that is checked before anybody is contacted. A request to stop applies to the lead that it came with, to
 * its address, and to every number that comes with that address, because it is the person who asked. A request that an
 * agent recorded also applies to the number, on any lead. A request made with a link does not, because anyone can send
 * a lead with their own address and a stranger's number: then staff get a hint. Former addresses and numbers of a lead
 * count like its current ones: a correction by staff must not lift what the person asked for.
 * @returns for each contact, in order, what stops it
 */
export async function suppressionsOf(
	db: Pick<Database, "select">,
	env: Pick<Env, "authSecret" | "previousAuthSecrets">,
	contacts: readonly Contact[],
): Promise<Suppression[][]> {
	const keyed = await keyedContacts(db, contacts);
	const emails = [...new Set(keyed.flatMap(({ email }) => email ?? []))];
	const refused = await refusedAddresses(db, env, emails);
	const revoked = await revocationsOf(db, keyed);
	return keyed.map((contact) => {
		const address = contact.email === null ? undefined : refused.get(contact.email);
		const ofAddress: Suppression[] = address
			? [{ channels: ["email"], reason: address.reason, since: address.createdAt, dueOn: null }]
			: [];
		return [...revoked.flatMap((one) => ofPerson(one, contact)), ...ofAddress, ...hintOf(revoked, contact)];
	});
}

/**
 * The requests to stop that apply to a person, without hints, in the order in which they came.
 * @param contacts all known contacts of this one person
 */
export async function revocationsFor(db: Pick<Database, "select">, contacts: readonly Contact[]): Promise<Revoked[]> {
	const keyed = await keyedContacts(db, contacts);
	const revoked = await revocationsOf(db, keyed);
	return revoked.filter((one) => keyed.some((contact) => ofPerson(one, contact).length > 0));
}

/** A contact in the spellings that are compared, with the addresses and numbers that its lead had before. */
interface KeyedContact {
	id: string | null;
	/** The current address: the one that takes no emails, if one doesn't. */
	email: string | null;
	emails: ReadonlySet<string>;
	phones: ReadonlySet<string>;
}

async function keyedContacts(
	db: Pick<Database, "select">,
	contacts: readonly Contact[],
): Promise<readonly KeyedContact[]> {
	const former = await formerContacts(
		db,
		contacts.flatMap(({ id }) => id ?? []),
	);
	return contacts.map(({ id, email, phone }) => {
		const all = [{ email, phone }, ...former.filter(({ leadId }) => leadId === id)];
		return {
			id,
			email: email === null ? null : emailKey(email),
			emails: new Set(all.flatMap((one) => (one.email ? emailKey(one.email) : []))),
			phones: new Set(all.flatMap((one) => (one.phone && phoneKey(one.phone)) || [])),
		};
	});
}

/** The addresses and numbers that staff corrected in these leads. A correction that was undone leaves nothing. */
export async function formerContacts(
	db: Pick<Database, "select">,
	ids: readonly string[],
): Promise<readonly { leadId: string; email: string | null; phone: string | null }[]> {
	if (ids.length === 0) return [];
	const { leadId, kind, before, commandId } = leadChanges;
	const { undoneAt, restored } = leadCommands;
	return db
		.select({
			leadId,
			email: sql<string | null>`${before} ->> 'email'`,
			phone: sql<string | null>`${before} ->> 'phone'`,
		})
		.from(leadChanges)
		.leftJoin(leadCommands, eq(leadCommands.id, commandId))
		.where(and(inArray(leadId, [...new Set(ids)]), eq(kind, "facts"), or(isNull(undoneAt), eq(restored, 0))));
}

/** Everything that may be about one of them, in the order in which it came. */
async function revocationsOf(db: Pick<Database, "select">, contacts: readonly KeyedContact[]) {
	const ids = [...new Set(contacts.flatMap(({ id }) => id ?? []))];
	const emails = [...new Set(contacts.flatMap((contact) => [...contact.emails]))];
	const phones = [...new Set(contacts.flatMap((contact) => [...contact.phones]))];
	if (ids.length + emails.length + phones.length === 0) return [];
	return db
		.select()
		.from(revocations)
		.where(
			or(
				inArray(revocations.leadId, ids),
				inArray(revocations.emailKey, emails),
				inArray(revocations.phoneKey, phones),
				phones.length > 0 ? rereadPhone : undefined,
			),
		)
		.orderBy(asc(revocations.sequence));
}

/**
 * Numbers that `phoneKey` once read differently, or not at all. A record keeps the key that it was sealed with, so what
 * was typed is read again. Those of plain digits in one number always had the key that they have now.
 */
const rereadPhone = and(
	isNotNull(revocations.phone),
	sql`(${revocations.phoneKey} IS NULL OR ${revocations.phoneKey} LIKE '+11%' OR ${revocations.phone} !~ '^[+]?[0-9 ().-]+$')`,
);

function namesNumber({ phone: typed, phoneKey: stored }: Revoked, { phones }: KeyedContact): boolean {
	return phones.has(stored ?? "") || (typed !== null && phones.has(phoneKey(typed) ?? ""));
}

const isSamePerson = (revoked: Revoked, { id, emails }: KeyedContact) =>
	(id !== null && revoked.leadId === id) || emails.has(revoked.emailKey ?? "");

function ofPerson(revoked: Revoked, contact: KeyedContact): Suppression[] {
	const { channels, method, recordedAt, dueOn } = revoked;
	const isPerson = isSamePerson(revoked, contact);
	const isNumber = isReported(method) && namesNumber(revoked, contact);
	const reached = channels.filter((channel) => isPerson || (channel !== "email" && isNumber));
	return reached.length > 0 ? [{ channels: reached, reason: method, since: new Date(recordedAt), dueOn }] : [];
}

/** One at most, however many addresses somebody makes up. */
function hintOf(revoked: readonly Revoked[], contact: KeyedContact): Suppression[] {
	const others = revoked.filter(
		(one) => !isReported(one.method) && !isSamePerson(one, contact) && namesNumber(one, contact),
	);
	const channels = channelsOf(others);
	channels.delete("email");
	const last = others.findLast((one) => one.channels.some((channel) => channels.has(channel)));
	return last
		? [{ channels: [...channels], reason: "otherAddress", since: new Date(last.recordedAt), dueOn: null }]
		: [];
}

/** True if the person asked for it. A bounce or complaint only says that an address takes no emails. */
export function isAskedFor({ dueOn }: Suppression): boolean {
	return dueOn !== null;
}

/** The channels that must not be used for the person. */
export function stoppedChannels(suppressions: readonly Suppression[]): Set<ContactChannel> {
	return channelsOf(suppressions.filter(({ reason }) => reason !== "otherAddress"));
}

/** The channels that staff look into first: it may be the person who stopped them, with another address. */
export function channelsToCheck(suppressions: readonly Suppression[]): Set<ContactChannel> {
	const stopped = stoppedChannels(suppressions);
	return new Set([...channelsOf(suppressions)].filter((channel) => !stopped.has(channel)));
}

function channelsOf(suppressions: readonly Pick<Suppression, "channels">[]): Set<ContactChannel> {
	return new Set(suppressions.flatMap(({ channels }) => channels));
}
