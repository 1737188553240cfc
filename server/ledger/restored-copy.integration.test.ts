import { readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consentRecords } from "#database/schema.ts";
import { type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";

describe.each(databaseKinds)("after an older copy of the database was put in place on %s,", (kind) => {
	let bench: LedgerBench;
	beforeAll(async () => {
		bench = await openLedgerBench(await openTestDatabase(kind));
	});
	afterAll(() => bench.close());
	beforeEach(() => bench.reset());

	/** Takes away what the copy lacks. @returns it, to be stored again */
	async function restoreCopyOf(records: number) {
		const lost = (await bench.records()).slice(records);
		await bench.tamper(`DELETE FROM consent_records WHERE sequence > ${records}`);
		await bench.tamper(`DELETE FROM ledger_seals WHERE position > ${records}`);
		return lost.map(({ sequence: _, stored_at: __, ...record }) => record);
	}

	test("the same records get the same seals, and every anchor holds", async () => {
		const before = bench.ledgerOf();
		for (let i = 0; i < 6; i++) {
			await bench.store(1);
			await before.seal();
		}
		const sealed = await bench.seals();
		const lost = await restoreCopyOf(2);
		await bench.db.insert(consentRecords).values(lost);
		const ledger = bench.ledgerOf();
		ledger.start({ isRestored: true });
		await ledger.close();
		expect(await bench.seals()).toEqual(sealed);
		expect(await bench.verified()).toMatchObject({ breaks: [], records: { consent: 6, note: 0 } });
	});

	test("the same holds if the records come back little by little", async () => {
		const before = bench.ledgerOf();
		for (let i = 0; i < 6; i++) {
			await bench.store(1);
			await before.seal();
		}
		const sealed = await bench.seals();
		const lost = await restoreCopyOf(2);
		const ledger = bench.ledgerOf();
		ledger.start({ isRestored: true });
		for (const record of lost) {
			await ledger.seal();
			await bench.db.insert(consentRecords).values(record);
		}
		await ledger.close();
		expect(await bench.seals()).toEqual(sealed);
		expect(await bench.verified()).toMatchObject({ breaks: [], records: { consent: 6, note: 0 } });
	});

	test("a different order is explained by the site, but not if rows were only deleted", async () => {
		const before = bench.ledgerOf();
		for (let i = 0; i < 6; i++) {
			await bench.store(1);
			await before.seal();
		}
		const lost = await restoreCopyOf(2);
		await bench.db.insert(consentRecords).values(lost.reverse());
		const anchors = await readFile(bench.anchorFile, "utf8");

		const untold = bench.ledgerOf();
		untold.start();
		await untold.close();
		expect((await bench.verified()).breaks.filter(({ known }) => known === undefined)).not.toEqual([]);

		await bench.tamper("DELETE FROM ledger_seals WHERE position > 2");
		await writeFile(bench.anchorFile, anchors);
		const told = bench.ledgerOf();
		told.start({ isRestored: true });
		await told.close();
		const { breaks } = await bench.verified();
		expect(breaks.map(({ subject, known }) => [subject, known])).toEqual(
			[3, 4, 5, 6].map((position) => [`anchor ${position}`, expect.stringContaining("older copy")]),
		);
	});
});
