import { spawnSync } from "node:child_process";
import {
	cpSync,
	createReadStream,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { consentRecords, contactSubmissions, recordKeys } from "#database/schema.ts";
import { readBackup } from "#server/backups/backup-folder.server.ts";
import { decryptWith } from "#server/platform/age/age-file.server.ts";
import { makeKeys, readPrivateKey } from "#server/platform/age/age-keys.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { describeDumpable, kindsOfThisTurn } from "#tests/support/dumpable-postgres.ts";
import { databaseOpened, sendLeads, wait } from "#tests/support/lead-senders.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { prepareDataFolder } from "#tests/support/prepared-database.ts";
import { runScript, serveSite } from "#tests/support/served-site.ts";

const captchaSecret = "a backup, the captcha secret";
const secrets = { AUTH_SECRET: "a backup, the auth secret", CAPTCHA_SECRET: captchaSecret, TRUSTED_PROXIES: "1" };
const keys = makeKeys(new Date());
const parts = ["database.age", "files.age", "keys.age"];

const root = mkdtempSync(join(tmpdir(), "sunfield-backup-"));
const privateKey = join(root, "private-key");
writeFileSync(privateKey, keys.file);
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Place {
	DATA_DIR: string;
	DATABASE_URL: string;
}

/** Sends leads, makes a backup meanwhile, and restores it elsewhere. */
async function backUpUnderLoad(lost: Place, restored: Place) {
	const target = join(root, `backups of ${lost.DATA_DIR.split("/").at(-1)}`);
	const variables = { ...secrets, ...lost, DATA_DIR_IS_DURABLE: "true", PORT: String(await freePort()) };
	const site = await serveSite(variables);
	let before: Map<string, string>;
	let after: Map<string, string>;
	try {
		await databaseOpened(site.origin);
		const sending = keepSending(site.origin);
		while (sending.confirmed.size < 12) await wait(20);
		before = new Map(sending.confirmed);
		const made = await runScript("scripts/backup.ts", { ...variables, BACKUP_PUBLIC_KEY: keys.publicKey }, [target]);
		expect(made).toMatchObject({ code: 0, output: expect.stringContaining("is what was written") });
		await sending.stop();
		after = await sendWave(site.origin);
	} finally {
		await site.stop();
	}
	const folder = join(target, readdirSync(target).at(0) ?? "");
	await expectFlippedBytesRefused(folder, restored);

	const restoring = await runScript("scripts/restore.ts", { ...secrets, ...restored }, [
		folder,
		"--identity",
		privateKey,
		"--anchors",
		join(lost.DATA_DIR, "anchors"),
	]);
	expect(restoring.output).toMatch(/^Leads: \d+$/m);
	expect(restoring.output).toContain("The consent ledger is intact.");
	expect(restoring.output).toContain("The audit ledger is intact.");
	expect(restoring.output).toMatch(/Missing from the consent ledger: \d+ entries that were sealed after the backup/);
	expect(restoring.output).toContain("People whose data was deleted since then");
	expect(restoring.output).toContain("People who were removed from the staff since then");
	expect(restoring.code).toBe(0);
	const again = await runScript("scripts/restore.ts", { ...secrets, ...restored }, [folder, "--identity", privateKey]);
	expect(again).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") });

	// The site stores what waits in the journal.
	const next = await serveSite({ ...variables, ...restored });
	await databaseOpened(next.origin);
	await next.stop();
	const database = restored.DATABASE_URL
		? openPostgres(restored.DATABASE_URL)
		: await openEmbeddedDatabase(restored.DATA_DIR);
	try {
		const leads = await database.db.select().from(contactSubmissions);
		const stored = new Map(leads.map(({ submissionId, id }) => [submissionId, id]));
		expect(stored.size).toBe(leads.length);
		expect([...before].filter(([submission, id]) => stored.get(submission) !== id)).toEqual([]);
		expect([...after.keys()].filter((submission) => stored.has(submission))).toEqual([]);
		const consents = await database.db.select().from(consentRecords);
		expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual(leads.map(({ id }) => id).sort());
		await expectNoKeyAmongData(
			folder,
			(await database.db.select().from(recordKeys)).flatMap(({ key }) => key ?? []),
		);
	} finally {
		await database.close();
	}
	const verified = await runScript("scripts/verify-ledger.ts", { ...secrets, ...restored });
	expect(verified).toMatchObject({ code: 0, output: expect.stringContaining("the ledger is intact") });
	if (restored.DATABASE_URL === "") await expectLeadsOfLostJournal(lost.DATA_DIR, { ...variables, ...restored }, after);
}

/** Beside the journal of the restored site, that of the lost one gives back what came after the backup. */
async function expectLeadsOfLostJournal(lost: string, variables: Place, leads: ReadonlyMap<string, string>) {
	cpSync(join(lost, "journal", "main"), join(variables.DATA_DIR, "journal", "lost"), { recursive: true });
	const site = await serveSite({ ...variables });
	await databaseOpened(site.origin);
	while (existsSync(join(variables.DATA_DIR, "journal", "lost"))) await wait(50);
	await site.stop();
	const database = await openEmbeddedDatabase(variables.DATA_DIR);
	try {
		const stored = await database.db.select({ id: contactSubmissions.id }).from(contactSubmissions);
		expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...leads.values()]));
	} finally {
		await database.close();
	}
}

