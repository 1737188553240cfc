import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consentRecords } from "#database/schema.ts";
import { canonicalRecord } from "#domain/consent/consent-record.ts";
import { ledgerStart } from "#domain/ledger/sealed-text.ts";
import { consentRecord, type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";
import { makeCertificate } from "../certificates/make-certificate.server.ts";
import { readAgreed } from "../lead-desk/page/read-agreed.server.ts";
import { sha256 } from "../platform/sha256.server.ts";

describe.each(databaseKinds)("records from before the seals on %s", (kind) => {
	let bench: LedgerBench;
	/** Five records of the old chain. The third was sent with half a character, which the database replaced. */
	let old: string[];
	beforeAll(async () => {
		bench = await openLedgerBench(await openTestDatabase(kind));
	});
	afterAll(() => bench.close());
	beforeEach(async () => {
		await bench.reset();
		old = await storeOldRecords(["/en", "/es", "/en\ud800", "/pt", "/ht"]);
	});

	/** As before the constraint that closes the chain. */
	async function unguarded<T>(run: () => Promise<T>): Promise<T> {
		const constraint = "consent_records_old_chain_is_closed";
		await bench.tamper(`ALTER TABLE consent_records DROP CONSTRAINT ${constraint}`);
		const result = await run();
		await bench.tamper(
			`ALTER TABLE consent_records ADD CONSTRAINT ${constraint} CHECK (hash IS NULL AND previous_hash IS NULL) NOT VALID`,
		);
		return result;
	}

	const storeOldRecords = (pages: string[]) => unguarded(() => storeChain(pages));

	/** As the version before did. */
	async function storeChain(pages: string[]): Promise<string[]> {
		const ids = await bench.store(pages.length);
		const rows = await bench.records();
		await bench.tamper("DELETE FROM consent_records");
		let previousHash = ledgerStart;
		for (const [index, { sequence: _, ...row }] of rows.entries()) {
			const page = pages[index] ?? "";
			const record = consentRecord({ id: row.id, contactSubmissionId: row.contact_submission_id, page });
			const hash = sha256(canonicalRecord({ ...record, textVersion: row.text_version }, previousHash));
			await bench.db.insert(consentRecords).values({ ...row, page, previous_hash: previousHash, hash });
			previousHash = hash;
		}
		return ids;
	}

	test("are verified as before, and a broken one hides nothing after it", async () => {
		const broken = `changed ${old[2]}`;
		expect(await bench.breaksOf()).toEqual([broken]);
		expect((await bench.verified()).head.position).toBe(5);
		const [fresh] = await bench.store(2);
		await bench.ledgerOf().seal();
		expect(await bench.breaksOf()).toEqual([broken]);
		expect((await bench.verified()).head.position).toBe(7);
		await unguarded(() =>
			bench.tamper(`UPDATE consent_records SET phone = '000' WHERE id IN ('${old[3]}', '${fresh}')`),
		);
		expect(await bench.breaksOf()).toEqual([broken, `changed ${old[3]}`, `changed ${fresh}`]);
	});

	test("have no certificate, because nobody signed them, but a position", async () => {
		const [record] = (await bench.records()).filter(({ id }) => id === old[1]);
		const parts = {
			database: { db: bench.db },
			env: { ...bench.env, siteOrigin: "https://sunfield.example" },
			clock: () => new Date(),
			ledger: bench.ledgerOf(),
		};
		const leadId = record?.contact_submission_id ?? "";
		expect(await makeCertificate(parts, leadId)).toEqual({ ok: false, because: "beforeSeals" });
		expect((await readAgreed(bench.db, leadId, "en"))?.record).toMatch(/Position 2 in the consent ledger$/);
	});

	test("can't lose their last ones: the first seal is bound to them, and an anchor before it", async () => {
		await bench.ledgerOf().seal();
		await bench.tamper(`DELETE FROM consent_records WHERE id = '${old[4]}'`);
		expect(await bench.breaksOf()).toEqual([`changed ${old[2]}`, "anchor_contradicted anchor 5"]);
	});

	test("can't lose their last ones once new records are sealed", async () => {
		await bench.store(1);
		await bench.ledgerOf().seal();
		await bench.tamper(`DELETE FROM consent_records WHERE id = '${old[4]}'`);
		expect(await bench.breaksOf()).toEqual([`changed ${old[2]}`, "missing position 5"]);
	});

	test("can't be written anew", async () => {
		const [fresh] = await bench.store(1);
		await bench.ledgerOf().seal();
		await bench.tamper("DELETE FROM consent_records WHERE hash IS NOT NULL");
		await bench.db.execute(sql`ALTER SEQUENCE consent_records_sequence_seq RESTART WITH 1`);
		await storeOldRecordsBefore(fresh ?? "");
		expect(await bench.breaksOf()).toContain(`unbound ${fresh}`);
	});

	async function storeOldRecordsBefore(fresh: string) {
		const [row] = (await bench.records()).filter(({ id }) => id === fresh);
		await bench.tamper(`DELETE FROM consent_records WHERE id = '${fresh}'`);
		await storeOldRecords(["/en", "/es", "/en", "/pt", "/ht"]);
		if (!row) throw new Error("The record is gone");
		const { sequence: _, ...values } = row;
		await bench.db.insert(consentRecords).values(values);
	}

	test("have a note of their own where they are broken", async () => {
		const { breaks } = await bench.verified();
		await bench.note(breaks, "Half a character, sent on purpose.");
		await bench.ledgerOf().seal();
		expect((await bench.verified()).breaks).toEqual([{ ...breaks[0], known: "Half a character, sent on purpose." }]);
	});
});
