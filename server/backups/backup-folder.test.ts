import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeKeys } from "../platform/age/age-keys.server.ts";
import { generation } from "../platform/database/older-database.server.ts";
import { type Manifest, partNames, readBackup, writeManifest, writePart } from "./backup-folder.server.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { publicKey } = makeKeys(new Date());

let folder: string;
let manifest: Manifest;
beforeEach(async () => {
	folder = mkdtempSync(join(root, "backup-"));
	const write = (name: string) => writePart(join(folder, name), publicKey, [Readable.from([Buffer.from(name)])]);
	const [database, files, keys] = await Promise.all(partNames.map(write));
	if (!database || !files || !keys) throw new Error("A part is missing");
	const head = { position: 3, hash: "0".repeat(64) };
	manifest = {
		version: "0.1.0",
		generation,
		made: "2026-11-30T03:15:00.000Z",
		database: "embedded",
		ledgers: { consent: head, audit: head },
		rows: { "public.contact_submissions": 3 },
		files: { "database.age": database, "files.age": files, "keys.age": keys },
	};
	await writeManifest(folder, manifest);
});

test("what was written is read again", async () => {
	expect(await readBackup(folder)).toEqual(manifest);
});

test("every byte of every file counts", async () => {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		const bytes = readFileSync(path);
		for (let place = 0; place < bytes.length; place += 7) {
			const changed = Buffer.from(bytes);
			changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
			writeFileSync(path, changed);
			await expect(readBackup(folder), `${name}, byte ${place}`).rejects.toThrow(/is not what was written/);
		}
		writeFileSync(path, bytes.subarray(0, -1));
		await expect(readBackup(folder)).rejects.toThrow(/is not what was written/);
		rmSync(path);
		await expect(readBackup(folder)).rejects.toThrow(`is no whole backup: ${name} is missing.`);
		writeFileSync(path, bytes);
	}
	expect(await readBackup(folder)).toEqual(manifest);
});

test("another generation is refused with one sentence, whatever else its manifest says", async () => {
	await writeManifest(folder, { ...manifest, generation: "0", rows: { unknown: -1 } });
	await expect(readBackup(folder)).rejects.toMatchObject({
		name: "BackupError",
		message: `The backup is of generation 0, and this version opens generation ${generation}: restore it with version 0.1.0.`,
	});
});
