import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { ChangedFiles } from "./changed-files.ts";

const folder = mkdtempSync(join(tmpdir(), "sunfield-changed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => void vi.restoreAllMocks());

/** Changes at distinct times, all long ago. */
function write(path: string, second: number): void {
	writeFileSync(path, String(second));
	for (const changed of [path, join(folder, "pg_wal"), folder]) utimesSync(changed, second, second);
}

test("only files and folders that changed since the last time are flushed", async () => {
	mkdirSync(join(folder, "pg_wal"));
	write(join(folder, "table"), 1);
	write(join(folder, "pg_wal/1"), 2);
	const changed = new ChangedFiles(folder);
	expect(await changed.sync("")).toBe(4);
	expect(await changed.sync("")).toBe(0);
	write(join(folder, "pg_wal/1"), 3);
	expect(await changed.sync("pg_wal")).toBe(2);
	expect(await changed.sync("")).toBe(1);
});

test("a file that has just changed counts as changed again, because the next change may have the same time", async () => {
	const changed = new ChangedFiles(folder);
	const table = join(folder, "table");
	writeFileSync(table, "new");
	const now = vi.spyOn(Date, "now").mockReturnValue(statSync(table).mtimeMs + 50);
	await changed.sync("");
	expect(await changed.sync("")).toBeGreaterThan(0);
	now.mockReturnValue(statSync(table).mtimeMs + 1000);
	await changed.sync("");
	expect(await changed.sync("")).toBe(0);
});
