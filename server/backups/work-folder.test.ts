import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../platform/database/folder-lock.server.ts";
import { createLog } from "../platform/log.server.ts";
import { enterWork, removeLeftWork, workFolderName } from "./work-folder.server.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-work-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const log = createLog("silent");

let dataDir: string;
let work: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(root, "data-"));
	work = join(dataDir, workFolderName);
	mkdirSync(join(work, "keys"), { recursive: true });
	writeFileSync(join(work, "keys", "record-keys.jsonl"), "a key");
});

test("what an interrupted backup left is gone when the next one begins, and the folder when it ends", async () => {
	const leave = await enterWork(work);
	expect(existsSync(join(work, "keys"))).toBe(false);
	await expect(enterWork(work)).rejects.toThrow("Another backup of this site is being made.");
	writeFileSync(join(work, "database"), "rows");
	await leave();
	expect(readdirSync(dataDir)).toEqual([]);
	await (await enterWork(work))();
	expect(readdirSync(dataDir)).toEqual([]);
});

test("a site that starts deletes what an interrupted backup left, and nothing of one that is being made", async () => {
	const release = lockFolder(work);
	await removeLeftWork(dataDir, log);
	expect(existsSync(join(work, "keys", "record-keys.jsonl"))).toBe(true);
	release();
	await removeLeftWork(dataDir, log);
	expect(readdirSync(dataDir)).toEqual([]);
	await removeLeftWork(dataDir, log);
	expect(readdirSync(dataDir)).toEqual([]);
});
