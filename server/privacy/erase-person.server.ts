import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import {
	bookingEvents,
	contactSubmissions,
	dataRequests,
	emailChanges,
	invitations,
	leadChanges,
	sentVisitorEmails,
	userRoles,
	users,
	verifications,
} from "#database/schema.ts";
import { hasAddress } from "#domain/contacts/has-address.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { eraseFromRegister } from "../do-not-call/erase-from-register.server.ts";
import { mailboxHash } from "../emails/mailbox-hash.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { ReasonsForOthers } from "../platform/database/column-choices.ts";
import type { Env } from "../platform/env.server.ts";
import { deleteJobsOf, deleteJobsWithAddress } from "./delete-jobs.server.ts";
import { eraseLeads } from "./erase-leads.server.ts";
import { findPerson, type Identity, type KnownPerson } from "./find-person.server.ts";
import { deleteUploadedRows, holdImports, inRows } from "./uploaded-rows.server.ts";

type DataRequestRow = typeof dataRequests.$inferSelect;

/**
 * Deletes a person's data from the database. Sealed and hashed data stays, and the privacy page says so: consent
 * records, revocations of consent, and the hash that keeps emails from an address.
 * @param besides the request that is being carried out, which is emptied when nothing else is left to do
 */
export async function erasePerson(
	transaction: Transaction,
	env: Env,
	identity: Identity,
	{ besides, now }: { besides: string; now: Date },
): Promise<void> {
	await holdImports(transaction);
	const person = await findPerson(transaction, identity);
	const bookings = person.bookings.map(({ id }) => id);
	await eraseLeads(transaction, person.leads, now);
	await transaction.delete(bookingEvents).where(inArray(bookingEvents.id, bookings));
	await forgetCorrections(transaction, person.email);
	await deleteUploadedRows(transaction, inRows({ ...identity, email: person.email }));
	await eraseFromRegister(transaction, {
		email: person.email,
		numbers: await ownNumbers(transaction, identity, person),
	});
	await deleteJobsOf(transaction, bookings);
	await deleteJobsWithAddress(transaction, person.email);
	await transaction.delete(sentVisitorEmails).where(eq(sentVisitorEmails.mailboxHash, mailboxHash(env, person.email)));
	await deleteAccount(transaction, env, person);
	// For people who never opened an account, or asked for this address and never confirmed it.
	await transaction.delete(invitations).where(eq(sql`lower(${invitations.email})`, person.email));
	await transaction.delete(emailChanges).where(eq(sql`lower(${emailChanges.newEmail})`, person.email));
	await transaction
		.update(dataRequests)
		.set({ ...emptyRequest, state: "done", doneAt: now })
		.where(and(eq(sql`lower(${dataRequests.email})`, person.email), ne(dataRequests.id, besides)));
}

/** Somebody else's lead may have had this address by mistake until staff corrected it. */
async function forgetCorrections(transaction: Transaction, email: string): Promise<void> {
	const { kind, before, after } = leadChanges;
	const had = or(...[before, after].map((facts) => eq(sql`lower(${facts} ->> 'email')`, email)));
	await transaction.delete(leadChanges).where(and(eq(kind, "facts"), had));
}

/** The columns that a request loses after a deletion. */
export const emptyRequest = { name: null, email: null, phone: null, details: "", refusal: null };

const isDate = "a date, which proves that the request was answered in time";

/** The columns that a request keeps after a deletion, with the reasons. */
export const keptOfRequest = {
	id: "the audit log names it",
	kind: "says what was asked",
	state: "says that it was done",
	locale: "says in which language, not who",
	receivedAt: isDate,
	dueAt: isDate,
	confirmedAt: isDate,
	decidedAt: isDate,
	decidedBy: "names staff, not the person",
	phoneConfirmed: "says that staff called, not whom",
	doneAt: isDate,
	appealedAt: isDate,
} satisfies ReasonsForOthers<DataRequestRow, keyof typeof emptyRequest>;

/** The person's numbers, except for those that a lead of somebody else has, too. Call it after their leads are erased. */
async function ownNumbers(
	transaction: Transaction,
	{ phone }: Identity,
	{ leads }: KnownPerson,
): Promise<ReadonlySet<string>> {
	const typed = [phone, ...leads.map((lead) => lead.phone)];
	const numbers = new Set(typed.flatMap((number) => (number && phoneKey(number)) || []));
	const { phoneKey: key } = contactSubmissions;
	const others = await transaction
		.select({ key })
		.from(contactSubmissions)
		.where(inArray(key, [...numbers]));
	for (const other of others) numbers.delete(other.key ?? "");
	return numbers;
}

/** An account of staff stays: it belongs to their work, not to what they asked for as a visitor. */
async function deleteAccount(transaction: Transaction, env: Env, { account, email }: KnownPerson): Promise<void> {
	await deleteVerifications(transaction, email);
	if (!account || env.adminEmails.includes(email)) return;
	const [row] = await transaction
		.select({ role: userRoles.role })
		.from(userRoles)
		.where(eq(userRoles.user_id, account.id));
	if (row && mayOpenDashboard(row.role)) return;
	await transaction.delete(users).where(eq(users.id, account.id));
}

async function deleteVerifications(transaction: Transaction, email: string): Promise<void> {
	const { id, identifier } = verifications;
	const found = await transaction
		.select({ id, identifier })
		.from(verifications)
		.where(sql`position(${email} in lower(${identifier})) > 0`);
	const meant = found.filter((row) => hasAddress(row.identifier, email)).map((row) => row.id);
	await transaction.delete(verifications).where(inArray(id, meant));
}
