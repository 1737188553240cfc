import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { databaseKinds, openTestDatabase } from "#tests/support/test-services.ts";
import type { DatabaseClient } from "./database/client.server.ts";
import { type NewJob, openQueue, type Queue } from "./job-queue.server.ts";
import { createLog } from "./log.server.ts";
import { readDeadJobs } from "./queued-jobs.server.ts";

type Data = { notice: { number: number }; webhook: { number: number } };

describe.each(databaseKinds)("the job queue on %s", (kind) => {
	let database: DatabaseClient;
	let queue: Queue<Data>;
	afterEach(async () => {
		await queue.stop();
		await database.close();
	});

	async function open() {
		database = await openTestDatabase(kind);
		await database.migrate();
		queue = await openTestQueue();
	}

	const openTestQueue = (pollingSeconds = 0.5, schedule: string | null = null) =>
		openQueue<Data>(database, createLog("silent"), {
			schedules: { notice: schedule, webhook: null },
			pollingSeconds,
		});

	async function enqueue(name: keyof Data, priorities: number[]) {
		await database.db.transaction(async (transaction) => {
			for (const [number, priority] of priorities.entries()) {
				await queue.enqueue(transaction, name, { number }, { priority });
			}
		});
	}

	test("runs the jobs of highest priority first, however many others came before", async () => {
		await open();
		await enqueue("webhook", [...Array<number>(40).fill(-10), 0]);
		const ran: number[] = [];
		await queue.work(async (_name, { number }) => {
			ran.push(number);
		});
		await vi.waitFor(() => expect(ran).toHaveLength(41), { timeout: 20_000 });
		expect(ran.indexOf(40)).toBeLessThan(5);
	});

	test("runs a job when its transaction commits, long before the queue looks by itself", async () => {
		database = await openTestDatabase(kind);
		await database.migrate();
		queue = await openTestQueue(3600);
		const ran: number[] = [];
		await queue.work(async (_name, { number }) => {
			ran.push(number);
		});
		await enqueue("notice", [0]);
		await vi.waitFor(() => expect(ran).toEqual([0]), { timeout: 20_000 });
		await database.db.transaction((transaction) =>
			queue.enqueueAll(transaction, [{ name: "webhook", data: { number: 2 } }]),
		);
		await vi.waitFor(() => expect(ran).toEqual([0, 2]), { timeout: 20_000 });
		await queue.send("notice", { number: 3 });
		await vi.waitFor(() => expect(ran).toEqual([0, 2, 3]), { timeout: 20_000 });
	});

	test("goes on at once when the clock is set back", async () => {
		let ahead = 3 * 86_400_000;
		const realNow = Date.now;
		vi.spyOn(Date, "now").mockImplementation(() => realNow() + ahead);
		try {
			await open();
			await enqueue("notice", [0]);
			const ran: number[] = [];
			await queue.work(async (_name, { number }) => {
				ahead = 0;
				ran.push(number);
			});
			await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 20_000 });
			await enqueue("notice", [0]);
			await vi.waitFor(() => expect(ran).toHaveLength(2), { timeout: 20_000 });
		} finally {
			vi.restoreAllMocks();
		}
	});

	test("runs a job that was dated by a clock that went ahead", async () => {
		await open();
		await enqueue("notice", [0]);
		await database.jobs.executeSql("UPDATE jobs.job SET start_after = now() + interval '3 days' WHERE name = 'notice'");
		await queue.stop();
		queue = await openTestQueue();
		const ran: number[] = [];
		await queue.work(async (_name, { number }) => {
			ran.push(number);
		});
		await vi.waitFor(() => expect(ran).toEqual([0]), { timeout: 20_000 });
	});

	test("lets no job that hangs or fails hold up another kind of job, or fail its neighbors", async () => {
		await open();
		await enqueue("webhook", [0, 0, 0]);
		await enqueue("notice", [0]);
		const ran: string[] = [];
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await queue.work(async (name, { number }) => {
			if (name === "webhook") await held;
			ran.push(`${name} ${number}`);
			if (name === "webhook" && number === 1) throw new Error("refused");
		});
		await vi.waitFor(() => expect(ran).toEqual(["notice 0"]), { timeout: 20_000 });
		release();
		await vi.waitFor(() => expect([...ran].sort()).toEqual(["notice 0", "webhook 0", "webhook 1", "webhook 2"]));
		const states = () =>
			database.jobs.executeSql("SELECT state FROM jobs.job WHERE name = 'webhook' ORDER BY state", []);
		await vi.waitFor(
			async () => expect((await states()).rows.map(({ state }) => state)).toEqual(["retry", "completed", "completed"]),
			{ timeout: 20_000 },
		);
	});

	test("stores many jobs in one transaction, and a job's id only once", async () => {
		await open();
		const notice = { name: "notice" as const, data: { number: 1 }, id: randomUUID() };
		const other = { ...notice, id: randomUUID() };
		const all: NewJob<Data>[] = [notice, other, { name: "webhook", data: { number: 2 } }];
		const store = (jobs: NewJob<Data>[]) =>
			database.db.transaction((transaction) => queue.enqueueAll(transaction, jobs)).catch(() => {});
		await store(all);
		await store([notice]);
		const { rows } = await database.jobs.executeSql("SELECT name, id FROM jobs.job ORDER BY name, id", []);
		expect(rows.filter(({ name }) => name === "notice").map(({ id }) => id)).toEqual([notice.id, other.id].sort());
		expect(rows.filter(({ name }) => name === "webhook")).toHaveLength(1);
	});

	const readDead = () => readDeadJobs(database.db, 10);

	test("tries a job again that failed for good, as often as staff want, each time under its first id", async () => {
		await open();
		const id = randomUUID();
		await database.db.transaction((transaction) =>
			queue.enqueueAll(transaction, [{ name: "notice", data: { number: 7 }, id, priority: 3 }]),
		);
		const leaveOneAttempt = sql`UPDATE jobs.job SET retry_limit = 0 WHERE name = 'notice'`;
		await database.db.execute(leaveOneAttempt);
		const ran: unknown[] = [];
		await queue.work(async (_name, { number }, jobId) => {
			ran.push([number, jobId]);
			if (ran.length < 3) throw new Error("refused");
		});
		for (const _attempt of [1, 2]) {
			await vi.waitFor(async () => expect(await readDead()).toHaveLength(1), { timeout: 20_000 });
			const [dead] = await readDead();
			const name = await database.db.transaction(async (transaction) => {
				const revived = await queue.reviveDead(transaction, dead?.id ?? "");
				await transaction.execute(leaveOneAttempt);
				return revived;
			});
			expect(name).toBe("notice");
		}
		await vi.waitFor(() => expect(ran).toHaveLength(3), { timeout: 20_000 });
		expect(ran).toEqual([1, 2, 3].map(() => [7, id]));
		expect(await readDead()).toEqual([]);
	});

	test("tries a job again only once if it was enqueued again meanwhile, and none of another version", async () => {
		await open();
		const [first, again, other] = [randomUUID(), randomUUID(), randomUUID()];
		await database.jobs.executeSql(`
			INSERT INTO jobs.job (id, name, data, source_name, source_id)
			VALUES ('${again}', 'dead-letter', '{"number": 1}', 'notice', '${first}'),
				('${other}', 'dead-letter', '{"number": 2}', 'an-old-job', '${randomUUID()}')
		`);
		const notice = { name: "notice" as const, data: { number: 1 }, id: first };
		await database.db.transaction((transaction) => queue.enqueueAll(transaction, [notice]));
		const revive = (id: string) => database.db.transaction((transaction) => queue.reviveDead(transaction, id));
		expect([await revive(again), await revive(again), await revive(other)]).toEqual(["notice", null, null]);
		const { rows } = await database.jobs.executeSql("SELECT id FROM jobs.job WHERE name = 'notice'");
		expect(rows).toEqual([{ id: first }]);
		expect((await readDead()).map(({ id }) => id)).toEqual([other]);
	});

	test("runs a job by the clock as this version says, whatever an earlier one stored", async () => {
		database = await openTestDatabase(kind);
		await database.migrate();
		const reopen = async (schedule: string | null) => {
			await queue.stop();
			queue = await openTestQueue(0.5, schedule);
		};
		const stored = async () =>
			(
				await database.jobs.executeSql(
					"SELECT cron, options, updated_on::text AS at FROM jobs.schedule WHERE name = 'notice'",
				)
			).rows;
		queue = await openTestQueue(0.5, "0 3 * * *");
		const first = await stored();
		expect(first).toMatchObject([{ cron: "0 3 * * *" }]);
		await reopen("0 3 * * *");
		expect(await stored(), "what is the same isn't written again").toEqual(first);
		await database.jobs.executeSql(`UPDATE jobs.schedule SET options = '{"retryLimit": 60}' WHERE name = 'notice'`);
		await reopen("0 3 * * *");
		expect(await stored()).toMatchObject([{ cron: "0 3 * * *", options: first[0].options }]);
		await reopen("0 4 * * *");
		expect(await stored()).toMatchObject([{ cron: "0 4 * * *", options: first[0].options }]);
		await reopen(null);
		expect(await stored()).toEqual([]);
	});
});
