import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { stageFiles } from "./stage-files.server.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-stage-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const filesIn = (folder: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();

test("what opens personal data is apart from the rest, and what the next start makes again is left out", async () => {
	const dataDir = join(root, "data");
	const paths = [
		"generation",
		"office.json",
		"anchors/consent.jsonl",
		"outbox/2026-11-30.eml",
		"secrets/auth",
		"journal/main/000001.journal",
		"journal/main/lock.sqlite",
		"postgres/PG_VERSION",
		"postgres-copy-1/copy.json",
		"lock.sqlite",
		"lock.sqlite-journal",
		".probe-1",
		"setup-link.txt",
		"backup-work/files/generation",
	];
	for (const path of paths) {
		mkdirSync(join(dataDir, path, ".."), { recursive: true });
		writeFileSync(join(dataDir, path), path);
	}
	const targets = { files: join(root, "files"), keys: join(root, "keys") };
	await stageFiles(dataDir, targets);
	expect(filesIn(targets.files)).toEqual([
		"anchors/consent.jsonl",
		"generation",
		"office.json",
		"outbox/2026-11-30.eml",
	]);
	expect(filesIn(targets.keys)).toEqual(["journal/main/000001.journal", "secrets/auth"]);
	expect(readFileSync(join(targets.keys, "secrets/auth"), "utf8")).toBe("secrets/auth");
});
