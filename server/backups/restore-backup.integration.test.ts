import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users } from "#database/schema.ts";
import { prepareDataFolder } from "#tests/support/prepared-database.ts";
import { openSite } from "../open-site.server.ts";
import { makeKeys, readPrivateKey } from "../platform/age/age-keys.server.ts";
import { openEmbeddedDatabase } from "../platform/database/embedded.server.ts";
import { lockFolder } from "../platform/database/folder-lock.server.ts";
import { readEnv } from "../platform/env.server.ts";
import { createLog } from "../platform/log.server.ts";
import { makeBackup } from "./make-backup.server.ts";
import { readNewestBackup } from "./newest-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-restore-"));
const keys = makeKeys(new Date());
const log = createLog("silent");
const variables = {
	NODE_ENV: "test",
	LOG_LEVEL: "silent",
	AUTH_SECRET: "a restore, the auth secret",
	CAPTCHA_SECRET: "a restore, the captcha secret",
	BACKUP_PUBLIC_KEY: keys.publicKey,
};
let folder: string;

beforeAll(async () => {
	const dataDir = join(root, "lost");
	await prepareDataFolder(dataDir);
	mkdirSync(join(dataDir, "outbox"));
	writeFileSync(join(dataDir, "outbox", "an-email.eml"), "text");
	const { db, close } = await openEmbeddedDatabase(dataDir);
	await db.insert(users).values({ id: "maria", name: "Maria Gomez", email: "maria@sunfield.example" });
	await db.insert(sessions).values({ id: "1", token: "token", userId: "maria", expiresAt: new Date("2099-01-01") });
	await close();
	expect(await readNewestBackup(dataDir)).toBeNull();
	const made = await makeBackup({ ...variables, DATA_DIR: dataDir }, join(root, "backups"), "0.1.0", log);
	({ folder } = made);
	expect((await readNewestBackup(dataDir))?.toISOString()).toBe(made.manifest.made);
	expect(existsSync(join(dataDir, "backup-work"))).toBe(false);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const restoreInto = (dataDir: string) =>
	restoreBackup({ folder, privateKey: readPrivateKey(keys.file), variables, log }, dataDir);
/** All but the lock. */
const namesIn = (dataDir: string) => readdirSync(dataDir).filter((name) => !name.startsWith("lock.sqlite"));

test("a folder on which a site runs is refused, and left alone", async () => {
	const dataDir = join(root, "running");
	mkdirSync(dataDir);
	const release = lockFolder(dataDir);
	await expect(restoreInto(dataDir)).rejects.toMatchObject({ name: "FolderInUseError" });
	release();
	expect(namesIn(dataDir)).toEqual([]);
});

test("no site starts during a restore, nothing that is there is replaced, and everybody is signed out", async () => {
	const dataDir = join(root, "restored");
	const restoring = restoreInto(dataDir);
	const refused = expect(restoring).rejects.toThrow(`${join(dataDir, "outbox")} was made during the restore.`);
	while (!existsSync(join(dataDir, "backup-work", "site"))) await sleep(5);
	mkdirSync(join(dataDir, "outbox"));
	const starting = openSite(readEnv({ ...variables, DATA_DIR: dataDir }));
	await expect(starting).rejects.toMatchObject({ name: "FolderInUseError" });
	await refused;
	expect(namesIn(dataDir)).toEqual(["outbox"]);

	rmSync(join(dataDir, "outbox"), { recursive: true });
	await restoreInto(dataDir);
	expect(namesIn(dataDir)).toEqual(expect.arrayContaining(["generation", "outbox", "postgres"]));
	expect(namesIn(dataDir)).not.toContain("backup-work");
	const { db, close } = await openEmbeddedDatabase(dataDir);
	expect(await db.$count(users)).toBe(1);
	expect(await db.$count(sessions)).toBe(0);
	await close();
});
