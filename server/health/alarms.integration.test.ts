import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { healthAlarms, healthTroubles, users } from "#database/schema.ts";
import type { HealthValues } from "#domain/health/health-values.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { jobRunner } from "../jobs.server.ts";
import { gatherHealth } from "./gather-health.server.ts";
import { alarmRaiser } from "./raise-alarms.server.ts";

const start = new Date("2026-11-23T15:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const fullDisk = { disk: { freeBytes: 100 * 2 ** 20 } };
const noCopies = { copies: { exists: true, hours: 72 } };

describe.each(sqlKinds)("alarms of a site on %s", (kind) => {
	let services: TestServices;
	let processes: [Process, Process];
	let well: HealthValues;
	beforeEach(async () => {
		services = await openTestServices(kind);
		const probe = { look: async () => null };
		const values = await gatherHealth(
			{ ...services, probe },
			{
				freeBytes: async () => 20 * 2 ** 30,
				memory: () => ({ usedBytes: 300, limitBytes: 1000 }),
				eventLoopMs: () => 1,
				certificateEnd: () => null,
			},
		);
		// This machine may be busy.
		well = { ...values, database: { ms: 1 }, copies: { exists: true, hours: 1 } };
		await services.jobs.work(jobRunner(services));
		processes = [startProcess(), startProcess()];
	});
	afterEach(() => services.close());

	type Process = (values: HealthValues) => Promise<void>;
	const startProcess = (): Process => alarmRaiser(services, randomUUID());
	async function look(minute: number, changes: Partial<HealthValues> = {}, process: Process = processes[0]) {
		services.setNow(after(minute));
		await process({ ...well, ...changes });
	}

	async function admin(name: string, language: Locale): Promise<string> {
		const { userId } = await leadWork(services).person(name, "admin");
		const [row] = await services.database.db.update(users).set({ language }).where(eq(users.id, userId)).returning();
		return row?.email ?? "";
	}

	/** The next emails, once as many have come. */
	async function mails(count: number) {
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(count), { timeout: 30_000, interval: 50 });
		return services.sentMails.splice(0);
	}

	test("go to each admin once, in their language, with what to do and since when, and once more when all is well", async () => {
		const [olga, rosa] = [await admin("Olga", "en"), await admin("Rosa", "es")];
		await leadWork(services).person("Ana", "agent");
		await look(0, { ...fullDisk, ...noCopies });
		await look(1, { ...fullDisk, ...noCopies });
		const begun = await mails(2);
		expect(begun.map(({ to, subject }) => [to, subject])).toEqual(
			expect.arrayContaining([
				[olga, "Website alarm: 2 parts need attention"],
				[rosa, "Alarma del sitio: 2 puntos requieren atención"],
			]),
		);
		const { text = "" } = begun.find(({ to }) => to === olga) ?? {};
		for (const part of [
			"100\u00a0MB are free. Make room on the disk, or get a larger one.",
			"The newest copy is 72 hours old.",
			"Since November 23, 2026, 10:00 AM.",
			"/admin/health",
		]) {
			expect(text.replace(/\u202f/g, " ").replace(/\s*\n\s*/g, " ")).toContain(part);
		}

		for (let minute = 2; minute < 30; minute++)
			await look(minute, minute < 10 ? { ...fullDisk, ...noCopies } : fullDisk);
		expect((await mails(2)).map(({ subject }) => subject)).toEqual(
			expect.arrayContaining(["Working again: Database copies", "Funciona de nuevo: Copias de la base de datos"]),
		);
		for (let minute = 30; minute < 60; minute++) await look(minute);
		expect((await mails(2)).map(({ subject }) => subject)).toContain("Working again: Disk");
		expect(await services.database.db.$count(healthTroubles)).toBe(0);
	});

	test("are one, although several processes look at the same moment, and restart", async () => {
		await admin("Olga", "en");
		for (let minute = 0; minute < 5; minute++) {
			await Promise.all(processes.map((process) => look(minute, fullDisk, process)));
		}
		await look(6, fullDisk, startProcess());
		await look(7, { ...fullDisk, emails: { failing: 50, returned: 0 } });
		await look(8, { ...fullDisk, emails: { failing: 50, returned: 0 } });
		const told = await mails(2);
		expect(told.map(({ subject }) => subject).sort()).toEqual(["Website alarm: Disk", "Website alarm: Emails"]);
		expect(await services.database.db.$count(healthAlarms)).toBe(2);
	});

	test("of one process aren't ended by another after an outage", async () => {
		await admin("Olga", "en");
		const [ill, other] = processes;
		for (const minute of [0, 1]) {
			await look(minute, fullDisk, ill);
			await look(minute, {}, other);
		}
		expect((await mails(1)).map(({ subject }) => subject)).toEqual(["Website alarm: Disk"]);
		for (let minute = 2; minute < 20; minute++) await look(minute, { database: null }, other);
		await look(20, {}, other);
		expect(await services.database.db.select().from(healthAlarms)).toMatchObject([{ part: "disk", isOver: false }]);
		expect(await services.database.db.$count(healthTroubles)).toBe(1);
	});

	test("are stored nowhere while all is well, and while the database doesn't answer", async () => {
		await look(0);
		await look(1, { ...fullDisk, database: null });
		await look(2, { ...fullDisk, database: null });
		expect(await services.database.db.$count(healthTroubles)).toBe(0);
	});
});

test.each(["en", "es", "pt", "ht"] as const)("every email names one part or counts several, in %s", (locale) => {
	const t = translator(locale, "health.filled");
	for (const event of ["begun", "over"] as const) {
		expect(t(`alarms.${event}.subject`, { count: 1, name: "X" })).toMatch(/: X$/);
		expect(t(`alarms.${event}.subject`, { count: 3, name: "X" })).toContain("3");
	}
});
