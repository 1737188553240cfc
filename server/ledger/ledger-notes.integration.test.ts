import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LedgerBench, openLedgerBench, siteSecret } from "#tests/support/ledger-bench.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";

describe.each(databaseKinds)("in the ledger on %s", (kind) => {
	let bench: LedgerBench;
	beforeAll(async () => {
		bench = await openLedgerBench(await openTestDatabase(kind));
	});
	afterAll(() => bench.close());
	beforeEach(async () => {
		await bench.reset();
		await bench.store(8);
		await bench.ledgerOf().seal();
	});

	test("a note explains a break until the record changes again", async () => {
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 2`);
		const { breaks } = await bench.verified();
		await bench.note(breaks, "A typing error, corrected by hand.");
		expect(
			(await bench.verified()).breaks.map(({ known }) => known),
			"before the note is sealed",
		).toEqual([undefined]);
		await bench.ledgerOf().seal();
		expect((await bench.verified()).breaks).toEqual([{ ...breaks[0], known: "A typing error, corrected by hand." }]);
		await bench.tamper(`UPDATE consent_records SET locale = '11' WHERE sequence = 2`);
		expect((await bench.verified()).breaks.map(({ known }) => known)).toEqual([undefined]);
	});

	test("a note whose text was changed explains nothing any more", async () => {
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 2`);
		await bench.note((await bench.verified()).breaks, "One reason");
		await bench.ledgerOf().seal();
		await bench.tamper(`UPDATE ledger_notes SET reason = 'Another reason'`);
		const { breaks } = await bench.verified();
		expect(breaks.map(({ code, known }) => [code, known])).toEqual([
			["changed", undefined],
			["changed", undefined],
		]);
	});

	test("a note that was written into the database explains nothing, and is a break itself", async () => {
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 2`);
		const [found] = (await bench.verified()).breaks;
		// Such an author can compute this from the tables, with and without an own key.
		await bench.db.execute(sql`
			INSERT INTO ledger_notes (id, ledger, subject, fingerprint, reason, noted_at, key_id, signature)
			VALUES (gen_random_uuid(), 'consent', ${found?.subject}, ${found?.fingerprint}, 'An excuse', '2026-11-23', '', '')`);
		await bench.note(found ? [found] : [], "Another excuse", "a guessed secret");
		await bench.ledgerOf().seal();
		const { breaks } = await bench.verified();
		expect(breaks.map(({ code, known }) => [code, known])).toEqual([
			["changed", undefined],
			["forged_note", undefined],
			["forged_note", undefined],
		]);
	});

	test("the signature of one note is worth nothing at another break", async () => {
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 2`);
		await bench.note((await bench.verified()).breaks, "A typing error");
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 3`);
		const other = (await bench.verified()).breaks.find(({ position }) => position === 3);
		await bench.db.execute(sql`
			INSERT INTO ledger_notes (id, ledger, subject, fingerprint, reason, noted_at, key_id, signature)
			SELECT gen_random_uuid(), ledger, ${other?.subject}, ${other?.fingerprint}, reason, noted_at, key_id, signature
			FROM ledger_notes`);
		await bench.ledgerOf().seal();
		const { breaks } = await bench.verified();
		expect(breaks.map(({ code, known }) => [code, known])).toEqual([
			["changed", "A typing error"],
			["changed", undefined],
			["forged_note", undefined],
		]);
	});

	test("notes of an earlier secret hold, but nobody can write new ones with it", async () => {
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 2`);
		await bench.note((await bench.verified()).breaks, "A typing error");
		await bench.ledgerOf().seal();
		const rotated = { authSecret: "a new secret", previousAuthSecrets: [siteSecret] };
		await bench.store(1);
		await bench.ledgerOf(rotated).seal();
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 3`);
		await bench.note((await bench.verified(rotated)).breaks.slice(1), "An excuse", siteSecret);
		await bench.ledgerOf(rotated).seal();
		const { breaks } = await bench.verified({ authSecret: "a new secret" });
		expect(breaks.map(({ code, known }) => [code, known])).toEqual([
			["changed", "A typing error"],
			["changed", undefined],
			["forged_note", undefined],
		]);
	});
});
