import { createHmac, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import {
	contactSubmissions,
	leadDeliveries,
	userRoles,
	users,
	webhookAttempts,
	webhookDeliveries,
	webhookEndpoints,
} from "#database/schema.ts";
import { webhookEvents } from "#domain/webhooks/webhook-event.ts";
import { readsOf } from "#tests/support/explained-reads.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { createPreparedPostgres } from "#tests/support/prepared-database.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { isSignedWith, openReceivers, type ReceiverMood } from "#tests/support/webhook-receivers.ts";
import { jobRunner } from "../../jobs.server.ts";
import { uuidOf } from "../../leads/lead-ids.server.ts";
import { leadStore } from "../../leads/store-leads.server.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import { openPostgres } from "../../platform/database/postgres.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { suppressRecipient } from "../../suppression/refused-addresses.server.ts";
import { restoreDeleted } from "../bin/restore-deleted.server.ts";
import { changeInBulk } from "../list/bulk-change.server.ts";
import { describeTimelineEvent } from "../page/describe-timeline.server.ts";
import { readTimeline } from "../page/read-timeline.server.ts";
import { claimDeliveries, dueEndpoints } from "./claim-deliveries.server.ts";
import { keepConfiguredEndpoint } from "./configured-endpoint.server.ts";
import { describeDelivered, describeEndpoint, resultText } from "./describe-endpoint.server.ts";
import { fanOut, prepareProgress } from "./fan-out.server.ts";
import { readFailures } from "./read-calls.server.ts";
import { readEndpoints, readHealth } from "./read-endpoints.server.ts";
import { sendDeadAgain } from "./send-again.server.ts";
import { testEndpoint } from "./test-endpoint.server.ts";
import { addSecret } from "./webhook-secrets.server.ts";

const monday = new Date("2026-11-23T15:00:00Z");
const minutesLater = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
type Receivers = Awaited<ReturnType<typeof openReceivers>>;

/** An endpoint as an admin adds it. */
async function addEndpoint(
	services: TestServices,
	url: string,
	changes: Partial<typeof webhookEndpoints.$inferInsert> = {},
) {
	const id = randomUUID();
	const secret = await services.database.db.transaction(async (transaction) => {
		await transaction.insert(webhookEndpoints).values({
			id,
			origin: "admin",
			name: "CRM",
			url,
			events: [...webhookEvents],
			payload: "thin",
			enabled: true,
			createdByName: "Ana",
			createdAt: services.clock(),
			...changes,
		});
		return addSecret(transaction, services.env, id, services.clock());
	});
	return { id, secret };
}

/** Makes deliveries of all events. An event waits while a transaction runs that began before, also one of another test. */
async function catchUp(services: TestServices): Promise<void> {
	const behind = sql`SELECT 1 FROM lead_events, webhook_progress WHERE cursor IS NULL
		OR (transaction, lead_events.id) > ((cursor->>'transaction')::xid8, (cursor->>'id')::bigint) LIMIT 1`;
	const isBehind = async () => rowsOf(await services.database.db.execute(behind)).length > 0;
	await expect
		.poll(async () => (await fanOut(services)) || (await isBehind()), { timeout: 30_000, interval: 20 })
		.toBe(false);
}

async function send(services: TestServices): Promise<void> {
	await catchUp(services);
	await services.webhooks.sendDue();
}

describe.each(sqlKinds)("webhooks on %s", (kind) => {
	let services: TestServices;
	let receivers: Receivers;
	beforeAll(async () => {
		receivers = await openReceivers();
		services = await openTestServices(kind, {}, undefined, { post: receivers.post });
		await prepareProgress(services);
	});
	afterAll(async () => {
		await services.close();
		receivers.close();
	});
	beforeEach(() => services.setNow(monday));
	afterEach(async () => {
		// Events of one test must not reach the next.
		await services.database.db.delete(webhookEndpoints);
		await send(services);
	});

	async function store(changes: Parameters<typeof intakeEntry>[0] = {}): Promise<string> {
		const entry = intakeEntry(changes);
		await leadStore(services).store([entry]);
		return entry.id;
	}
	const change = (lead: string, status: "contacted" | "lost") =>
		services.database.db.update(contactSubmissions).set({ status }).where(eq(contactSubmissions.id, lead));
	const deliveries = () => services.database.db.select().from(webhookDeliveries);
	/** The timeline's entries about calls. */
	async function saidOnTimeline(lead: string): Promise<string[]> {
		const { events } = await readTimeline(services.database.db, lead);
		const calls = events.filter((event) => event.kind === "delivery" && event.data.channel === "webhook");
		return calls.map((event) => {
			const { title, details } = describeTimelineEvent(event, "en");
			return [title, ...details].join(" ");
		});
	}

	test("every event arrives once a receiver is back, with the same id and a valid signature", async () => {
		const moods = ["down", "error", "hangs", "redirects", "private"] as const satisfies ReceiverMood[];
		const sites = [];
		for (const mood of moods) {
			const receiver = receivers.open(`${mood}.example`);
			receiver.mood = mood;
			sites.push({ receiver, mood, ...(await addEndpoint(services, receiver.url)) });
		}
		const trap = receivers.open("trap.example");
		const leads = [await store(), await store()];
		for (const lead of leads) await change(lead, "contacted");
		for (const minutes of [0, 0.1, 6, 37, 60]) {
			services.setNow(minutesLater(minutes));
			await send(services);
		}
		const failures = await services.database.db.select().from(webhookAttempts);
		expect(new Set(failures.map(({ status, failure }) => status ?? failure))).toEqual(
			new Set([500, 302, "connection", "timeout", "privateAddress"]),
		);
		expect(failures.find(({ status }) => status === 500)?.answer).toBe("out of order");
		const [one = ""] = leads;
		const happened = ["A lead arrives", "A lead changes"].flatMap((event) => Array(5).fill(`Webhook “CRM” (${event})`));
		const trying = "Trying since November 23, 2026, 10:00 AM";
		expect((await saidOnTimeline(one)).sort()).toEqual(happened.map((what) => `${what}: ${trying}`));
		for (const { mood, receiver } of sites) {
			if (mood === "down" || mood === "private") expect([mood, receiver.calls]).toEqual([mood, []]);
			receiver.mood = "well";
		}
		services.setNow(minutesLater(200));
		await send(services);

		for (const { mood, receiver, secret } of sites) {
			const arrived = receiver.calls.filter(({ timestamp }) => timestamp.getTime() === minutesLater(200).getTime());
			const told = arrived.map(({ message: { type, data } }) => `${data.id} ${data.sequence} ${type}`);
			expect([mood, told.sort()]).toEqual([
				mood,
				leads.flatMap((lead) => [`${lead} 1 lead.created`, `${lead} 2 lead.updated`]).sort(),
			]);
			// Each attempt has its event's id, the time of the attempt and a signature over both.
			expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(4);
			expect(receiver.calls.filter((call) => !isSignedWith(secret, call))).toEqual([]);
		}
		expect(trap.calls).toEqual([]);
		expect((await deliveries()).map(({ state }) => state)).toEqual(Array(20).fill("sent"));
		expect((await saidOnTimeline(one)).sort()).toEqual(happened.map((what) => `${what}: Accepted`));
		services.setNow(minutesLater(5000));
		await send(services);
		expect(sites.map(({ receiver }) => receiver.calls.at(-1)?.timestamp)).toEqual(Array(5).fill(minutesLater(200)));
	});

	test("a slow receiver holds up nobody, and what is asked for twice is sent once", async () => {
		const slow = receivers.open("slow.example");
		slow.mood = "hangs";
		const quick = receivers.open("quick.example");
		await addEndpoint(services, slow.url);
		await addEndpoint(services, quick.url);
		for (let count = 0; count < 8; count++) await store();
		await catchUp(services);
		await Promise.all([services.webhooks.sendDue(), services.webhooks.sendDue()]);
		expect(quick.calls).toHaveLength(8);
		expect(slow.calls, "a receiver that is down gets a few calls").toHaveLength(5);
	});

	test("an endpoint without personal data gets none", async () => {
		const thin = receivers.open("thin.example");
		const full = receivers.open("full.example");
		await addEndpoint(services, thin.url, { events: ["lead.created"] });
		await addEndpoint(services, full.url, { payload: "full" });
		const entry = intakeEntry();
		await leadStore(services).store([entry]);
		await send(services);
		expect(thin.calls[0]?.message).toEqual({
			type: "lead.created",
			timestamp: expect.any(String),
			data: { id: entry.id, sequence: 1, looks_like_spam: false, url: expect.stringContaining(entry.id), owner: null },
		});
		expect(full.calls[0]?.message.data).toMatchObject({
			sequence: 1,
			lead: { first_name: entry.lead.firstName, email: entry.lead.email, status: "new", stopped_channels: [] },
		});
		await change(entry.id, "contacted");
		await send(services);
		expect([thin.calls.length, full.calls.length]).toEqual([1, 2]);
	});

	test("an erased lead leaves nothing in the log, and receivers are told that it is gone", async () => {
		const { db } = services.database;
		const receiver = receivers.open("erased.example");
		await addEndpoint(services, receiver.url, { payload: "full" });
		receiver.mood = "error";
		const lead = await store();
		await send(services);
		expect((await deliveries())[0]?.body).toContain("first_name");
		const rows = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, lead));
		await db.transaction((transaction) => eraseLeads(transaction, rows, services.clock()));
		expect((await deliveries())[0]?.body).toBeNull();
		expect((await db.select().from(webhookAttempts)).map(({ answer }) => answer)).toEqual([null]);
		receiver.mood = "well";
		receiver.calls.length = 0;
		services.setNow(minutesLater(10));
		await send(services);
		expect(receiver.calls.map(({ message: { type, data } }) => [type, data.lead]).sort()).toEqual([
			["lead.created", null],
			["lead.deleted", undefined],
		]);
		expect((await deliveries()).map(({ body }) => body)).toEqual([null, null]);
	});

	test("a lead in the bin is told as deleted, without its data, and told again when it comes back", async () => {
		const receiver = receivers.open("bin.example");
		await addEndpoint(services, receiver.url, { payload: "full" });
		const desk = leadWork(services);
		const by = await desk.person("Ada", "admin");
		const lead = await store();
		receiver.mood = "error";
		await send(services);
		const change = { kind: "deleted" } as const;
		await changeInBulk(services, by, { selection: { ids: [lead] }, change, at: services.clock(), expected: 1 });
		// A change of a deleted lead.
		await services.database.db
			.update(contactSubmissions)
			.set({ bookingStatus: "cancelled" })
			.where(eq(contactSubmissions.id, lead));
		receiver.mood = "well";
		receiver.calls.length = 0;
		services.setNow(minutesLater(1));
		await send(services);
		const told = () =>
			receiver.calls.map(({ message: { type, data } }) => `${data.sequence} ${type} ${data.lead !== null}`);
		expect(told().sort()).toEqual(["1 lead.created false", "2 lead.deleted true"]);
		for (const { body } of receiver.calls) expect(body).not.toMatch(/first_name|example\.com"/);
		expect(await restoreDeleted(services, by, lead)).toEqual({ ok: true });
		await send(services);
		expect(receiver.calls.at(-1)?.message).toMatchObject({
			type: "lead.updated",
			data: { sequence: 4, lead: { first_name: expect.any(String) } },
		});
	});

	test("a receiver of the original shape hears of a restored lead that it was not told of", async () => {
		const receiver = receivers.open("original.example");
		await addEndpoint(services, receiver.url, { payload: "original", events: ["lead.created"] });
		const lead = await store();
		const put = (deletedAt: Date | null) =>
			services.database.db
				.update(contactSubmissions)
				.set({ deletedAt, revision: sql`${contactSubmissions.revision} + 1` })
				.where(eq(contactSubmissions.id, lead));
		await put(monday);
		await send(services);
		expect([receiver.calls, (await deliveries()).map(({ state }) => state)]).toEqual([[], ["dropped"]]);
		await put(null);
		await send(services);
		expect(receiver.calls.map(({ message }) => [message.type, message.data.id])).toEqual([["lead.created", lead]]);
	});

	test("what is taken together is sent a few at a time, and a receiver that is down leaves the rest for later", async () => {
		const receiver = receivers.open("many.example");
		await addEndpoint(services, receiver.url);
		for (let count = 0; count < 12; count++) await store();
		await catchUp(services);
		receiver.mood = "error";
		await services.webhooks.sendDue();
		const due = async () =>
			(await deliveries()).filter(({ nextAttemptAt }) => nextAttemptAt?.getTime() === monday.getTime());
		expect([receiver.calls.length, (await due()).length]).toEqual([5, 7]);
		const lastCall = async () => (await readEndpoints(services.database.db)).at(0)?.last;
		expect(await lastCall()).toEqual({ at: monday, isAccepted: false, status: 500, failure: null });
		receiver.mood = "well";
		services.setNow(minutesLater(6));
		await services.webhooks.sendDue();
		expect(receiver.calls).toHaveLength(17);
		expect(await lastCall()).toEqual({ at: minutesLater(6), isAccepted: true, status: 204, failure: null });
	});

	test("a claim reads what it takes, however much is due", async () => {
		const { id } = await addEndpoint(services, "https://never.example");
		const { db } = services.database;
		await db.execute(sql`
			INSERT INTO webhook_deliveries (id, endpoint_id, event_id, type, lead_id, sequence, happened_at, state, next_attempt_at, created_at)
			SELECT gen_random_uuid(), ${id}::uuid, gen_random_uuid(), 'lead.created', gen_random_uuid(), 1, now(), 'waiting',
				'2026-11-23T14:00:00Z', now() FROM generate_series(1, 2000)`);
		await db.execute(sql`ANALYZE webhook_deliveries`);
		expect(await dueEndpoints(services)).toEqual([id]);
		expect((await readsOf(db, () => claimDeliveries(services, id, 5))).rows).toBeLessThan(100);
	});

	test("both secrets sign for a day after a rotation, then the new one alone", async () => {
		const receiver = receivers.open("rotated.example");
		const { id, secret } = await addEndpoint(services, receiver.url);
		const { db } = services.database;
		const next = await db.transaction((transaction) => addSecret(transaction, services.env, id, monday));
		for (const minutes of [0, 23 * 60, 25 * 60]) {
			services.setNow(minutesLater(minutes));
			await store();
			await send(services);
		}
		const signed = receiver.calls.map((call) => [isSignedWith(secret, call), isSignedWith(next, call)]);
		expect(signed).toEqual([
			[true, true],
			[true, true],
			[false, true],
		]);
	});

	test("after three days a call is given up, admins get one email, and it can be sent again", async () => {
		const { db } = services.database;
		await db.delete(users);
		await db.insert(users).values({ id: "owner", name: "Ana", email: "ana@example.com", language: "es" });
		await db.insert(userRoles).values({ user_id: "owner", role: "admin" });
		await services.jobs.work(jobRunner(services));
		const receiver = receivers.open("dead.example");
		receiver.mood = "error";
		const { id } = await addEndpoint(services, receiver.url, { name: "Archivo" });
		const lead = await store();
		await store();
		for (let hours = 0; hours <= 96; hours += 1) {
			services.setNow(minutesLater(hours * 60 + 1));
			await send(services);
		}
		expect((await deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual(Array(2).fill(["dead", 10]));
		expect(await saidOnTimeline(lead)).toEqual(["Webhook “Archivo” (A lead arrives): Not delivered"]);
		const about = () => services.sentMails.filter(({ subject }) => subject.includes("Archivo"));
		await expect.poll(() => about().length, { timeout: 20_000 }).toBeGreaterThan(0);
		expect(about().map(({ to, subject }) => [to, subject])).toEqual([
			["ana@example.com", "Los avisos a “Archivo” fallan desde hace tres días"],
		]);
		const [mail] = about();
		expect(mail?.text).toContain("dead.example");
		expect(`${mail?.text}${mail?.html}`, "the path may be a secret").not.toContain("/in");
		const endpoint = async () => (await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))).at(0);
		expect(await endpoint()).toMatchObject({ enabled: true, troubleToldAt: expect.any(Date) });
		receiver.mood = "well";
		expect(await sendDeadAgain(db, id, services.clock())).toBe(2);
		await send(services);
		expect((await deliveries()).map(({ state }) => state)).toEqual(["sent", "sent"]);
		expect(await saidOnTimeline(lead)).toEqual(["Webhook “Archivo” (A lead arrives): Accepted"]);
		expect(await endpoint()).toMatchObject({ troubleToldAt: null });
		await db.delete(webhookEndpoints);
		expect(await saidOnTimeline(lead), "once the endpoint is deleted").toEqual(["Webhook delivery: Accepted"]);
	});

	test("a test call that failed says so, and why", async () => {
		const receiver = receivers.open("off.example");
		receiver.mood = "down";
		const { id } = await addEndpoint(services, receiver.url);
		const { db } = services.database;
		const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
		if (!endpoint) throw new Error("no endpoint");
		await testEndpoint(services, endpoint);
		const [call] = await deliveries();
		if (!call) throw new Error("no call");
		expect(describeDelivered(call, "en").state).toEqual({ isGood: false, text: "Failed" });
		const failures = await readFailures(db, [call]);
		expect(resultText(failures.get(call.id) ?? { status: null, failure: null }, "es")).toBe("Sin conexión");
		expect(describeEndpoint(await readHealth(db, endpoint), "en")).toMatchObject({
			health: { text: "Last delivery failed" },
			failed: "No connection",
		});
	});

	test("a receiver that is gone gets no more calls, and what waits is kept", async () => {
		const receiver = receivers.open("gone.example");
		receiver.mood = "gone";
		const { id } = await addEndpoint(services, receiver.url);
		await store();
		await send(services);
		const { db } = services.database;
		expect(await db.select().from(webhookEndpoints)).toMatchObject([{ id, enabled: false, disabledReason: "gone" }]);
		services.setNow(minutesLater(6));
		await store();
		await send(services);
		expect(receiver.calls).toHaveLength(1);
		expect((await deliveries()).map(({ state }) => state)).toEqual(["waiting"]);
	});

	test("after the receiver of the configuration was gone, another address is called, and the same one is not", async () => {
		const { db } = services.database;
		const start = async (url: string) => {
			const leadWebhook = { url, secret: "shared" };
			await keepConfiguredEndpoint({ ...services, env: { ...services.env, leadWebhook } });
			return (await db.select().from(webhookEndpoints)).map(({ url, enabled }) => [url, enabled]);
		};
		const one = "https://one.example/in";
		expect(await start(one)).toEqual([[one, true]]);
		await db.update(webhookEndpoints).set({ enabled: false, disabledReason: "gone", troubleToldAt: monday });
		expect(await start(one)).toEqual([[one, false]]);
		expect(await start("https://two.example/in")).toEqual([["https://two.example/in", true]]);
	});
});

