import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerSeals } from "#database/schema.ts";
import { sealedText } from "#domain/ledger/sealed-text.ts";
import { type LedgerBench, openLedgerBench, siteSecret } from "#tests/support/ledger-bench.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { ledgerKeyOf } from "./ledger-key.server.ts";

type Seal = typeof ledgerSeals.$inferSelect;

describe.each(databaseKinds)("a verification on %s finds", (kind) => {
	let bench: LedgerBench;
	beforeAll(async () => {
		bench = await openLedgerBench(await openTestDatabase(kind));
	});
	afterAll(() => bench.close());

	let ids: string[];
	/** The id of the record at a position. */
	const at = (position: number) => ids[position - 1] ?? "";
	beforeEach(async () => {
		await bench.reset();
		ids = await bench.store(8);
		await bench.ledgerOf().seal();
		expect(await bench.breaksOf()).toEqual([]);
	});

	test("every changed record, and goes on after each", async () => {
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence IN (2, 5)`);
		await bench.tamper(`UPDATE consent_records SET boxes = '{"marketing": true}' WHERE sequence = 7`);
		expect(await bench.breaksOf()).toEqual([`changed ${at(2)}`, `changed ${at(5)}`, `changed ${at(7)}`]);
	});

	test("a deleted record, with and without its seal", async () => {
		await bench.tamper("DELETE FROM consent_records WHERE sequence = 3");
		expect(await bench.breaksOf()).toEqual([`deleted ${at(3)}`]);
		await bench.tamper("DELETE FROM ledger_seals WHERE position = 3");
		expect(await bench.breaksOf()).toEqual(["missing position 3"]);
	});

	test("exchanged records", async () => {
		const other = randomUUID();
		await bench.tamper(`UPDATE consent_records SET id = '${other}' WHERE id = '${at(2)}'`);
		await bench.tamper(`UPDATE consent_records SET id = '${at(2)}' WHERE id = '${at(3)}'`);
		await bench.tamper(`UPDATE consent_records SET id = '${at(3)}' WHERE id = '${other}'`);
		// They differ only in the lead that they belong to.
		expect(await bench.breaksOf()).toEqual([`changed ${at(2)}`, `changed ${at(3)}`]);
	});

	test("exchanged seals", async () => {
		await bench.tamper("UPDATE ledger_seals SET position = 100 WHERE position = 4");
		await bench.tamper("UPDATE ledger_seals SET position = 4 WHERE position = 5");
		await bench.tamper("UPDATE ledger_seals SET position = 5 WHERE position = 100");
		expect(new Set(await bench.breaksOf())).toEqual(
			new Set([`unbound ${at(5)}`, `changed ${at(5)}`, `unbound ${at(4)}`, `changed ${at(4)}`, `unbound ${at(6)}`]),
		);
	});

	test("a second seal of one record", async () => {
		await bench.tamper("ALTER TABLE ledger_seals DROP CONSTRAINT ledger_seals_record_unique");
		const last = (await bench.seals()).at(-1) as Seal;
		const content = { ...last, position: 9, previousHash: last.hash, recordId: at(2) };
		const hash = sha256(sealedText({ ...content, fields: await fieldsOf(at(2)) }));
		await bench.db.insert(ledgerSeals).values({ ...content, hash, signature: ledgerKeyOf(siteSecret).sign(hash) });
		expect(await bench.breaksOf()).toEqual([`sealed_twice ${at(2)}`]);
		await bench.tamper("DELETE FROM ledger_seals WHERE position = 9");
		await bench.tamper(
			"ALTER TABLE ledger_seals ADD CONSTRAINT ledger_seals_record_unique UNIQUE (ledger, record_kind, record_id)",
		);
	});

	test("a chain that was written anew without the key", async () => {
		await bench.tamper(`UPDATE consent_records SET locale = '00' WHERE sequence = 2`);
		await rewriteFrom(2, (seal) => seal.signature);
		const found = await bench.breaksOf();
		for (const id of ids.slice(1)) expect(found).toContain(`wrong_signature ${id}`);
		expect(found).toContain("anchor_contradicted anchor 8");
		expect(found).not.toContain(`changed ${at(2)}`);
	});

	test("seals under a key of somebody else", async () => {
		const forger = ledgerKeyOf("another secret");
		await rewriteFrom(7, (_seal, hash) => forger.sign(hash), forger.keyId);
		expect(await bench.breaksOf()).toEqual([
			`unknown_key ${at(7)}`,
			`unknown_key ${at(8)}`,
			"anchor_contradicted anchor 8",
		]);
		await rewriteFrom(7, (_seal, hash) => forger.sign(hash), ledgerKeyOf(siteSecret).keyId);
		expect(await bench.breaksOf()).toEqual([`wrong_signature ${at(7)}`, `wrong_signature ${at(8)}`]);
	});

	test("records that were cut off at the end with their seals", async () => {
		await bench.tamper("DELETE FROM consent_records WHERE sequence > 5");
		await bench.tamper("DELETE FROM ledger_seals WHERE position > 5");
		expect(await bench.breaksOf()).toEqual(["anchor_contradicted anchor 8"]);
		// Also when the site continues. It marks the anchor, so that it is never thinned out.
		const ledger = bench.ledgerOf();
		for (let more = 0; more < 5; more++) {
			await bench.store(1);
			await ledger.seal();
		}
		expect(await bench.breaksOf()).toEqual(["anchor_contradicted anchor 8"]);
		expect(await readFile(bench.anchorFile, "utf8")).toMatch(/"position":8,.*"isContradicted":true/);
	});

	test("the same as the running site, which stays in trouble until a genuine note explains it", async () => {
		const running = bench.ledgerOf();
		await running.seal();
		expect(await running.trouble()).toEqual({ broken: 0, minutes: 0 });
		await bench.tamper("DELETE FROM consent_records WHERE sequence > 5");
		await bench.tamper("DELETE FROM ledger_seals WHERE position > 5");
		await bench.store(1);
		await running.seal();
		expect(await running.trouble()).toEqual({ broken: 1, minutes: 0 });
		const restarted = bench.ledgerOf();
		await restarted.seal();
		expect(await restarted.trouble()).toEqual({ broken: 1, minutes: 0 });
		const { breaks } = await bench.verified();
		await bench.note(breaks, "An attacker's note.", "another secret");
		expect(await restarted.trouble()).toMatchObject({ broken: 1 });
		await bench.note(breaks, "The database was restored from Friday.");
		expect(await restarted.trouble()).toMatchObject({ broken: 0 });
	});

	test("a ledger that was emptied", async () => {
		await bench.tamper("TRUNCATE consent_records, ledger_seals CASCADE");
		expect(await bench.breaksOf()).toEqual(["anchor_contradicted anchor 8"]);
	});

	test("with a head from an email, a cut that the anchors do not know either", async () => {
		const { head } = await bench.verified();
		expect(await bench.breaksOf({}, head)).toEqual([]);
		rmSync(bench.anchorFile);
		await bench.tamper("DELETE FROM consent_records WHERE sequence > 5");
		await bench.tamper("DELETE FROM ledger_seals WHERE position > 5");
		expect(await bench.breaksOf()).toEqual([]);
		expect(await bench.breaksOf({}, head)).toEqual(["head_contradicted head 8"]);
	});

	test("a record that got no seal for too long", async () => {
		const [late = ""] = await bench.store(1);
		expect(await bench.verified()).toMatchObject({ breaks: [], waiting: 1 });
		await bench.tamper(`UPDATE record_bodies SET stored_at = now() - interval '1 hour' WHERE record_id = '${late}'`);
		expect(await bench.breaksOf()).toEqual([`unsealed ${late}`]);
	});

	test("an anchor that was written by hand, and lines that are no anchors", async () => {
		const lines = await readFile(bench.anchorFile, "utf8");
		const forged = { ...JSON.parse(lines.trim().split("\n").at(-1) ?? ""), position: 3 };
		await writeFile(bench.anchorFile, `${lines}${JSON.stringify(forged)}\nnothing\n{"kind": "torn by a power cu`);
		expect(await bench.breaksOf()).toEqual(["anchor_signature anchor 3", "anchor_unreadable anchors"]);
	});

	test("nothing after a restart, which drops a torn last line", async () => {
		await writeFile(bench.anchorFile, `${await readFile(bench.anchorFile, "utf8")}{"kind": "torn by a power cu`);
		await bench.store(1);
		await bench.ledgerOf().seal();
		expect(await readFile(bench.anchorFile, "utf8")).not.toContain("torn");
		expect(await bench.breaksOf()).toEqual([]);
	});

	const fieldsOf = async (id: string) => (await consentLedger.kinds[0]?.read(bench.db, [id]))?.get(id) ?? [];

	/** Recomputes the hashes, as an attacker who knows how. */
	async function rewriteFrom(first: number, signatureOf: (seal: Seal, hash: string) => string, keyId?: string) {
		let previousHash: string | undefined;
		for (const seal of await bench.seals()) {
			if (seal.position >= first) {
				const content = { ...seal, previousHash: previousHash ?? "", keyId: keyId ?? seal.keyId };
				const hash = sha256(sealedText({ ...content, fields: await fieldsOf(seal.recordId) }));
				await bench.tamper(`
					UPDATE ledger_seals SET previous_hash = '${content.previousHash}', hash = '${hash}', key_id = '${content.keyId}',
						signature = '${signatureOf(seal, hash)}'
					WHERE position = ${seal.position}`);
				previousHash = hash;
			} else previousHash = seal.hash;
		}
	}
});
