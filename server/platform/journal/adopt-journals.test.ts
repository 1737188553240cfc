import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../log.server.ts";
import { createJournalAdopter } from "./adopt-journals.server.ts";
import { openJournal } from "./journal.server.ts";

const parent = mkdtempSync(join(tmpdir(), "sunfield-adopt-"));
const children: ChildProcess[] = [];
afterAll(() => {
	for (const child of children) child.kill("SIGKILL");
	rmSync(parent, { recursive: true, force: true });
});
const log = createLog("silent");
const keys = { current: randomBytes(32), previous: [] };

/** Another process with a journal and two entries, the first of them settled. */
async function startProcess(root: string, name: string): Promise<ChildProcess> {
	const script = `
		import { openJournal } from "./server/platform/journal/journal.server.ts";
		import { createLog } from "./server/platform/log.server.ts";
		const [folder, key] = process.argv.slice(1);
		const keys = { current: Buffer.from(key, "hex"), previous: [] };
		const { journal } = await openJournal({ folder, keys, log: createLog("silent") });
		journal.settle(await journal.append("${name} settled", 1));
		await journal.append("${name} open", 2);
		process.stdout.write("ready");
		setInterval(() => {}, 1000);
	`;
	const child = spawn(
		process.execPath,
		["--input-type=module", "--eval", script, join(root, name), keys.current.toString("hex")],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	children.push(child);
	await new Promise((resolve, reject) => {
		child.stdout?.once("data", resolve);
		child.once("exit", () => reject(new Error("The process ended before its journal was written")));
	});
	return child;
}

async function killed(child: ChildProcess) {
	const ended = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGKILL");
	await ended;
}

test("takes over journals of dead processes only, and deletes them once they are stored", {
	timeout: 30_000,
}, async () => {
	const root = join(parent, "two-processes");
	const [dead] = await Promise.all([startProcess(root, "dead"), startProcess(root, "alive")]);
	const { journal } = await openJournal({ folder: join(root, "own"), keys, log });
	await journal.append("own", 3);
	await killed(dead);

	const adopt = createJournalAdopter({ root, own: "own", keys, log });
	await adopt(async () => {
		throw new Error("The database is away");
	});
	expect(readdirSync(root).sort()).toEqual(["alive", "dead", "own"]);

	const stored: unknown[] = [];
	const store = async (entries: { id: string; settled: boolean }[]) => {
		stored.push(...entries.map(({ id, settled }) => [id, settled]));
	};
	await adopt(store);
	await adopt(store);
	expect(stored).toEqual([
		["dead settled", true],
		["dead open", false],
	]);
	expect(readdirSync(root).sort()).toEqual(["alive", "own"]);
	await journal.close();
});

test("two processes that look at the same time take a journal over once", async () => {
	const root = join(parent, "at-once");
	const { journal } = await openJournal({ folder: join(root, "ended"), keys, log });
	await journal.append("entry", 1);
	await journal.close();
	const stored: string[] = [];
	const adopters = ["one", "other"].map((own) => createJournalAdopter({ root, own, keys, log }));
	await Promise.all(
		adopters.map((adopt) =>
			adopt(async (entries) => {
				await new Promise((resolve) => setTimeout(resolve, 20));
				stored.push(...entries.map(({ id }) => id));
			}),
		),
	);
	expect(stored).toEqual(["entry"]);
	expect(readdirSync(root)).toEqual([]);
});

test("keeps a journal under an unknown key, and offers it once only", async () => {
	const root = join(parent, "unknown-key");
	const { journal } = await openJournal({
		folder: join(root, "ended"),
		keys: { current: randomBytes(32), previous: [] },
		log,
	});
	await journal.append("entry", 1);
	await journal.close();
	let calls = 0;
	const adopt = createJournalAdopter({ root, own: "own", keys, log });
	const store = async () => {
		calls += 1;
	};
	await adopt(store);
	await adopt(store);
	expect(calls).toBe(0);
	expect(readdirSync(join(root, "ended"))).toContain("000001.journal");
});
