import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LedgerBench, openLedgerBench, siteSecret } from "#tests/support/ledger-bench.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";

describe.each(databaseKinds)("after the secret was replaced on %s,", (kind) => {
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

	test("seals of an earlier secret hold as long as somebody vouches for its key", async () => {
		const rotated = { authSecret: "a new secret" };
		expect((await bench.breaksOf(rotated)).length, "nobody vouches").toBeGreaterThan(8);
		await bench.store(2);
		await bench.ledgerOf({ ...rotated, previousAuthSecrets: [siteSecret] }).seal();
		// From now on the anchor file certifies the key.
		expect(await bench.breaksOf(rotated)).toEqual([]);
		// The owner of the old secret can't continue with it.
		await bench.store(1);
		await bench.ledgerOf().seal();
		expect(await bench.breaksOf(rotated)).toEqual([expect.stringMatching("retired_key")]);
		rmSync(bench.anchorFile);
		expect(await bench.breaksOf({ ...rotated, previousAuthSecrets: [siteSecret] })).toEqual([
			expect.stringMatching("retired_key"),
		]);
	});
});
