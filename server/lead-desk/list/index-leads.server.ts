import { and, asc, desc, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { contactSubmissions, leadNotes, leadPolicies, leadWords } from "#database/schema.ts";
import { callablePeriod } from "#domain/calling-rules/may-call.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import { visitSource } from "#domain/conversions/visit-source.ts";
import { isLeadStatus, isOpenStatus } from "#domain/lead-desk/lead-status.ts";
import { wordsOfLead } from "#domain/lead-desk/search-words.ts";
import { keepChecks } from "../../do-not-call/apply-list.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Env } from "../../platform/env.server.ts";
import type { Services } from "../../services.server.ts";
import { stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";
import { personsOfNewLeads } from "../persons/link-leads.server.ts";
import { letOthersLink } from "../persons/person-locks.server.ts";
import { callFactsOf } from "../work/call-facts.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

type Parts = Pick<Services, "database" | "env" | "clock">;

/** Leads in one transaction: few, because a transaction blocks the embedded database. */
const atATime = 50;

/**
 * Derives the fields of leads that need it, newest first, and links new leads with their person.
 * @returns whether there may be more
 */
export async function indexSomeLeads({ database: { db }, env, clock }: Parts): Promise<boolean> {
	return db.transaction(async (transaction) => {
		await letOthersLink(transaction);
		const leads = await lockedLeads(
			transaction,
			isNull(contactSubmissions.indexedAt),
			desc(contactSubmissions.createdAt),
		);
		if (leads.length === 0) return false;
		const now = clock();
		const known = leads.filter(({ erasedAt }) => erasedAt === null);
		await storeWords(transaction, leads, known);
		const fields = await derivedFields(transaction, env, known, now);
		const fresh = unlinked(known, fields);
		const isFresh = new Set(fresh.map(({ id }) => id));
		// First the others: new leads are compared with their numbers and addresses of now.
		await storeFields(
			transaction,
			fields.filter(({ id }) => !isFresh.has(id)),
			{ persons: new Map(), indexedAt: now },
		);
		const persons = await personsOfNewLeads(transaction, fresh, now);
		await keepChecks(
			transaction,
			known.flatMap(({ phone }) => (phone && phoneKey(phone)) || []),
		);
		await storeFields(
			transaction,
			fields.filter(({ id }) => isFresh.has(id)),
			{ persons, indexedAt: now },
		);
		const erased = leads.flatMap(({ id, erasedAt }) => (erasedAt === null ? [] : id));
		if (erased.length > 0)
			await transaction
				.update(contactSubmissions)
				.set({ indexedAt: now })
				.where(inArray(contactSubmissions.id, erased));
		return leads.length === atATime;
	});
}

/**
 * Finds the next period in which people may be called whose last one has ended.
 * @returns whether there may be more
 */
export async function renewSomeCallable({ database: { db }, env, clock }: Parts): Promise<boolean> {
	return db.transaction(async (transaction) => {
		const { callableUntil } = contactSubmissions;
		const now = clock();
		const leads = await lockedLeads(transaction, lte(callableUntil, now), asc(callableUntil));
		if (leads.length > 0) await storeFields(transaction, await derivedFields(transaction, env, leads, now));
		return leads.length === atATime;
	});
}

/** Leaves out what another process or somebody's change holds. */
function lockedLeads(transaction: Transaction, which: SQL, order: SQL): Promise<DeskLead[]> {
	return transaction
		.select()
		.from(contactSubmissions)
		.where(which)
		.orderBy(order)
		.limit(atATime)
		.for("update", { skipLocked: true });
}

/** The names are those of the columns. */
interface DerivedFields {
	id: string;
	email_key: string | null;
	phone_key: string | null;
	source: string;
	suppressed: boolean;
	is_client: boolean;
	next_callable_at: Date | null;
	callable_until: Date | null;
}

async function derivedFields(
	transaction: Transaction,
	env: Env,
	leads: readonly DeskLead[],
	now: Date,
): Promise<DerivedFields[]> {
	const ownHost = new URL(env.siteOrigin).hostname;
	const suppressions = await suppressionsOf(transaction, env, leads);
	const facts = await callFactsOf(transaction, env, leads, now);
	const insured = await policyholders(transaction, leads);
	return leads.map((lead, index) => {
		const fact = facts[index];
		const isOpen = isLeadStatus(lead.status) && isOpenStatus(lead.status);
		const period = fact && isOpen ? callablePeriod(now, fact) : null;
		return {
			id: lead.id,
			email_key: lead.email === null ? null : emailKey(lead.email),
			phone_key: lead.phone === null ? null : phoneKey(lead.phone),
			source: visitSource(lead, ownHost),
			suppressed: stoppedChannels(suppressions[index] ?? []).size > 0,
			is_client: lead.status === "won" || insured.has(lead.id),
			next_callable_at: period?.nextCallableAt ?? null,
			callable_until: period?.callableUntil ?? null,
		};
	});
}

/** The leads that have a policy in force. */
async function policyholders(transaction: Transaction, leads: readonly DeskLead[]): Promise<ReadonlySet<string>> {
	const { leadId, endedOn, removedAt } = leadPolicies;
	const ids = leads.map(({ id }) => id);
	const inForce = and(inArray(leadId, ids), isNull(endedOn), isNull(removedAt));
	const rows = await transaction.selectDistinct({ leadId }).from(leadPolicies).where(inForce);
	return new Set(rows.map((row) => row.leadId));
}

/**
 * Leads that belong to nobody, with their keys. A lead that looks like spam may have somebody else's number, so it waits. A test
 * is nobody's.
 */
function unlinked(leads: readonly DeskLead[], fields: readonly DerivedFields[]): DeskLead[] {
	return leads.flatMap((lead, index) => {
		const keys = fields[index];
		if (!keys || lead.personId !== null || !lead.isListed || lead.isTest) return [];
		return { ...lead, emailKey: keys.email_key, phoneKey: keys.phone_key };
	});
}

/**
 * One statement for all fields of all leads: each would write the whole row and its place in the indexes once more.
 * @param indexed the persons of leads that had none, and when all fields of these leads were derived
 */
async function storeFields(
	transaction: Transaction,
	fields: readonly DerivedFields[],
	indexed?: { persons: ReadonlyMap<string, string>; indexedAt: Date },
): Promise<void> {
	if (fields.length === 0) return;
	const derived = fields.map((lead) => ({
		...lead,
		person_id: indexed?.persons.get(lead.id) ?? null,
		indexed_at: indexed?.indexedAt ?? null,
	}));
	await transaction.execute(sql`
		UPDATE ${contactSubmissions} AS lead SET
			email_key = derived.email_key, phone_key = derived.phone_key, source = derived.source,
			suppressed = derived.suppressed, is_client = derived.is_client, next_callable_at = derived.next_callable_at,
			callable_until = derived.callable_until, person_id = coalesce(derived.person_id, lead.person_id),
			indexed_at = coalesce(derived.indexed_at, lead.indexed_at)
		FROM jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) AS derived (
			id uuid, email_key text, phone_key text, source text, suppressed boolean, is_client boolean,
			next_callable_at timestamptz, callable_until timestamptz, person_id uuid, indexed_at timestamptz
		)
		WHERE lead.id = derived.id`);
}

/** @param leads those whose words are outdated; `known`: those that have words */
async function storeWords(
	transaction: Transaction,
	leads: readonly DeskLead[],
	known: readonly DeskLead[],
): Promise<void> {
	const ids = leads.map(({ id }) => id);
	await transaction.delete(leadWords).where(inArray(leadWords.leadId, ids));
	const notes = await transaction
		.select({ leadId: leadNotes.leadId, text: leadNotes.text })
		.from(leadNotes)
		.where(inArray(leadNotes.leadId, ids))
		.orderBy(desc(leadNotes.createdAt));
	const words = known.flatMap((lead) => {
		const texts = notes.flatMap(({ leadId, text }) => (leadId === lead.id ? text : []));
		return wordsOfLead(lead, texts).map((entry) => ({ ...entry, id: lead.id }));
	});
	// The lead's own time: a copy in JavaScript would be less exact, and the list continues from it.
	await transaction.execute(sql`
		INSERT INTO ${leadWords} (kind, word, created_at, lead_id)
		SELECT words.kind, words.word, lead.created_at, lead.id
		FROM jsonb_to_recordset(${JSON.stringify(words)}::jsonb) AS words (kind text, word text, id uuid)
		JOIN ${contactSubmissions} AS lead ON lead.id = words.id`);
}
