import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { DatabaseRestartedError } from "../platform/database/database-errors.server.ts";
import { readEnv } from "../platform/env.server.ts";
import { diskFiles, type JournalFiles } from "../platform/journal/journal-files.server.ts";
import { createLog } from "../platform/log.server.ts";
import { createMetrics } from "../platform/metrics.server.ts";
import { createIntake, type Intake, type IntakeParts } from "./intake.server.ts";
import type { IntakeEntry } from "./intake-entry.server.ts";
import { openIntake } from "./open-intake.server.ts";
import type { LeadStore } from "./writer.server.ts";

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-intake-"));
	folders.push(folder);
	return folder;
}

function open(
	dataDir: string,
	database: "pglite" | "postgres",
	variables: Record<string, string> = {},
	files = diskFiles,
): Promise<Intake> {
	const env = readEnv({
		NODE_ENV: "test",
		DATA_DIR: dataDir,
		AUTH_SECRET: "secret",
		CAPTCHA_SECRET: "captcha",
		...variables,
	});
	return openIntake(env, createLog("silent"), database, createMetrics(), files);
}
const durable = { DATA_DIR_IS_DURABLE: "true" };

/** A database in memory. `before` may delay a batch or make it fail. */
function memoryStore(before: (entries: readonly Pick<IntakeEntry, "id">[]) => Promise<void> | void = () => {}) {
	const leads: string[] = [];
	const batches: number[] = [];
	const store: LeadStore = {
		async store(entries) {
			batches.push(entries.length);
			await before(entries);
			for (const { id } of entries) if (!leads.includes(id)) leads.push(id);
			return new Map(entries.map(({ id }) => [id, id]));
		},
		find: async () => undefined,
		isAvailable: () => true,
	};
	return { ...store, leads, batches };
}
const fault = (code: string) => Object.assign(new Error("failed"), { cause: Object.assign(new Error(code), { code }) });
const never = () => new Promise<never>(() => {});
/** A disk that may be full. */
function fillableDisk() {
	const disk = { isFull: false };
	const files: JournalFiles = {
		...diskFiles,
		async create(path) {
			const file = await diskFiles.create(path);
			return {
				...file,
				async write(bytes, position) {
					if (disk.isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
					await file.write(bytes, position);
				},
			};
		},
	};
	return Object.assign(disk, { files });
}
/** A promise, and the function that resolves it. */
function gate() {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { wait: () => promise, open: () => resolve() };
}

describe("with the embedded database", () => {
	test("a lead is kept before there is a database, and stored once by the next process", async () => {
		const folder = newFolder();
		const first = await open(folder, "pglite");
		const entries = [intakeEntry(), intakeEntry()];
		for (const entry of entries) expect(await first.accept(entry)).toEqual({ ok: true, id: entry.id });
		await first.close();

		const second = await open(folder, "pglite");
		const store = memoryStore();
		await second.attach(store, null);
		expect(store.leads).toEqual(entries.map(({ id }) => id));
		await second.close();
	});

	test("a database that hangs delays no answer", async () => {
		const intake = await open(newFolder(), "pglite");
		await intake.attach(memoryStore(never), null);
		const entries = Array.from({ length: 100 }, () => intakeEntry());
		const results = await Promise.all(entries.map((entry) => intake.accept(entry)));
		expect(results.every(({ ok }) => ok)).toBe(true);
	});

	test.each([
		{ count: 100, batches: [1, 64, 35] },
		{ count: 400, batches: [1, 256, 64, 64, 15] },
	])("$count leads that come together are stored together, in their order", async ({ count, batches }) => {
		const first = gate();
		const store = memoryStore(first.wait);
		const intake = await open(newFolder(), "pglite");
		await intake.attach(store, null);
		const entries = Array.from({ length: count }, () => intakeEntry());
		for (const entry of entries) await intake.accept(entry);
		first.open();
		await intake.drained();
		expect(store.leads).toEqual(entries.map(({ id }) => id));
		expect(store.batches).toEqual(batches);
		await intake.close();
	});

	test("a lead that the database can't take does not hold up the others, and waits for the next process", async () => {
		const folder = newFolder();
		const poison = intakeEntry();
		const store = memoryStore((entries) => {
			if (entries.some(({ id }) => id === poison.id)) throw fault("22021");
		});
		const intake = await open(folder, "pglite");
		const others = [intakeEntry(), intakeEntry()];
		for (const entry of [others[0], poison, others[1]]) await intake.accept(entry as IntakeEntry);
		await intake.attach(store, null);
		await intake.drained();
		expect(store.leads).toEqual(others.map(({ id }) => id));
		expect(intake.backlog).toEqual({ waiting: 0, minutes: 0, refused: 1 });
		await intake.detach();
		await intake.close();

		const next = await open(folder, "pglite");
		const mended = memoryStore();
		await next.attach(mended, null);
		expect(mended.leads).toContain(poison.id);
		await next.close();
	});

	test("a batch that is too large for the database comes in smaller ones", async () => {
		const first = gate();
		const store = memoryStore(async (entries) => {
			await first.wait();
			if (entries.length > 64) throw fault("57014");
		});
		const intake = await open(newFolder(), "pglite");
		await intake.attach(store, null);
		const entries = Array.from({ length: 400 }, () => intakeEntry());
		for (const entry of entries) await intake.accept(entry);
		first.open();
		await intake.drained();
		expect(store.batches.slice(0, 3)).toEqual([1, 256, 64]);
		expect(store.leads).toEqual(entries.map(({ id }) => id));
		await intake.close();
	});

	test("a database that is slow gets fewer leads at a time, until it stores them in time", async () => {
		const first = gate();
		const store = memoryStore(async (entries) => {
			await first.wait();
			if (entries.length > 10) throw fault("57014");
		});
		const intake = await open(newFolder(), "pglite");
		await intake.attach(store, null);
		const entries = Array.from({ length: 100 }, () => intakeEntry());
		for (const entry of entries) await intake.accept(entry);
		first.open();
		await intake.drained();
		expect(store.batches.slice(0, 7)).toEqual([1, 64, 32, 16, 8, 10, 13]);
		expect(store.leads).toEqual(entries.map(({ id }) => id));
		await intake.close();
	});

	test.each([
		{ how: "is away between two attempts", slow: () => fault("57014"), second: fault("57P03"), next: [32, 32, 16, 8] },
		{ how: "is restarted", slow: () => new DatabaseRestartedError(), second: null, next: [32, 16, 8, 10] },
	])("a slow database that $how gets no more leads at a time", async ({ slow, second, next }) => {
		const store = memoryStore((entries) => {
			if (second && store.batches.length === 2) throw second;
			if (entries.length > 10) throw slow();
		});
		const intake = await open(newFolder(), "pglite");
		const entries = Array.from({ length: 100 }, () => intakeEntry());
		for (const entry of entries) await intake.accept(entry);
		await intake.attach(store, null);
		await intake.drained();
		expect(store.batches.slice(0, 5)).toEqual([64, ...next]);
		expect(store.leads).toEqual(entries.map(({ id }) => id));
		await intake.close();
	});

	test("when the database goes away while leads are tried one by one, the others wait together", async () => {
		const poison = intakeEntry();
		let isAway = true;
		const store = memoryStore((entries) => {
			if (entries.some(({ id }) => id === poison.id)) throw fault("22021");
			if (isAway) {
				isAway = false;
				throw fault("57P03");
			}
		});
		const intake = await open(newFolder(), "pglite");
		const others = Array.from({ length: 9 }, () => intakeEntry());
		for (const entry of [...others, poison]) await intake.accept(entry);
		await intake.attach(store, null);
		await intake.drained();
		expect(store.batches.slice(0, 3)).toEqual([10, 1, 10]);
		expect([...store.leads].sort()).toEqual(others.map(({ id }) => id).sort());
		await intake.close();
	});

	test("a database that comes back gets every lead", async () => {
		let isAway = true;
		const store = memoryStore(() => {
			if (isAway) throw fault("57P03");
		});
		const intake = await open(newFolder(), "pglite");
		await intake.attach(memoryStore(), null);
		await intake.detach();
		const entries = Array.from({ length: 3 }, () => intakeEntry());
		for (const entry of entries) await intake.accept(entry);
		const attached = intake.attach(store, null);
		await vi.waitFor(() => expect(store.batches.length).toBeGreaterThan(1));
		expect(store.leads).toEqual([]);
		isAway = false;
		await attached;
		await intake.drained();
		expect(store.leads).toEqual(entries.map(({ id }) => id));
		await intake.close();
	});

	test("entries are deleted only when the older copy of the database has them", async () => {
		const folder = newFolder();
		let progress: () => string | undefined = () => undefined;
		const copies = {
			oldest: undefined as string | undefined,
			describeWith: (storedUpTo: () => string | undefined) => {
				progress = storedUpTo;
			},
			oldestStoredUpTo: () => copies.oldest,
			request: () => {},
			onRestored: () => {},
		};
		const entry = intakeEntry();
		const first = await open(folder, "pglite");
		await first.attach(memoryStore(), copies);
		await first.accept(entry);
		await first.drained();
		const storedUpTo = progress();
		await first.close();

		// The power fails, and the database has forgotten the lead.
		const second = await open(folder, "pglite");
		const forgetful = memoryStore();
		await second.attach(forgetful, copies);
		expect(forgetful.leads).toEqual([entry.id]);
		await second.close();

		copies.oldest = storedUpTo;
		const third = await open(folder, "pglite");
		await third.attach(memoryStore(), copies);
		await third.close();
		const fourth = await open(folder, "pglite");
		const store = memoryStore();
		await fourth.attach(store, copies);
		expect(store.leads).toEqual([]);
		await fourth.close();
	});

	test("leads since the last copy are stored again when it takes the place of the database", async () => {
		let restored: () => void = () => {};
		const copies = {
			describeWith: () => {},
			oldestStoredUpTo: () => undefined,
			request: () => {},
			onRestored: (listener: () => void) => {
				restored = listener;
			},
		};
		const store = memoryStore();
		const intake = await open(newFolder(), "pglite");
		await intake.attach(store, copies);
		const entry = intakeEntry();
		await intake.accept(entry);
		await intake.drained();
		store.leads.length = 0;
		restored();
		await vi.waitFor(() => expect(store.leads).toEqual([entry.id]));
		await intake.close();
	});
});

describe("with PostgreSQL", () => {
	test("a lead is answered when it is committed", async () => {
		const commit = gate();
		const intake = await open(newFolder(), "postgres");
		const store = memoryStore(commit.wait);
		await intake.attach(store, null);
		let isAnswered = false;
		const accepted = intake.accept(intakeEntry()).finally(() => {
			isAnswered = true;
		});
		await new Promise(setImmediate);
		expect(isAnswered).toBe(false);
		commit.open();
		expect(await accepted).toEqual({ ok: true, id: store.leads[0] });
		await intake.close();
	});

	test("leads that arrive at the same moment share a transaction", async () => {
		const intake = await open(newFolder(), "postgres");
		const store = memoryStore();
		await intake.attach(store, null);
		await Promise.all(Array.from({ length: 5 }, () => intake.accept(intakeEntry())));
		expect(store.batches).toEqual([5]);
		await intake.close();
	});

	test("without a durable folder, a lead is refused while there is no database, and can be sent again", async () => {
		const intake = await open(newFolder(), "postgres");
		const entry = intakeEntry();
		expect(intake.isOpen).toBe(false);
		expect(await intake.accept(entry)).toEqual({ ok: false, code: "unavailable" });
		const store = memoryStore();
		await intake.attach(store, null);
		expect(intake.isOpen).toBe(true);
		expect(store.leads, "the visitor's device keeps it").toEqual([]);
		expect(await intake.accept(entry)).toEqual({ ok: true, id: entry.id });
		await intake.close();
	});

	test("with a durable folder, a slow commit is answered from the journal and not stored twice", async () => {
		const commit = gate();
		const store = memoryStore(commit.wait);
		const folder = newFolder();
		const intake = await open(folder, "postgres", durable);
		await intake.attach(store, null);
		const entry = intakeEntry();
		expect(await intake.accept(entry)).toEqual({ ok: true, id: entry.id });
		expect(store.leads).toEqual([]);
		commit.open();
		await intake.drained();
		expect(store.leads).toEqual([entry.id]);
		expect(store.batches).toEqual([1]);
		await intake.close();
		expect(readdirSync(join(folder, "journal")), "nothing is left to adopt").toEqual([]);
	});

	test("another process stores what a dead one has kept", async () => {
		const folder = newFolder();
		const dead = await open(folder, "postgres", durable);
		const entry = intakeEntry();
		expect(await dead.accept(entry)).toEqual({ ok: true, id: entry.id });
		await dead.close();
		const alive = await open(folder, "postgres");
		const store = memoryStore();
		await alive.attach(store, null);
		expect(store.leads).toEqual([entry.id]);
		await alive.close();
		expect(readdirSync(join(folder, "journal"))).toEqual([]);
	});

	test("a lead that another process stores at the same moment is stored once", async () => {
		let collisions = 2;
		const store = memoryStore(() => {
			collisions -= 1;
			if (collisions >= 0) throw fault("23505");
		});
		const intake = await open(newFolder(), "postgres");
		await intake.attach(store, null);
		expect(await intake.accept(intakeEntry())).toMatchObject({ ok: true });
		expect(store.batches).toEqual([1, 1, 1]);
		await intake.close();
	});

	test("a lead that the database can't take fails alone", async () => {
		const poison = intakeEntry();
		const first = gate();
		const store = memoryStore(async (entries) => {
			await first.wait();
			if (entries.some(({ id }) => id === poison.id)) throw fault("22P05");
		});
		const intake = await open(newFolder(), "postgres");
		await intake.attach(store, null);
		// The first three are transactions of their own; the others wait and become one.
		const entries = [...Array.from({ length: 4 }, () => intakeEntry()), poison, intakeEntry()];
		const results = Promise.allSettled(entries.map((entry) => intake.accept(entry)));
		first.open();
		expect((await results).map(({ status }) => status)).toEqual([
			...Array(4).fill("fulfilled"),
			"rejected",
			"fulfilled",
		]);
		await intake.close();
	});
});

test("the same lead, accepted several times at once, is stored once with one id", async () => {
	const store = memoryStore();
	const intake = await open(newFolder(), "postgres");
	await intake.attach(store, null);
	const entry = intakeEntry();
	const results = await Promise.all(Array.from({ length: 8 }, () => intake.accept({ ...entry })));
	expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
	expect(store.leads).toEqual([entry.id]);
	expect(await intake.earlier(entry.id)).toEqual({ ok: true, id: entry.id });
	await intake.close();
});

test("a captcha token counts for one lead only", async () => {
	const intake = await open(newFolder(), "pglite");
	expect(intake.spendToken("hash", "one")).toBe(true);
	expect(intake.spendToken("hash", "one")).toBe(true);
	expect(intake.spendToken("hash", "other")).toBe(false);
	await intake.close();
});

test("other work waits while many leads wait for their rows, for half a minute at most", async () => {
	vi.useFakeTimers();
	try {
		const rows = gate();
		const writer = { waiting: 1000, drained: rows.wait };
		const { calm } = createIntake({ writer } as unknown as IntakeParts);
		const waited = async () => {
			const began = Date.now();
			const over = calm().then(() => Date.now() - began);
			await vi.advanceTimersByTimeAsync(60_000);
			return over;
		};
		expect(await waited()).toBe(30_000);
		setTimeout(rows.open, 2000);
		expect(await waited()).toBe(2000);
		writer.waiting = 10;
		expect(await waited()).toBe(0);
	} finally {
		vi.useRealTimers();
	}
});

describe("whether leads can be kept", () => {
	test("follows the disk of the embedded database, and what became of the last lead", async () => {
		const disk = fillableDisk();
		const folder = newFolder();
		const intake = await open(folder, "pglite", {}, disk.files);
		await intake.attach(memoryStore(), null);
		expect(await intake.canKeep(true)).toBe(true);
		disk.isFull = true;
		expect(await intake.accept(intakeEntry())).toMatchObject({ ok: false });
		expect(await intake.canKeep(true)).toBe(false);
		disk.isFull = false;
		expect(await intake.accept(intakeEntry())).toMatchObject({ ok: true });
		await vi.waitFor(async () => expect(await intake.canKeep(true)).toBe(true), 2000);
		// Nobody has sent a lead in the meantime.
		disk.isFull = true;
		await vi.waitFor(async () => expect(await intake.canKeep(true)).toBe(false), 2000);
		disk.isFull = false;
		await vi.waitFor(async () => expect(await intake.canKeep(true)).toBe(true), 2000);
		await intake.close();
		expect(readdirSync(folder)).toEqual(["journal"]);
	});

	test("on PostgreSQL, follows the database, and the disk if that outlives the machine", async () => {
		const disk = fillableDisk();
		const alone = await open(newFolder(), "postgres", {}, disk.files);
		const both = await open(newFolder(), "postgres", durable, disk.files);
		expect([await alone.canKeep(true), await both.canKeep(true)]).toEqual([true, true]);
		expect([await alone.canKeep(false), await both.canKeep(false)]).toEqual([false, true]);
		disk.isFull = true;
		expect(await both.canKeep(true)).toBe(true);
		await vi.waitFor(async () => expect(await both.canKeep(false)).toBe(false), 2000);
		await Promise.all([alone.close(), both.close()]);
	});
});