describe("the endpoint of the configuration", () => {
	test("gets what it always got: each new lead, in the same shape, signed in the same way", async () => {
		const receivers = await openReceivers();
		const receiver = receivers.open("crm.example");
		const variables = { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: "shared" };
		const services = await openTestServices("PGlite", variables, undefined, { post: receivers.post });
		const sendDue = () => send(services);
		try {
			await services.webhooks.start();
			receiver.mood = "error";
			const entry = intakeEntry();
			await leadStore(services).store([entry]);
			await sendDue();
			await suppressRecipient(services, String(entry.lead.email), "complaint");
			receiver.mood = "well";
			services.setNow(minutesLater(6));
			await sendDue();
			const eventId = uuidOf(`event/${entry.id}/1`);
			expect(receiver.calls.map(({ id, timestamp }) => [id, timestamp])).toEqual([
				[eventId, monday],
				[eventId, minutesLater(6)],
			]);
			const [first, second] = receiver.calls;
			expect(Object.keys(second?.message.data ?? {})).toEqual([
				"id",
				"service",
				"purpose",
				"first_name",
				"last_name",
				"email",
				"phone",
				"message",
				"product",
				"state",
				"unserved",
				"details",
				"locale",
				"page_source",
				"utm_source",
				"utm_medium",
				"utm_campaign",
				"calls_consent",
				"marketing_consent",
				"spam_reasons",
				"opted_out_of_sharing",
				"stopped_channels",
				"channels_to_check",
			]);
			expect(second?.message).toMatchObject({ type: "lead.created", timestamp: entry.receivedAt });
			expect([first, second].map((call) => call?.message.data.stopped_channels)).toEqual([[], ["email"]]);
			for (const { id, timestamp, body, signatures } of receiver.calls) {
				const signed = `${id}.${timestamp.getTime() / 1000}.${body}`;
				expect(signatures).toEqual([`v1,${createHmac("sha256", "shared").update(signed).digest("base64")}`]);
			}
			await services.database.db.update(contactSubmissions).set({ status: "contacted" });
			await sendDue();
			expect(receiver.calls).toHaveLength(2);
			const shown = await services.database.db.select().from(leadDeliveries);
			expect(shown.map(({ outcome, detail }) => detail ?? outcome)).toEqual(["sent"]);
		} finally {
			await services.close();
			receivers.close();
		}
	});
});

test("two processes send each event once", async () => {
	const receivers = await openReceivers();
	const receiver = receivers.open("both.example");
	const url = await createPreparedPostgres(inject("postgresUrl"));
	const open = async () =>
		openTestServices("PostgreSQL", { AUTH_SECRET: "one-secret-of-two-processes" }, await openPostgres(url), {
			post: receivers.post,
		});
	const processes = [await open(), await open()] as const;
	try {
		const [one] = processes;
		await addEndpoint(one, receiver.url);
		await Promise.all(processes.map((each) => each.webhooks.start()));
		const entries = Array.from({ length: 30 }, () => intakeEntry());
		await Promise.all(entries.map((entry, number) => leadStore(processes[number % 2 === 0 ? 0 : 1]).store([entry])));
		await catchUp(one);
		for (let round = 0; round < 3; round++) await Promise.all(processes.map((each) => each.webhooks.sendDue()));
		expect(receiver.calls.map(({ message }) => message.data.id).sort()).toEqual(entries.map(({ id }) => id).sort());
	} finally {
		for (const each of processes) await each.close();
		receivers.close();
	}
});
