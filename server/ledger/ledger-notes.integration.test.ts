import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";
import { insertLedgerNotes } from "./ledger-notes.server.ts";

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
		await bench.tamper(`UPDATE consent_records SET phone = '000' WHERE sequence = 2`);
		const { breaks } = await bench.verified();
		await insertLedgerNotes(bench.db, "consent", breaks, "A typing error, corrected by hand.", new Date());
		expect(
			(await bench.verified()).breaks.map(({ known }) => known),
			"before the note is sealed",
		).toEqual([undefined]);
		await bench.ledgerOf().seal();
		expect((await bench.verified()).breaks).toEqual([{ ...breaks[0], known: "A typing error, corrected by hand." }]);
		await bench.tamper(`UPDATE consent_records SET phone = '111' WHERE sequence = 2`);
		expect((await bench.verified()).breaks.map(({ known }) => known)).toEqual([undefined]);
	});

	test("a note whose text was changed explains nothing any more", async () => {
		await bench.tamper(`UPDATE consent_records SET phone = '000' WHERE sequence = 2`);
		await insertLedgerNotes(bench.db, "consent", (await bench.verified()).breaks, "One reason", new Date());
		await bench.ledgerOf().seal();
		await bench.tamper(`UPDATE ledger_notes SET reason = 'Another reason'`);
		const { breaks } = await bench.verified();
		expect(breaks.map(({ code, known }) => [code, known])).toEqual([
			["changed", undefined],
			["changed", undefined],
		]);
	});
});
