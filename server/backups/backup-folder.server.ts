import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { encryptFor } from "../platform/age/age-file.server.ts";
import { generation } from "../platform/database/older-database.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { BackupError } from "./backup-error.server.ts";
import { flow, type Step } from "./flow.server.ts";

/**
 * The files of a backup: the database without the keys of its records, the other files of the data folder, and what makes
 * personal data readable (those keys, the site's own secrets, and the journal, which has keys of new leads).
 */
export const partNames = ["database.age", "files.age", "keys.age"] as const;
export type PartName = (typeof partNames)[number];
/** It names and describes the parts, and nobody. It is written last. */
export const manifestName = "manifest.json";
/** In the format of `sha256sum --check`. */
const manifestSumName = "manifest.json.sha256";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sumSchema = v.object({ bytes: count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const headSchema = v.object({ position: count, hash: v.string() });
const manifestSchema = v.object({
	/** Of the site that made it. */
	version: v.string(),
	generation: v.string(),
	/** ISO 8601, UTC. */
	made: v.pipe(v.string(), v.isoTimestamp()),
	database: v.picklist(["embedded", "postgres"]),
	ledgers: v.object({ consent: headSchema, audit: headSchema }),
	/** By table. */
	rows: v.record(v.string(), count),
	files: v.object({ "database.age": sumSchema, "files.age": sumSchema, "keys.age": sumSchema }),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
type FileSum = v.InferOutput<typeof sumSchema>;

/** Writes an encrypted file, which is on the disk when this resolves. @returns what was written */
export async function writePart(path: string, publicKey: string, steps: readonly Step[]): Promise<FileSum> {
	const sum = summing();
	const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
	await flow([...steps, encryptFor(publicKey), sum.pass, file]);
	return sum.result();
}

function summing() {
	const hash = createHash("sha256");
	let bytes = 0;
	return {
		async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
			for await (const piece of source) {
				hash.update(piece);
				bytes += piece.length;
				yield piece;
			}
		},
		result: (): FileSum => ({ bytes, sha256: hash.digest("hex") }),
	};
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
	const text = `${JSON.stringify(manifest, null, "\t")}\n`;
	await writeFile(join(folder, manifestName), text, { mode: 0o600, flush: true });
	await writeFile(join(folder, manifestSumName), sumLine(text), { mode: 0o600, flush: true });
}

const sumLine = (text: string) => `${sha256(text)}  ${manifestName}\n`;

/**
 * Reads every byte of a backup, and compares it with what was written.
 * @throws BackupError if it is not the same, or of another generation
 */
export async function readBackup(folder: string): Promise<Manifest> {
	for (const name of [manifestName, manifestSumName, ...partNames]) {
		if (!existsSync(join(folder, name))) throw new BackupError(`${folder} is no whole backup: ${name} is missing.`);
	}
	const text = await readFile(join(folder, manifestName), "utf8");
	if ((await readFile(join(folder, manifestSumName), "utf8")) !== sumLine(text)) throw changed(folder, manifestName);
	const given = JSON.parse(text) as { generation?: unknown; version?: unknown };
	if (given.generation !== generation) {
		throw new BackupError(
			`The backup is of generation ${given.generation}, and this version opens generation ${generation}: restore it with version ${given.version}.`,
		);
	}
	const manifest = v.parse(manifestSchema, given);
	for (const name of partNames) {
		const sum = summing();
		for await (const _ of sum.pass(createReadStream(join(folder, name))));
		const { bytes, sha256: hash } = sum.result();
		const expected = manifest.files[name];
		if (bytes !== expected.bytes || hash !== expected.sha256) throw changed(folder, name);
	}
	return manifest;
}

function changed(folder: string, name: string): BackupError {
	return new BackupError(
		`${join(folder, name)} is not what was written: bytes of it have changed. Nothing was restored from it.`,
	);
}
