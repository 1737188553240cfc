import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { certificateFile, certificateText } from "#domain/consent/consent-certificate.ts";
import { packFile } from "#domain/evidence/evidence-pack.ts";
import { fingerprintOf, ledgerKeyOf } from "#server/ledger/ledger-key.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import { readEnv } from "#server/platform/env.server.ts";
import { openLedgerBench } from "#tests/support/ledger-bench.ts";
import { prepareDataFolder } from "#tests/support/prepared-database.ts";
import { sampleCertificate, signingKey } from "#tests/support/sample-certificate.ts";
import { sampleEvidence } from "#tests/support/sample-evidence.ts";
import { runScript } from "#tests/support/served-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sunfield-consent-"));
const variables = { DATA_DIR: dataDir };
const verify = (...args: string[]) => runScript("scripts/verify-ledger.ts", variables, args);
const annotate = (...args: string[]) => runScript("scripts/annotate-ledger.ts", variables, args);
let record: string;
let head: string;

beforeAll(async () => {
	await prepareDataFolder(dataDir);
	const database = await openEmbeddedDatabase(dataDir);
	const bench = await openLedgerBench(database, readEnv({ ...variables }));
	await bench.store(3);
	await bench.ledgerOf().seal();
	const { position, hash } = (await bench.verified()).head;
	head = `${position}:${hash}`;
	await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function tamper(): Promise<void> {
	const database = await openEmbeddedDatabase(dataDir);
	try {
		await database.db.execute(sql`ALTER TABLE consent_records DISABLE TRIGGER ALL`);
		await database.db.execute(sql`UPDATE consent_records SET locale = locale || '0' WHERE sequence = 2`);
		const [row] = await database.db.query.consentRecords.findMany({ where: sql`sequence = 2` });
		record = row?.id ?? "";
	} finally {
		await database.close();
	}
}

test("the scripts verify the ledger and note a break", { timeout: 300_000 }, async () => {
	const sound = await verify("--head", head);
	expect(sound.output).toContain(`Head of the ledger: ${head}`);
	expect(sound.output).toMatch(/Fingerprint of its key: [0-9a-f]{64}\n/);
	expect(sound.output).toContain(
		"3 consent records and 0 revocations, each bound to the one before: the ledger is intact.",
	);
	expect(sound.code).toBe(0);
	const audit = await verify("--ledger", "audit");
	expect(audit).toMatchObject({
		code: 0,
		output: expect.stringContaining(
			"0 audit entries (compared with 0 entries of the advertising register), each bound",
		),
	});
	expect(await verify("--ledger", "leads")).toMatchObject({
		code: 1,
		output: expect.stringContaining("consent, audit"),
	});

	await tamper();
	const broken = await verify("--head", `3:${"0".repeat(64)}`);
	expect(broken.output).toContain(`${record} (position 2): The record is not the one that was sealed.`);
	expect(broken.output).toContain("head 3: The ledger does not contain this head");
	expect(broken.code).toBe(1);

	const unknown = await annotate("--record", randomUUID(), "--reason", "None");
	expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining("finds no break") });
	const noted = await annotate("--record", record, "--reason", "The visitor gave a new number.");
	expect(noted).toMatchObject({ code: 0, output: expect.stringContaining(`Noted: ${record}`) });
	const known = await verify();
	expect(known.output).toContain("Note: The visitor gave a new number.");
	expect(known.output).toContain("the ledger is intact, except for known breaks (1).");
	expect(known.code).toBe(0);
});

test("a certificate and an evidence pack are checked without a database: unchanged, changed, and with another key", async () => {
	const file = join(dataDir, "certificate.json");
	const text = certificateFile(sampleCertificate());
	const check = (...args: string[]) => runScript("scripts/check-certificate.ts", {}, args);
	const fingerprint = fingerprintOf(signingKey.publicKey);
	writeFileSync(file, text);
	const sound = await check(file, "--key", fingerprint);
	expect(sound.output).toContain("The file is complete and unchanged");
	expect(sound.output).toContain("Its key is the given one.");
	expect(sound.code).toBe(0);
	const alone = await check(file);
	expect(alone).toMatchObject({ code: 0, output: expect.stringContaining("Its key was compared with nothing") });
	expect(alone.output).toContain(fingerprint);
	const other = await check(file, "--key", ledgerKeyOf("another secret").publicKey);
	expect(other).toMatchObject({ code: 1, output: expect.stringContaining("by another key than the given one") });
	writeFileSync(file, text.replace("Marie", "Maria"));
	const changed = await check(file, "--key", fingerprint);
	expect(changed).toMatchObject({ code: 1, output: expect.stringContaining("The certificate does not hold.") });
	expect(changed.output).toContain("A record is not the one that was sealed.");
	const pack = join(dataDir, "evidence.json");
	writeFileSync(pack, packFile(sampleEvidence()));
	const evidence = await check(pack, "--key", fingerprint);
	expect(evidence).toMatchObject({ code: 0, output: expect.stringContaining("Evidence pack of lead 0f8fad5b") });
	expect(evidence.output).toContain("Consent ledger, position 7");
	writeFileSync(pack, packFile(sampleEvidence()).replace("Men pri a.", "Men pri b."));
	const forged = await check(pack, "--key", fingerprint);
	expect(forged).toMatchObject({ code: 1, output: expect.stringContaining("The evidence pack does not hold.") });
	const hostile = sampleCertificate();
	hostile.agency.name = "Sunfield\u001b[8m\nIts key is the given one.";
	hostile.signature = signingKey.sign(certificateText(hostile));
	writeFileSync(file, certificateFile(hostile));
	const shown = await check(file);
	expect(shown.code).toBe(0);
	expect(shown.output).not.toContain("\u001b[8m");
	expect(shown.output).not.toMatch(/^Its key is the given one/m);
	expect(await check()).toMatchObject({
		code: 1,
		output: expect.stringContaining("npm run ops -- consent:check FILE"),
	});
	expect(await check(`${file}.missing`)).toMatchObject({ code: 1, output: expect.stringContaining("can't be read") });
});
