import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	consentRecords,
	contactSubmissions,
	conversionEvents,
	plainBodies,
	recordBodies,
	recordKeys,
} from "#database/schema.ts";
import { certificateFile, consentFields } from "#domain/consent/consent-certificate.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { checkCertificate } from "../certificates/check-certificate.server.ts";
import { makeCertificate } from "../certificates/make-certificate.server.ts";
import { readConsent } from "../evidence/read-request.server.ts";
import { destroyEndedKeys } from "../housekeeping/destroy-ended-keys.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { decryptBody, newBodySecret } from "../ledger/body-cipher.server.ts";
import { openLedger } from "../ledger/ledger.server.ts";
import { readBodies } from "../ledger/record-bodies.server.ts";
import { recordKind } from "../ledger/record-kind.server.ts";
import { readRevocations } from "../suppression/read-revocations.server.ts";
import { recordRevocation } from "../suppression/record-revocation.server.ts";
import { consentLedger } from "./consent-ledger.server.ts";
import { encryptPlainBodies } from "./encrypt-plain-bodies.server.ts";
import { readConsents } from "./read-consents.server.ts";

const day = 24 * 3_600_000;

describe.each(databaseKinds)("encrypted consent records on %s", (kind) => {
	let services: TestServices;
	let bench: LedgerBench;
	beforeAll(async () => {
		services = await openTestServices(kind);
		// It seals only when a test asks for it.
		await services.ledger.close();
		bench = await openLedgerBench(services.database, services.env);
	});
	afterAll(() => services.close());

	async function store(email: string) {
		const consent = { text: "Mwen dakò.", published: true, boxes: { marketing: false } };
		const { id, ...entry } = intakeEntry({ lead: { email }, consent });
		await leadStore(services).store([{ id, ...entry }]);
		return id;
	}
	const erase = (id: string) =>
		services.database.db
			.update(contactSubmissions)
			.set({ erasedAt: services.clock() })
			.where(eq(contactSubmissions.id, id));
	const inYears = (years: number) => new Date(Date.parse("2026-11-23T15:00:00Z") + (years * 365.25 + 1) * day);

	test("a destroyed key leaves the chain verifiable and the text unreadable", async () => {
		const { db } = services.database;
		const [gone, kept] = [await store("gone@example.com"), await store("kept@example.com")];
		await recordRevocation(services, {
			leadId: gone,
			email: "gone@example.com",
			phone: null,
			channels: ["email"],
			method: "letter",
			locale: "ht",
			words: "Pa ekri m ankò.",
			ipAddress: "203.0.113.9",
			userAgent: "Test",
		});
		await services.ledger.seal();
		expect((await makeCertificate(services, gone)).ok).toBe(true);
		await erase(gone);
		expect(await destroyEndedKeys(db, inYears(4)), "not yet").toBe(0);
		expect(await destroyEndedKeys(db, inYears(5)), "a consent and a request to stop, not the lead that is there").toBe(
			2,
		);

		expect((await bench.verified()).breaks).toEqual([]);
		expect(await readConsent(db, gone)).toEqual({ consent: null, consentEnded: inYears(5).toISOString() });
		expect((await readConsent(db, kept)).consent).toMatchObject({ text: "Mwen dakò.", email: "kept@example.com" });
		expect(await makeCertificate(services, gone, { evenErased: true })).toEqual({ ok: false, code: "ended" });
		expect(await readRevocations(db, "gone@example.com")).toMatchObject([{ channels: ["email"], words: null }]);
		const made = await makeCertificate(services, kept);
		if (!made.ok) throw new Error(made.code);
		expect(checkCertificate(Buffer.from(certificateFile(made.certificate))).faults).toEqual([]);
		const [body] = await db.select().from(recordBodies);
		expect(Buffer.from(body?.body ?? "", "base64url").toString("latin1")).not.toContain("example.com");
	});

	test("a key that is gone before its time, or another one, is a break", async () => {
		const { db } = services.database;
		const id = await store("early@example.com");
		await services.ledger.seal();
		const [record] = await db.select().from(consentRecords).where(eq(consentRecords.contact_submission_id, id));
		const ofRecord = eq(recordKeys.recordId, record?.id ?? "");
		const [before] = await db.select().from(recordKeys).where(ofRecord);
		for (const change of [{ key: "00" }, { key: null }, { key: null, destroyedAt: inYears(1) }]) {
			await db.update(recordKeys).set(change).where(ofRecord);
			expect(await bench.breaksOf()).toEqual([`key_missing ${record?.id}`]);
		}
		await db
			.update(recordKeys)
			.set({ key: before?.key ?? null, destroyedAt: null })
			.where(ofRecord);
		expect(await bench.breaksOf()).toEqual([]);
	});

	test("a lead that is stored again after a crash gets the same bytes", async () => {
		const { db } = services.database;
		const consent = { text: "Mwen dakò.", published: true, boxes: { marketing: false }, secret: newBodySecret() };
		const entry = intakeEntry({ consent });
		const bodyOf = async () => {
			await leadStore(services).store([entry]);
			const [stored] = await readConsents(db, [entry.id]);
			const recordId = stored?.record.id ?? "";
			return { recordId, body: (await readBodies(db, [recordId])).get(recordId) };
		};
		const { recordId, body } = await bodyOf();
		expect(body && decryptBody(crypto.randomUUID(), body), "the body of another record").toBeNull();
		await bench.tamper(`DELETE FROM record_bodies WHERE record_id = '${recordId}'`);
		await bench.tamper(`DELETE FROM consent_records WHERE id = '${recordId}'`);
		await db.delete(recordKeys).where(eq(recordKeys.recordId, recordId));
		await db.delete(contactSubmissions).where(eq(contactSubmissions.id, entry.id));
		await db.delete(conversionEvents);
		await db.execute(sql`DELETE FROM jobs.job`);
		expect(await bodyOf()).toEqual({ recordId, body });
		await services.ledger.seal();
	});

	test("a record that was sealed with its content is encrypted at the start, and both seals hold", async () => {
		const { db } = services.database;
		const id = await store("old@example.com");
		const [record] = await db.select().from(consentRecords).where(eq(consentRecords.contact_submission_id, id));
		const recordId = record?.id ?? "";
		const content = decryptBody<Record<string, string>>(
			recordId,
			(await readBodies(db, [recordId])).get(recordId) ?? { keyHash: "", body: "", key: null },
		);
		// As the migration leaves it.
		await bench.tamper(`DELETE FROM record_bodies WHERE record_id = '${recordId}'`);
		await db.delete(recordKeys).where(eq(recordKeys.recordId, recordId));
		await db.insert(plainBodies).values({ recordId, content: content ?? {} });
		const former = recordKind({
			ledger: "consent",
			name: "consent",
			table: consentRecords,
			sequence: consentRecords.sequence,
			id: consentRecords.id,
			storedAt: consentRecords.stored_at,
			hashed: consentFields.map((field) =>
				field in consentRecords
					? sql`${consentRecords[field as "id"]}`
					: sql`(SELECT content->>${field}::text FROM plain_bodies WHERE record_id = ${consentRecords.id})`,
			),
			others: sql`${consentRecords.id} <> ${recordId}::uuid`,
		});
		const before = openLedger(services, { name: "consent", kinds: [former] });
		await before.seal();
		await encryptPlainBodies(services.database);
		expect(await db.$count(plainBodies)).toBe(0);
		const ledger = openLedger(services, consentLedger);
		await ledger.seal();
		const kinds = (await bench.seals()).filter((seal) => seal.recordId === recordId).map((seal) => seal.recordKind);
		expect(kinds).toEqual(["consent", "encrypted consent"]);
		expect(await bench.breaksOf()).toEqual([]);
		const made = await makeCertificate(services, id);
		expect(made).toMatchObject({ ok: true, certificate: { consent: { fields: { email: "old@example.com" } } } });
		expect(made.ok && made.certificate.consent.encrypted, "the older seal proves it").toBeUndefined();
		await erase(id);
		await destroyEndedKeys(db, inYears(5));
		expect(await bench.breaksOf()).toEqual([]);
	});
});
