import {
	and,
	asc,
	eq,
	exists,
	gt,
	inArray,
	isNotNull,
	isNull,
	lt,
	lte,
	min,
	ne,
	not,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookingEvents, consentRecords, contactSubmissions, dataRequests } from "#database/schema.ts";
import { minDaysBetweenReminders, type Reminder, reminders, reminderWindows } from "#domain/leads/reminders.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { isRealLead } from "../leads/is-real-lead.server.ts";
import { leadIsThere } from "../leads/lead-is-there.server.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/** A process that has not sent an email in this time is dead. */
const claimMs = 60 * 60_000;
/** In one run; the next one takes the others. */
const maxPerRun = 200;

const lead = contactSubmissions;
const newer = alias(contactSubmissions, "newer");

/**
 * The leads that may be reminded: the person asked for an estimate, agreed to emails about it under a text that we
 * publish, and has done nothing since: no appointment, no newer request, no data request, and staff have not taken it
 * up.
 */
function remindable(db: Database, now: Date): SQL | undefined {
	return and(
		inArray(lead.kind, ["report", "estimate", "quote"]),
		isNotNull(lead.email),
		leadIsThere,
		isRealLead,
		isNull(lead.bookingStatus),
		eq(lead.status, "new"),
		eq(lead.notOffered, false),
		sql`cardinality(${lead.spamReasons}) = 0`,
		isDue(now),
		or(isNull(lead.reminderClaimedAt), lt(lead.reminderClaimedAt, new Date(now.getTime() - claimMs))),
		exists(agreedToEmails(db)),
		not(exists(newerOfPerson(db))),
		not(exists(bookedByPerson(db))),
		not(exists(dataRequestOfPerson(db))),
	);
}

/** The same rule as `dueReminder`. In the query, so that leads that aren't due don't fill a run. */
function isDue(now: Date): SQL | undefined {
	const ago = (days: number) => daysBefore(now, days);
	const inWindows = reminders.map((one) => {
		const { from, until } = reminderWindows[one];
		return and(lte(lead.createdAt, ago(from)), gt(lead.createdAt, ago(until)), lt(lead.lastReminder, one));
	});
	return and(or(...inWindows), or(isNull(lead.lastReminderAt), lte(lead.lastReminderAt, ago(minDaysBetweenReminders))));
}

/** For a query about leads: the person agreed to emails about their request, under a text that we publish. */
export function agreedToEmails(db: Database | Transaction) {
	const { boxes, contact_submission_id, sequence, text_published } = consentRecords;
	// Consent to calls is a later record, and asks for no email.
	const first = db
		.select({ value: min(sequence) })
		.from(consentRecords)
		.where(eq(contact_submission_id, lead.id));
	const isOfLead = eq(sequence, sql`(${first})`);
	// Sending the quote form is the request; a report has a checkbox.
	const isTicked = sql`coalesce((${boxes} ->> 'request')::boolean, true)`;
	return db
		.select({ one: sql`1` })
		.from(consentRecords)
		.where(and(isOfLead, eq(text_published, true), isTicked));
}

/** As `mailboxOf`: without tags, and for Gmail without dots. */
function mailbox(column: unknown): SQL {
	const address = sql`lower(trim(${column}))`;
	const user = sql`regexp_replace(split_part(${address}, '@', 1), '^(.[^+]*)\\+.*$', '\\1')`;
	const host = sql`split_part(${address}, '@', 2)`;
	return sql`CASE WHEN ${host} IN ('gmail.com', 'googlemail.com') THEN replace(${user}, '.', '') || '@gmail.com'
		ELSE ${user} || '@' || ${host} END`;
}

const sameAddress = (column: unknown) => sql`${mailbox(column)} = ${mailbox(lead.email)}`;
const lastDigits = (column: unknown) => sql`right(regexp_replace(${column}, '\\D', '', 'g'), 10)`;

function newerOfPerson(db: Database) {
	const isSamePerson = or(
		sameAddress(newer.email),
		eq(newer.sessionId, lead.sessionId),
		sql`${lastDigits(newer.phone)} = ${lastDigits(lead.phone)}`,
	);
	return db
		.select({ one: sql`1` })
		.from(newer)
		.where(and(gt(newer.createdAt, lead.createdAt), isNull(newer.erasedAt), isSamePerson));
}

/** Also an appointment that could not be matched with this lead. */
function bookedByPerson(db: Database) {
	const { contact_submission_id, email, kind, occurred_at } = bookingEvents;
	const isOfPerson = or(eq(contact_submission_id, lead.id), and(sameAddress(email), gt(occurred_at, lead.createdAt)));
	return db
		.select({ one: sql`1` })
		.from(bookingEvents)
		.where(and(eq(kind, "invitee.created"), isOfPerson));
}

/** Any open data request, confirmed or not: a person who asks to be forgotten wants no more email. */
function dataRequestOfPerson(db: Database) {
	const { email, phone, state } = dataRequests;
	const isOfPerson = or(sameAddress(email), sql`${lastDigits(phone)} = ${lastDigits(lead.phone)}`);
	return db
		.select({ one: sql`1` })
		.from(dataRequests)
		.where(and(ne(state, "done"), isOfPerson));
}

/** Those to whom a reminder is due, the oldest first, and what they got so far. */
export function findRemindable(db: Database, now: Date, limit = maxPerRun) {
	const { id, createdAt, lastReminder, lastReminderAt } = lead;
	return db
		.select({ id, createdAt, lastReminder, lastReminderAt })
		.from(lead)
		.where(remindable(db, now))
		.orderBy(asc(createdAt))
		.limit(limit);
}

/** Takes a reminder for this process, unless another has it or something has happened since. */
export async function claimReminder(db: Database, leadId: string, reminder: Reminder, now: Date): Promise<boolean> {
	const claimed = await db
		.update(lead)
		.set({ reminderClaimedAt: now })
		.where(and(eq(lead.id, leadId), lt(lead.lastReminder, reminder), remindable(db, now)))
		.returning({ id: lead.id });
	return claimed.length > 0;
}

/** @param sent null if it could not be sent, and is tried again */
export async function settleReminder(db: Database, leadId: string, sent: Reminder | null, now: Date): Promise<void> {
	const done = sent === null ? {} : { lastReminder: sent, lastReminderAt: now };
	await db
		.update(lead)
		.set({ reminderClaimedAt: null, ...done })
		.where(eq(lead.id, leadId));
}
