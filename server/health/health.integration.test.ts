import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { auditEntries, contactSubmissions, leadReplies, webhookEndpoints } from "#database/schema.ts";
import type { HealthCheckName } from "#domain/health/health-values.ts";
import { judgeHealth } from "#domain/health/judge-health.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { openReceivers } from "#tests/support/webhook-receivers.ts";
import { noteBackup } from "../backups/newest-backup.server.ts";
import { recordAttempt, recordEmailEvent } from "../deliveries/record-delivery.server.ts";
import { jobRunner } from "../jobs.server.ts";
import { prepareProgress } from "../lead-desk/webhooks/fan-out.server.ts";
import { addSecret } from "../lead-desk/webhooks/webhook-secrets.server.ts";
import { RecipientRefusedError } from "../platform/mail/refused-recipient.server.ts";
import { readDeadJobs } from "../platform/queued-jobs.server.ts";
import type { Machine } from "../platform/this-machine.server.ts";
import { dismissJob, retryAllJobs, retryJob } from "./decide-failed-job.server.ts";
import { gatherHealth, type HealthParts } from "./gather-health.server.ts";

const machine: Machine = {
	freeBytes: async () => 20 * 2 ** 30,
	memory: () => ({ usedBytes: 300, limitBytes: 1000 }),
	eventLoopMs: () => 1,
	certificateEnd: () => null,
};
const monday = new Date("2026-11-23T15:00:00Z");
const minutesLater = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

