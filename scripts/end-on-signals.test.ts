import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Manifest, partNames, writeManifest, writePart } from "#server/backups/backup-folder.server.ts";
import { makeKeys } from "#server/platform/age/age-keys.server.ts";
import { generation } from "#server/platform/database/older-database.server.ts";
import { oneOfThisTurn } from "#tests/support/turns.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-signals-"));
const keys = makeKeys(new Date());
const identity = join(root, "private-key");
const backup = join(root, "backup");
/** Holds a `tar` that takes everything and never ends, so that the commands are in the middle of their work. */
const programs = join(root, "programs");
/** A PostgreSQL server that never answers. */
const server = createServer((socket) => socket.on("error", () => {}));

beforeAll(async () => {
	for (const folder of [backup, programs]) mkdirSync(folder);
	writeFileSync(identity, keys.file);
	writeFileSync(join(programs, "tar"), "#!/bin/sh\ncat >/dev/null\nexec sleep 60\n", { mode: 0o755 });
	const files: Partial<Manifest["files"]> = {};
	for (const name of partNames) {
		files[name] = await writePart(join(backup, name), keys.publicKey, [Readable.from([gzipSync(name)])]);
	}
	const head = { position: 0, hash: "" };
	await writeManifest(backup, {
		version: "0.1.0",
		generation,
		made: "2026-11-30T03:15:00.000Z",
		database: "embedded",
		ledgers: { consent: head, audit: head },
		rows: {},
		files: files as Manifest["files"],
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
});
afterAll(() => {
	server.close();
	rmSync(root, { recursive: true, force: true });
});

/** Runs a command until its work folder holds something, and then sends the signal. @returns the exit code */
async function interrupt(
	signal: "SIGINT" | "SIGTERM",
	[script, ...given]: [script: string, ...given: string[]],
	variables: Record<string, string>,
	isWorking: () => boolean,
): Promise<number | null> {
	const PATH = `${programs}${delimiter}${process.env.PATH}`;
	const child = spawn(process.execPath, [script, ...given], { env: { ...variables, PATH }, stdio: "ignore" });
	const ended = once(child, "exit");
	while (!isWorking()) {
		if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
		await sleep(20);
	}
	child.kill(signal);
	const [code] = (await ended) as [number | null];
	return code;
}

const signals = oneOfThisTurn([
	["SIGINT", 130],
	["SIGTERM", 143],
] as const);

test.each(signals)("a backup that %s ends leaves no copy of the data", async (signal, code) => {
	const dataDir = join(root, `data-${signal}`);
	mkdirSync(join(dataDir, "secrets"), { recursive: true });
	writeFileSync(join(dataDir, "generation"), generation);
	writeFileSync(join(dataDir, "secrets", "auth"), "a secret");
	const { port } = server.address() as AddressInfo;
	const variables = {
		DATA_DIR: dataDir,
		DATABASE_URL: `postgres://site@127.0.0.1:${port}/site`,
		AUTH_SECRET: "a secret",
		CAPTCHA_SECRET: "another secret",
		BACKUP_PUBLIC_KEY: keys.publicKey,
	};
	const copy = join(dataDir, "backup-work", "keys", "secrets", "auth");
	const ended = await interrupt(signal, ["scripts/backup.ts", join(root, "backups")], variables, () =>
		existsSync(copy),
	);
	expect(ended).toBe(code);
	expect(readdirSync(dataDir).sort()).toEqual(["generation", "secrets"]);
});

test.each(signals)("a check that %s ends leaves nothing of the backup", async (signal, code) => {
	const TMPDIR = mkdtempSync(join(root, "tmp-"));
	const command: [string, ...string[]] = ["scripts/restore.ts", backup, "--check", "--identity", identity];
	const isWorking = () => readdirSync(TMPDIR).some((name) => existsSync(join(TMPDIR, name, "site")));
	const ended = await interrupt(signal, command, { TMPDIR }, isWorking);
	expect(ended).toBe(code);
	expect(readdirSync(TMPDIR)).toEqual([]);
});
