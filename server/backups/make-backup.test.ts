import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeKeys } from "../platform/age/age-keys.server.ts";
import { generation, generationName } from "../platform/database/older-database.server.ts";
import { createLog } from "../platform/log.server.ts";
import { makeBackup } from "./make-backup.server.ts";
import { workFolderName } from "./work-folder.server.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-make-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(["", "postgres://127.0.0.1:1/site"])(
	"a folder that no site has used is refused and left alone: '%s'",
	async (url) => {
		const target = join(root, "backups");
		const variables = { NODE_ENV: "test", DATABASE_URL: url, BACKUP_PUBLIC_KEY: makeKeys(new Date()).publicKey };
		const missing = join(root, "missing");
		const empty = join(root, "empty");
		mkdirSync(empty, { recursive: true });
		for (const dataDir of [missing, empty]) {
			const made = makeBackup({ ...variables, DATA_DIR: dataDir }, target, "0.1.0", createLog("silent"));
			await expect(made).rejects.toMatchObject({
				name: "BackupError",
				message: `No site has used the folder ${dataDir}. Is DATA_DIR that of the site?`,
			});
		}
		expect(existsSync(missing)).toBe(false);
		expect(readdirSync(empty)).toEqual([]);
		expect(existsSync(target)).toBe(false);
	},
);

test("a folder for backups that can't be written is named before anything is in the clear", async () => {
	const dataDir = join(root, "site");
	mkdirSync(dataDir);
	writeFileSync(join(dataDir, generationName), generation);
	writeFileSync(join(root, "file"), "");
	const target = join(root, "file", "backups");
	const variables = { NODE_ENV: "test", DATA_DIR: dataDir, BACKUP_PUBLIC_KEY: makeKeys(new Date()).publicKey };
	await expect(makeBackup(variables, target, "0.1.0", createLog("silent"))).rejects.toMatchObject({
		name: "BackupError",
		message: `The folder ${target} can't be written (ENOTDIR). It must belong to the user of this command.`,
	});
	expect(existsSync(join(dataDir, workFolderName))).toBe(false);
});