describe.each(sqlKinds)("the health of a site on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let receivers: Awaited<ReturnType<typeof openReceivers>>;
	beforeEach(async () => {
		receivers = await openReceivers();
		services = await openTestServices(kind, {}, undefined, { post: receivers.post });
		owner = await leadWork(services).person("Olga", "admin");
	});
	afterEach(async () => {
		await services.close();
		receivers.close();
	});

	const probe = { look: async () => ({ hasArrived: true, minutes: 3 }) };
	const gather = (parts: Partial<HealthParts> = {}, on = machine) => gatherHealth({ ...services, probe, ...parts }, on);
	const stateOf = async (name: HealthCheckName, parts: Partial<HealthParts> = {}, on = machine) =>
		judgeHealth(await gather(parts, on)).find((finding) => finding.name === name)?.state;

	const store = () => leadWork(services).lead();

	/** Enqueues jobs whose only attempt fails, and waits until they have failed for good. From then on jobs succeed. */
	async function failForGood(leadIds: readonly string[]): Promise<string[]> {
		const ran: string[] = [];
		let fails = true;
		for (const leadId of leadIds) await services.jobs.send("send-guide", { leadId });
		await services.database.jobs.executeSql("UPDATE jobs.job SET retry_limit = 0 WHERE name = 'send-guide'");
		await services.jobs.work(async (name, data) => {
			// Others come by the clock.
			if (name !== "send-guide") return;
			if (fails) throw new Error("refused");
			ran.push(JSON.stringify(data));
		});
		const count = async () => (await gather()).failedJobs?.count;
		await vi.waitFor(async () => expect(await count()).toBe(leadIds.length), { timeout: 30_000, interval: 100 });
		fails = false;
		return ran;
	}

	const entries = async () =>
		(await services.database.db.select().from(auditEntries).where(eq(auditEntries.tableName, "jobs"))).map(
			({ action, userId, subjectId, details }) => ({ action, userId, subjectId, details }),
		);

	test("is good where nothing is wrong", async () => {
		const values = await gather();
		expect(values.database?.ms).toBeGreaterThan(0);
		// This machine may be busy.
		const findings = judgeHealth({ ...values, database: { ms: 1 } });
		expect(findings.filter(({ state }) => state !== "good")).toEqual([]);
		// A database in memory has no copies.
		for (const absent of ["copies", "backups", "certificate"]) {
			expect(findings.map(({ name }) => name)).not.toContain(absent);
		}
		expect(findings).toHaveLength(12);
	});

	test("shows jobs that failed for good; each is tried again or dismissed, and the audit log says by whom", async () => {
		const [first, second] = [randomUUID(), randomUUID()];
		const ran = await failForGood([first, second]);
		expect(await stateOf("failedJobs")).toBe("warning");
		const dead = await readDeadJobs(services.database.db, 10);
		expect(dead.map(({ name, leadId }) => [name, leadId])).toEqual(
			expect.arrayContaining([
				["send-guide", first],
				["send-guide", second],
			]),
		);
		expect(Date.now() - Number(dead[0]?.failedAt)).toBeLessThan(300_000);
		const idOf = (lead: string) => dead.find(({ leadId }) => leadId === lead)?.id ?? "";

		expect(await retryJob(services, owner, idOf(first))).toEqual({ ok: true });
		await vi.waitFor(() => expect(ran).toEqual([`{"leadId":"${first}"}`]), { timeout: 30_000 });
		expect(await dismissJob(services, owner, idOf(second))).toEqual({ ok: true });
		expect((await gather()).failedJobs).toEqual({ count: 0 });
		for (const decide of [retryJob, dismissJob]) {
			expect(await decide(services, owner, idOf(first))).toEqual({ ok: false, code: "gone" });
		}
		expect(await entries()).toEqual([
			{ action: "JOB_RETRIED", userId: owner.userId, subjectId: idOf(first), details: "send-guide" },
			{ action: "JOB_DISMISSED", userId: owner.userId, subjectId: idOf(second), details: "send-guide" },
		]);
		expect(ran, "nobody runs what was dismissed").toHaveLength(1);
	});

	test("tries all jobs again that failed for good, but for those of another version", async () => {
		const leads = [randomUUID(), randomUUID(), randomUUID()];
		const ran = await failForGood(leads);
		const [other] = await readDeadJobs(services.database.db, 1);
		await services.database.jobs.executeSql(
			`UPDATE jobs.job SET source_name = 'an-old-job' WHERE id = '${other?.id}' AND name = 'dead-letter'`,
		);
		expect(await retryJob(services, owner, other?.id ?? "")).toEqual({ ok: false, code: "gone" });
		expect(await retryAllJobs(services, owner)).toEqual({ ok: true });
		await vi.waitFor(() => expect(ran).toHaveLength(2), { timeout: 30_000 });
		expect((await readDeadJobs(services.database.db, 10)).map(({ id }) => id)).toEqual([other?.id]);
		expect(await retryAllJobs(services, owner)).toEqual({ ok: false, code: "gone" });
		expect(await entries()).toEqual([
			{ action: "JOB_RETRIED", userId: owner.userId, subjectId: null, details: "send-guide: 2" },
		]);
	});

	test("sends no reply again that staff sent while its job waited for a decision", async () => {
		const { db, jobs } = services.database;
		const [leadId, replyId] = [await store(), randomUUID()];
		await db.insert(leadReplies).values({
			id: replyId,
			leadId,
			authorName: "Ana Ruiz",
			template: null,
			locale: "ht",
			subject: "Kesyon ou a",
			text: "Wi.",
			state: "queued",
			createdAt: monday,
		});
		const data = { leadId, replyId };
		await db.transaction((transaction) =>
			services.jobs.enqueueAll(transaction, [{ name: "send-reply", data, id: replyId }]),
		);
		await jobs.executeSql("UPDATE jobs.job SET retry_limit = 0 WHERE name = 'send-reply'");
		const run = jobRunner(services);
		const ran: string[] = [];
		await services.jobs.work(async (name, _data, id) => {
			if (name !== "send-reply") return;
			if (ran.push(id) === 1) throw new Error("refused");
			await run("send-reply", data, id);
		});
		const readDead = () => readDeadJobs(db, 2);
		await vi.waitFor(async () => expect(await readDead()).toHaveLength(1), { timeout: 30_000, interval: 100 });
		await run("send-reply", data, randomUUID());
		expect(services.sentMails).toHaveLength(1);
		const [dead] = await readDead();
		expect(await retryJob(services, owner, dead?.id ?? "")).toEqual({ ok: true });
		const states = async () =>
			(await jobs.executeSql("SELECT state FROM jobs.job WHERE name = 'send-reply'")).rows.map(({ state }) => state);
		await vi.waitFor(async () => expect(await states()).toContain("completed"), { timeout: 30_000, interval: 100 });
		expect(services.sentMails).toHaveLength(1);
		expect(ran).toEqual([replyId, replyId]);
	});

	test("warns of a job that nobody runs, and says how many are tried again", async () => {
		await services.jobs.send("send-guide", { leadId: randomUUID() });
		expect((await gather()).jobs).toEqual({ minutes: 0, retrying: 0 });
		const { executeSql } = services.database.jobs;
		await executeSql("UPDATE jobs.job SET start_after = now() - interval '12 minutes' WHERE name = 'send-guide'");
		expect((await gather()).jobs).toEqual({ minutes: 12, retrying: 0 });
		expect(await stateOf("jobs")).toBe("warning");
		await executeSql(
			"UPDATE jobs.job SET state = 'retry', start_after = now() + interval '1 hour' WHERE name = 'send-guide'",
		);
		expect((await gather()).jobs, "it is not late, it waits for its next attempt").toEqual({ minutes: 0, retrying: 1 });
		await executeSql(`SELECT jobs.create_queue('an-old-job', '{"policy": "standard"}')`);
		await executeSql(`
			INSERT INTO jobs.job (name, state, start_after)
			VALUES ('an-old-job', 'created', now() - interval '2 days'), ('an-old-job', 'retry', now() - interval '2 days')
		`);
		expect((await gather()).jobs, "nobody can do anything about those of an earlier version").toEqual({
			minutes: 0,
			retrying: 1,
		});
	});

	test("warns of emails that can't be sent, until they are, and not of a mailbox that doesn't exist", async () => {
		const leadId = await store();
		const attempt = { leadId, jobId: randomUUID(), channel: "email", kind: "send-guide" } as const;
		const send = (jobId: string, error?: Error) =>
			recordAttempt(services, { ...attempt, jobId }, async () => {
				if (error) throw error;
				return { outcome: "sent", detail: null };
			}).catch(() => {});
		const down = Object.assign(new Error("down"), { code: "ECONNREFUSED" });
		await send("no mailbox", new RecipientRefusedError());
		expect((await gather()).emails).toEqual({ failing: 0, returned: 0 });
		for (const jobId of ["one", "one", "other"]) await send(jobId, down);
		expect((await gather()).emails).toEqual({ failing: 2, returned: 0 });
		expect(await stateOf("emails")).toBe("warning");
		await send("one");
		expect((await gather()).emails).toEqual({ failing: 1, returned: 0 });
		services.setNow(minutesLater(200));
		expect((await gather()).emails, "lately").toEqual({ failing: 0, returned: 0 });
	});

	test("warns of emails that come back, each once", async () => {
		const recipient = "marie@example.com";
		await leadWork(services).lead({ email: recipient });
		await leadWork(services).lead({ email: recipient });
		await services.leadIndex.index();
		for (const event of ["one", "one", "two"]) await recordEmailEvent(services, { type: "bounce", recipient }, event);
		expect((await gather()).emails).toEqual({ failing: 0, returned: 2 });
		services.setNow(minutesLater(25 * 60));
		expect((await gather()).emails, "in the last day").toEqual({ failing: 0, returned: 0 });
	});

	test("warns where backups are set up and none was made, and raises an alarm once the newest one is old", async () => {
		const env = { ...services.env, backupPublicKey: "age1" };
		expect((await gather()).backups, "nobody needs one").toBeNull();
		expect((await gather({ env })).backups).toMatchObject({ exists: false });
		expect(await stateOf("backups", { env: { ...services.env, mode: "production" } })).toBe("warning");
		for (const [hours, state] of [
			[1, "good"],
			[72, "alarm"],
		] as const) {
			await noteBackup(env.dataDir, new Date(Date.now() - hours * 3_600_000));
			expect((await gather({ env })).backups).toEqual({ exists: true, hours });
			expect(await stateOf("backups", { env })).toBe(state);
		}
	});

	test("raises an alarm for a broken ledger, and for one that can't be sealed", async () => {
		const ledger = (broken: number, minutes: number) => ({
			...services.ledger,
			trouble: async () => ({ broken, minutes }),
		});
		expect((await gather()).ledgers).toEqual({ broken: 0, minutes: 0 });
		expect((await gather({ ledger: ledger(1, 0), audit: ledger(1, 40) })).ledgers).toEqual({ broken: 2, minutes: 40 });
		expect(await stateOf("ledgers", { audit: ledger(1, 0) })).toBe("alarm");
		expect(await stateOf("ledgers", { ledger: ledger(0, 40) })).toBe("alarm");
	});

	test("says for how long changes by other processes aren't heard, while the database answers", async () => {
		const deaf = (minutes: number): Partial<HealthParts> => {
			const changes = { ...services.database.changes, deafMs: () => minutes * 60_000 };
			return { database: { ...services.database, changes } };
		};
		expect((await gather(deaf(3.5))).changes).toEqual({ minutes: 3 });
		expect(await stateOf("changes", deaf(0.5))).toBe("good");
		expect(await stateOf("changes", deaf(40))).toBe("alarm");
	});

	test("counts the days of the certificate, in production", async () => {
		const ending = (days: number): Machine => ({
			...machine,
			certificateEnd: () => new Date(Date.now() + days * 86_400_000),
		});
		const env = { ...services.env, mode: "production" as const };
		expect((await gather({}, ending(9.5))).certificate).toBeNull();
		expect((await gather({ env }, ending(9.5))).certificate).toEqual({ days: 9 });
		expect(await stateOf("certificate", { env }, ending(-3))).toBe("alarm");
		expect(await stateOf("certificate", { env })).toBeUndefined();
	});

	test("warns of a webhook whose receiver hangs, and raises an alarm when it was given up", async () => {
		const { db } = services.database;
		await prepareProgress(services);
		const receiver = receivers.open("slow.example");
		receiver.mood = "hangs";
		const id = randomUUID();
		await db.transaction(async (transaction) => {
			await transaction.insert(webhookEndpoints).values({
				id,
				origin: "admin",
				name: "CRM",
				url: receiver.url,
				events: ["lead.created"],
				payload: "thin",
				enabled: true,
				createdByName: "Ana",
				createdAt: monday,
			});
			await addSecret(transaction, services.env, id, monday);
		});
		await store();
		// An event waits while an older transaction runs, also one of another test.
		await expect
			.poll(() => services.webhooks.sendDue().then(() => receiver.calls.length), { timeout: 30_000, interval: 100 })
			.toBe(1);
		expect(await stateOf("webhooks")).toBe("good");
		services.setNow(minutesLater(20));
		expect((await gather()).webhooks).toEqual({ broken: 0, minutes: 20 });
		expect(await stateOf("webhooks")).toBe("warning");
		await db.update(webhookEndpoints).set({ troubleToldAt: monday });
		expect(await stateOf("webhooks")).toBe("alarm");
		await db.update(webhookEndpoints).set({ troubleToldAt: null, enabled: false });
		expect((await gather()).webhooks, "one that is off keeps what waits").toEqual({ broken: 0, minutes: 0 });
	});

	test("warns of leads that nobody contacted in time", async () => {
		const ids = [await store(), await store(), await store()];
		expect((await gather()).promises).toEqual({ count: 0 });
		services.setNow(minutesLater(30 * 24 * 60));
		expect((await gather()).promises).toEqual({ count: 3 });
		expect(await stateOf("promises")).toBe("warning");
		const one = eq(contactSubmissions.id, ids[0] ?? "");
		await services.database.db.update(contactSubmissions).set({ isTest: true }).where(one);
		expect((await gather()).promises, "a test lead waits for nobody").toEqual({ count: 2 });
	});

	test("raises an alarm for a full disk, little memory and a slow process", async () => {
		const sick: Machine = {
			freeBytes: async () => 100 * 2 ** 20,
			memory: () => ({ usedBytes: 980, limitBytes: 1000 }),
			eventLoopMs: () => 400,
			certificateEnd: () => null,
		};
		for (const name of ["disk", "memory", "eventLoop"] as const) expect(await stateOf(name, {}, sick)).toBe("alarm");
		const unreadable = { ...machine, freeBytes: () => Promise.reject(new Error("no such file")) };
		expect(await stateOf("disk", {}, unreadable)).toBeUndefined();
	});

	test("raises an alarm for old copies of the database, and counts from the start while there is none", async () => {
		const withCopy = (madeAt: Date | null) => ({
			database: {
				...services.database,
				copies: { newestMadeAt: () => madeAt } as NonNullable<HealthParts["database"]["copies"]>,
			},
		});
		const threeDaysAgo = new Date(Date.now() - 72 * 3_600_000);
		expect((await gather(withCopy(threeDaysAgo))).copies).toEqual({ exists: true, hours: 72 });
		expect(await stateOf("copies", withCopy(threeDaysAgo))).toBe("alarm");
		expect(await stateOf("copies", withCopy(new Date()))).toBe("good");
		expect(await stateOf("copies", withCopy(null))).toBe("good");
	});

	test.each<[string, () => Promise<void>]>([
		["is away", () => Promise.reject(new Error("gone"))],
		["hangs", () => new Promise(() => {})],
	])("raises an alarm for a database that %s, and asks it nothing more", async (_how, ping) => {
		const db = new Proxy(services.database.db, {
			get() {
				throw new Error("It was asked");
			},
		});
		const findings = judgeHealth(await gather({ database: { ...services.database, db, ping } }));
		expect(findings[0]).toEqual({ name: "database", state: "alarm" });
		const names = findings.map(({ name }) => name).sort();
		expect(names).toEqual(["database", "disk", "eventLoop", "leads", "memory"]);
	});

	test("is what menus show, from the last look on", async () => {
		expect(services.health.state).toBe("good");
		await failForGood([randomUUID()]);
		await services.health.look();
		expect(services.health.state).not.toBe("good");
	});
});