/** A few leads, all confirmed. */
async function sendWave(origin: string): Promise<Map<string, string>> {
	const { confirmed, finished } = sendLeads({ origin, captchaSecret, count: 6, senders: 3 });
	await finished;
	return confirmed;
}

/** Leads in waves, until it is stopped. */
function keepSending(origin: string) {
	const confirmed = new Map<string, string>();
	let isStopped = false;
	async function send() {
		while (!isStopped) {
			for (const [submission, id] of await sendWave(origin)) confirmed.set(submission, id);
			await wait(400);
		}
	}
	const sent = send();
	sent.catch(() => {});
	return {
		confirmed,
		stop() {
			isStopped = true;
			return sent;
		},
	};
}

/** Each file with one byte changed, then the whole command with one of them. */
async function expectFlippedBytesRefused(folder: string, { DATA_DIR, ...database }: Place): Promise<void> {
	const { files } = await readBackup(folder);
	expect(Object.keys(files)).toEqual(parts);
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		const bytes = readFileSync(path);
		for (const place of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
			const changed = Buffer.from(bytes);
			changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
			writeFileSync(path, changed);
			await expect(readBackup(folder), `${name}, byte ${place}`).rejects.toThrow("is not what was written");
		}
		if (name === "keys.age") {
			const refused = await runScript("scripts/restore.ts", { ...secrets, ...database, DATA_DIR }, [
				folder,
				"--identity",
				privateKey,
			]);
			expect(refused).toEqual({
				code: 1,
				output: expect.stringMatching(/^[^\n]*keys\.age is not what was written[^\n]*\n$/),
			});
			expect(existsSync(DATA_DIR)).toBe(false);
		}
		writeFileSync(path, bytes);
	}
}

/** Who has only the data of a backup can't read a record whose key is destroyed later. */
async function expectNoKeyAmongData(folder: string, recordKeysOfLeads: readonly string[]): Promise<void> {
	expect(recordKeysOfLeads.length).toBeGreaterThan(0);
	const identity = readPrivateKey(keys.file);
	const open = (name: string) => Readable.from(decryptWith(identity)(createReadStream(join(folder, name))));
	const archive = async (name: string) => buffer(open(name).pipe(createGunzip()));
	const secret = await archive("keys.age");
	const { database } = await readBackup(folder);
	const data = database === "embedded" ? await archive("database.age") : textOf(await buffer(open("database.age")));
	// Those of leads that were backed up. The others came from the journal.
	const backedUp = recordKeysOfLeads.filter((key) => secret.includes(key));
	expect(backedUp.length).toBeGreaterThan(0);
	expect(recordKeysOfLeads.filter((key) => data.includes(key))).toEqual([]);
}

function textOf(dump: Buffer): Buffer {
	return spawnSync("pg_restore", ["--file=-"], { input: dump, maxBuffer: 2 ** 30 }).stdout;
}

test.runIf(kindsOfThisTurn.includes("embedded"))(
	"a backup of the embedded database is made while leads arrive, and restored",
	{
		timeout: 180_000,
	},
	async () => {
		await prepareDataFolder(join(root, "embedded"));
		await backUpUnderLoad(
			{ DATA_DIR: join(root, "embedded"), DATABASE_URL: "" },
			{ DATA_DIR: join(root, "embedded-restored"), DATABASE_URL: "" },
		);
	},
);

describeDumpable((url) => {
	test.runIf(kindsOfThisTurn.includes("PostgreSQL"))(
		"a backup is made while leads arrive, and restored",
		{
			timeout: 180_000,
		},
		async () => {
			await backUpUnderLoad(
				{ DATA_DIR: join(root, "postgres"), DATABASE_URL: await createPostgresDatabase(url()) },
				{ DATA_DIR: join(root, "postgres-restored"), DATABASE_URL: await createPostgresDatabase(url()) },
			);
		},
	);
});
