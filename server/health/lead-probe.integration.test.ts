import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	consentRecords,
	contactSubmissions,
	conversionEvents,
	intakeProbes,
	leadEvents,
	ledgerSeals,
	webhookDeliveries,
} from "#database/schema.ts";
import { judgeHealth } from "#domain/health/judge-health.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import type { AcceptResult } from "../intake/intake.server.ts";
import type { KeptEntry } from "../intake/intake-entry.server.ts";
import { jobRunner } from "../jobs.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { thisMachine } from "../platform/this-machine.server.ts";
import { gatherHealth } from "./gather-health.server.ts";
import { type LeadProbe, openLeadProbe } from "./lead-probe.server.ts";
import { openRegistry } from "./open-registry.server.ts";

const hourMs = 3_600_000;

describe.each(sqlKinds)("a probe on %s", (kind) => {
	let services: TestServices;
	let probe: LeadProbe;
	let now = 0;
	beforeEach(async () => {
		services = await openTestServices(kind);
		now = 0;
		probe = openLeadProbe(services, () => now);
	});
	afterEach(() => services.close());

	const look = () => probe.look(services.database.db);
	const work = () => services.jobs.work(jobRunner(services));
	const arrived = () =>
		vi.waitFor(async () => expect(await look()).toMatchObject({ hasArrived: true }), { timeout: 30_000 });
	const sentProbes = async () => (await services.database.db.select().from(intakeProbes)).map(({ id }) => id);

	test("goes the way of a lead, and nothing is a lead, counts it or hears of it", async () => {
		expect(await look()).toBeNull();
		await work();
		await probe.send();
		await arrived();
		const { db } = services.database;
		const tables = [contactSubmissions, consentRecords, conversionEvents, leadEvents, ledgerSeals, webhookDeliveries];
		for (const table of tables) expect(await db.$count(table)).toBe(0);
		expect(services.sentMails).toEqual([]);
		const { write } = openRegistry(services.metrics, { version: "1.2.3" });
		const counts = (await write(null)).split("\n").filter((line) => line.startsWith("site_leads_total{"));
		expect(counts.map((line) => line.split(" ").at(-1))).toEqual(["0", "0", "0"]);
		expect(services.intake.backlog).toEqual({ waiting: 0, minutes: 0, refused: 0 });
	});

	test("that doesn't arrive raises an alarm after a while", async () => {
		await probe.send();
		const stateAt = async (minutes: number) => {
			now = minutes * 60_000;
			return judgeHealth(await gatherHealth({ ...services, probe }, thisMachine)).find(({ name }) => name === "probe")
				?.state;
		};
		expect([await stateAt(4), await stateAt(6), await stateAt(15)]).toEqual(["good", "warning", "alarm"]);
		expect(await look()).toEqual({ hasArrived: false, minutes: 15 });
		await work();
		await arrived();
		expect(await stateAt(16)).toBe("good");
	});

	test("is sent once a day", async () => {
		const accept = vi.spyOn(services.intake, "accept");
		await probe.send();
		now = 23 * hourMs;
		await probe.send();
		expect(accept).toHaveBeenCalledTimes(1);
		now = 24 * hourMs;
		await probe.send();
		expect(accept).toHaveBeenCalledTimes(2);
		await vi.waitFor(async () => expect(await sentProbes()).toHaveLength(2));
	});

	test("that couldn't be kept is sent again, as the same one", async () => {
		const sent: string[] = [];
		const results: AcceptResult[] = [{ ok: false, code: "unavailable" }];
		const accept = async ({ id }: KeptEntry) => {
			sent.push(id);
			return results.shift() ?? { ok: true as const, id };
		};
		probe = openLeadProbe({ ...services, intake: { ...services.intake, accept } });
		for (let look = 0; look < 3; look++) await probe.send();
		expect(sent).toHaveLength(2);
		expect(sent[1]).toBe(sent[0]);
	});

	test("is stored with leads, and has one job however often it is stored", async () => {
		const lead = intakeEntry();
		const entry = { id: randomUUID(), isProbe: true as const, receivedAt: services.clock().toISOString() };
		const { store } = leadStore(services);
		await store([entry, lead, entry]);
		await store([lead, entry]);
		const { db, jobs } = services.database;
		expect(await db.$count(contactSubmissions)).toBe(1);
		expect(await sentProbes()).toEqual([entry.id]);
		const { rows } = await jobs.executeSql("SELECT id FROM jobs.job WHERE name = 'receive-probe'");
		expect(rows).toEqual([{ id: entry.id }]);
	});

	test("is forgotten after a month", async () => {
		const { store } = leadStore(services);
		const probes = [0, 31].map((days) => ({
			id: randomUUID(),
			isProbe: true as const,
			receivedAt: new Date(services.clock().getTime() + days * 24 * hourMs).toISOString(),
		}));
		for (const each of probes) await store([each]);
		expect(await sentProbes()).toEqual([probes[1]?.id]);
	});
});
