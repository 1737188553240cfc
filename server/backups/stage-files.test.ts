import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
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

test("a copy whose folder vanishes fails, and is not one without the rest", async () => {
	const dataDir = join(root, "many");
	mkdirSync(dataDir);
	for (let number = 1; number <= 2000; number++) writeFileSync(join(dataDir, `${1e6 + number}`), "");
	const targets = { files: join(root, "vanishing"), keys: join(root, "vanishing-keys") };
	const staged = expect(stageFiles(dataDir, targets)).rejects.toThrow("ENOENT");
	while (!existsSync(join(targets.files, "1000001"))) await turn();
	renameSync(targets.files, join(root, "vanished"));
	await staged;
});
