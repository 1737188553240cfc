import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, sql } from "drizzle-orm";
import { ledgerTables } from "#database/schema/ledger-tables.ts";
import { auditEntries, consentRecords, contactSubmissions, ledgerSeals, revocations } from "#database/schema.ts";
import { contactChannels } from "#domain/contacts/revocation.ts";
import type { Head } from "#domain/ledger/sealed-text.ts";
import { consentLedger } from "#server/consent/consent-ledger.server.ts";
import { insertConsentRecords } from "#server/consent/insert-consent-records.server.ts";
import { openLedger } from "#server/ledger/ledger.server.ts";
import { ledgerKeyOf } from "#server/ledger/ledger-key.server.ts";
import { insertLedgerNotes } from "#server/ledger/ledger-notes.server.ts";
import { insertBodies } from "#server/ledger/record-bodies.server.ts";
import type { LedgerDefinition } from "#server/ledger/record-kind.server.ts";
import { verifyLedger } from "#server/ledger/verify-ledger.server.ts";
import type { DatabaseClient } from "#server/platform/database/client.server.ts";
import { createLog } from "#server/platform/log.server.ts";

export const siteSecret = "the secret of the site";

interface LedgerEnv {
	dataDir: string;
	authSecret: string;
	previousAuthSecrets: string[];
}

export type LedgerBench = Awaited<ReturnType<typeof openLedgerBench>>;

/** A database with consent records, their ledger, and somebody who may change anything in it. */
export async function openLedgerBench(database: DatabaseClient, env: LedgerEnv = newEnv()) {
	await database.migrate();
	const { db } = database;

	/** As the owner of the tables, without their triggers. */
	async function tamper(statement: string): Promise<void> {
		await db.transaction(async (transaction) => {
			await transaction.execute(sql`SET LOCAL session_replication_role = replica`);
			for (const table of ledgerTables) await transaction.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ALL`));
			await transaction.execute(sql.raw(statement));
			for (const table of ledgerTables) await transaction.execute(sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER ALL`));
		});
	}

	const verified = (changes: Partial<LedgerEnv> = {}, head?: Head) =>
		verifyLedger(db, consentLedger, { ...env, ...changes }, head);

	return {
		db,
		tamper,
		verified,
		get env() {
			return env;
		},
		get anchorFile() {
			return join(env.dataDir, "anchors", "consent.jsonl");
		},
		/** Empties everything. */
		async reset() {
			rmSync(env.dataDir, { recursive: true, force: true });
			env = newEnv();
			await tamper(
				"TRUNCATE consent_records, revocations, record_bodies, record_keys, audit_entries, ledger_seals, ledger_notes RESTART IDENTITY CASCADE",
			);
		},
		ledgerOf(changes: Partial<LedgerEnv> = {}, definition: LedgerDefinition = consentLedger) {
			const clock = () => new Date("2026-11-23T15:00:00Z");
			return openLedger({ database, env: { ...env, ...changes }, clock, log: createLog("silent") }, definition);
		},
		/** Writes notes as the site does. */
		note: (breaks: Parameters<typeof insertLedgerNotes>[2], reason: string, secret = env.authSecret) =>
			insertLedgerNotes(db, { ledger: "consent", key: ledgerKeyOf(secret) }, breaks, reason, new Date()),
		/** The findings of `verified`, as text. */
		breaksOf: async (...given: Parameters<typeof verified>) =>
			(await verified(...given)).breaks.map(({ code, subject }) => `${code} ${subject}`),
		seals: () => db.select().from(ledgerSeals).orderBy(asc(ledgerSeals.position)),
		records: () => db.select().from(consentRecords).orderBy(asc(consentRecords.sequence)),
		/**
		 * Stores records in one transaction.
		 * @param beforeCommit called when they are inserted
		 * @returns their ids
		 */
		async store(count: number, changes: Record<string, unknown> = {}, beforeCommit?: () => Promise<void>) {
			const records = Array.from({ length: count }, () => consentRecord(changes));
			await db.transaction(async (transaction) => {
				await transaction.insert(contactSubmissions).values(records.map((record) => lead(record.contactSubmissionId)));
				await insertConsentRecords(transaction, records);
				await beforeCommit?.();
			});
			return records.map(({ id }) => id);
		},
		/** Stores that the person of these records takes the consent back. */
		async revoke() {
			const { email, phone, locale, recordedAt, ipAddress, userAgent } = consentRecord();
			const id = randomUUID();
			const how = { channels: [...contactChannels], method: "phone" as const, dueOn: "2026-12-08", locale };
			const content = { words: null, ip_address: ipAddress, user_agent: userAgent };
			await db.transaction(async (transaction) => {
				await insertBodies(transaction, [{ id, content }]);
				await transaction.insert(revocations).values({ ...how, id, email, phone, recordedAt });
			});
		},
		/** Stores an entry of the audit ledger. */
		async audit() {
			const recordedAt = "2026-11-23T15:00:00.000Z";
			const entry = { action: "LOGOUT", tableName: "authentication", userId: "owner", email: "owner@sunfield.example" };
			await db.insert(auditEntries).values({ ...entry, id: randomUUID(), recordedAt });
		},
		async close() {
			await database.close();
			rmSync(env.dataDir, { recursive: true, force: true });
		},
	};
}

function newEnv(): LedgerEnv {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-ledger-"));
	return { dataDir, authSecret: siteSecret, previousAuthSecrets: [] };
}

export function consentRecord(changes: Record<string, unknown> = {}) {
	return {
		id: randomUUID(),
		contactSubmissionId: randomUUID(),
		text: "The agency may call me.",
		textPublished: true,
		locale: "en",
		page: "/en",
		boxes: { marketing: false },
		name: "Marie Joseph",
		email: "marie@example.com",
		phone: "305-555-0123",
		recordedAt: "2026-11-23T15:00:00.000Z",
		ipAddress: "203.0.113.7",
		userAgent: "Test",
		...changes,
	};
}

const lead = (id: string): typeof contactSubmissions.$inferInsert => ({
	id,
	submissionId: randomUUID(),
	service: "contact_submission",
	firstName: "Marie",
	lastName: "Joseph",
	message: "",
	subject: "",
	locale: "en",
	pageSource: "/en",
	ipAddress: "203.0.113.7",
	reviewDueAt: new Date(0),
	contactDueAt: new Date(0),
});
