import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { backupNameOf, deleteOlderBackups, listBackups, removePartial } from "./list-backups.server.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-backups-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let target: string;
beforeEach(() => {
	target = mkdtempSync(join(root, "target-"));
});

function addBackup(name: string, isWhole = true): void {
	mkdirSync(join(target, name));
	if (isWhole) writeFileSync(join(target, name, "manifest.json"), "{}");
	writeFileSync(join(target, name, "database.age"), "");
}

test("older backups are deleted by the rule, and nothing else is", async () => {
	// Two in one day, of a Monday to a Tuesday.
	const days = Array.from({ length: 9 }, (_, day) => backupNameOf(new Date(Date.UTC(2026, 10, 23 + day, 3, 15))));
	const [first = "", second = ""] = days;
	for (const name of [...days, "2026-12-01T02-00-00Z"]) addBackup(name);
	addBackup("2026-01-01T03-15-00Z", false);
	addBackup("notes");
	expect(await listBackups(target)).toHaveLength(10);
	expect(await deleteOlderBackups(target)).toEqual([first, second, "2026-12-01T02-00-00Z"]);
	expect(readdirSync(target).sort()).toEqual(["2026-01-01T03-15-00Z", ...days.slice(2), "notes"].sort());
	expect(await deleteOlderBackups(target)).toEqual([]);
});

test("what an interrupted backup left goes with the next one", async () => {
	addBackup(".partial-2026-11-30T03-15-00Z");
	addBackup("2026-11-29T03-15-00Z");
	await removePartial(target);
	expect(readdirSync(target)).toEqual(["2026-11-29T03-15-00Z"]);
	await removePartial(join(target, "missing"));
});
