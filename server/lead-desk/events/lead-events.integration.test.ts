import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contactSubmissions, leadEvents, leadNotes, webhookProgress } from "#database/schema.ts";
import { printCursor, readCursor } from "#domain/lead-desk/lead-event.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { leadStore } from "../../leads/store-leads.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import {
	adoptLeadEvents,
	areEventsHeldBack,
	deleteOldLeadEvents,
	isForgotten,
	leadsTopic,
	newestCursor,
	readLeadEvents,
} from "./read-lead-events.server.ts";

const { id: leadId } = contactSubmissions;

/** Other tests use the same PostgreSQL server, and their transactions hold all events of it back. */
const settled = (db: Database) =>
	expect.poll(() => areEventsHeldBack(db), { timeout: 30_000, interval: 10 }).toBe(false);

/** The end of the stream, once nothing waits. */
async function endOfEvents(db: Database) {
	await settled(db);
	return newestCursor(db);
}

describe.each(databaseKinds)("the events of leads on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	async function store() {
		const entry = intakeEntry();
		await leadStore(services).store([entry]);
		return entry.id;
	}
	const since = async (after: Awaited<ReturnType<typeof newestCursor>>) => {
		await settled(services.database.db);
		const events = await readLeadEvents(services.database.db, after, 100);
		return events.map(({ leadId, kind, number }) => [leadId, kind, number]);
	};

	test("are in the order of their transactions' numbers, not of the digits", async () => {
		const { db } = services.database;
		const lead = await store();
		await db.execute(sql`
			INSERT INTO lead_events (lead_id, number, kind, at, transaction)
			VALUES (${lead}, 8, 'changed', now(), '99'::xid8), (${lead}, 9, 'changed', now(), '100'::xid8)`);
		await settled(db);
		const events = await readLeadEvents(db, null, 100);
		expect(events.map(({ number }) => number).filter((number) => number > 1)).toEqual([8, 9]);
		await db.delete(leadEvents).where(eq(leadEvents.leadId, lead));
	});

	test("each change is an event, a derived value isn't, and everybody is told", async () => {
		const { db, changes } = services.database;
		const before = await endOfEvents(db);
		const topics: (string | null)[] = [];
		changes.listen((topic) => topics.push(topic));
		await vi.waitFor(() => expect(topics).toContain(null));
		const lead = await store();
		await vi.waitFor(() => expect(topics).toContain(leadsTopic));
		await services.leadIndex.index();
		await db.update(contactSubmissions).set({ status: "contacted" }).where(eq(leadId, lead));
		const note = { id: randomUUID(), leadId: lead, authorName: "Ana", text: "Call on Monday", createdAt: new Date() };
		await db.insert(leadNotes).values(note);
		const rows = await db.select().from(contactSubmissions).where(eq(leadId, lead));
		await db.transaction((transaction) => eraseLeads(transaction, rows, services.clock()));
		const events = await since(before);
		expect(events.slice(0, 3)).toEqual([
			[lead, "created", 1],
			[lead, "changed", 2],
			[lead, "worked", 0],
		]);
		expect(events.filter(([, kind]) => kind === "erased")).toHaveLength(1);
	});

	test("a reader goes on where it was, and a rolled-back change is no event", async () => {
		const { db } = services.database;
		const before = await endOfEvents(db);
		const leads = [await store(), await store()];
		const failing = db.transaction(async (transaction) => {
			await transaction.update(contactSubmissions).set({ status: "lost" });
			throw new Error("changed my mind");
		});
		await expect(failing).rejects.toThrow("changed my mind");
		await settled(db);
		const [first] = await readLeadEvents(db, before, 1);
		expect(first).toMatchObject({ leadId: leads[0], kind: "created" });
		const cursor = first?.cursor ?? null;
		expect(readCursor(printCursor(cursor ?? { transaction: "0", id: 0 }))).toEqual(cursor);
		expect(await since(cursor)).toEqual([[leads[1], "created", 1]]);
		expect(await since(await endOfEvents(db))).toEqual([]);
	});

	test("what a dump brings back is no news, and keeps its number", async () => {
		const { db } = services.database;
		const before = await endOfEvents(db);
		const restored = randomUUID();
		await db.transaction(async (transaction) => {
			// As pg_dump does.
			await transaction.execute(sql`SELECT pg_catalog.set_config('search_path', '', true)`);
			await transaction.execute(sql`INSERT INTO public.contact_submissions
				(id, submission_id, event_number, service, first_name, last_name, message, subject, locale, page_source, ip_address, review_due_at, contact_due_at, created_at)
				VALUES (${restored}, gen_random_uuid(), 7, 'x', 'A', 'B', '', '', 'en', '/en', '', now(), now(), now())`);
			await transaction.execute(sql`INSERT INTO public.lead_notes (id, lead_id, author_name, text, created_at)
				VALUES (gen_random_uuid(), ${restored}, 'Ana', 'Call on Monday', now())`);
		});
		expect(await since(before)).toEqual([]);
		await db.update(contactSubmissions).set({ status: "contacted" }).where(eq(leadId, restored));
		expect(await since(before)).toEqual([[restored, "changed", 8]]);
	});

	test("the events of an earlier server are read once, after those that webhooks have told", async () => {
		const { db } = services.database;
		const far = 9_000_000_000_000_000_000n;
		const [told, waiting] = [randomUUID(), randomUUID()];
		const before = await endOfEvents(db);
		await db.execute(sql`INSERT INTO lead_events (lead_id, number, kind, at, transaction) VALUES
			(${told}, 1, 'changed', now(), ${far.toString()}::xid8), (${waiting}, 1, 'changed', now(), ${(far + 1n).toString()}::xid8)`);
		const earlier = await db.select().from(leadEvents).where(eq(leadEvents.leadId, told));
		const cursor = { transaction: far.toString(), id: Number(earlier[0]?.id) };
		await db.insert(webhookProgress).values({ id: 1, cursor });
		await adoptLeadEvents(db);
		await adoptLeadEvents(db);
		expect(await since(before)).toEqual([[waiting, "changed", 1]]);
		const [progress] = await db.select().from(webhookProgress);
		expect(await since(progress?.cursor ?? null)).toEqual([[waiting, "changed", 1]]);
		expect(await since(await endOfEvents(db))).toEqual([]);
		const next = await store();
		expect(await since(progress?.cursor ?? null)).toEqual([
			[waiting, "changed", 1],
			[next, "created", 1],
		]);
		await db.delete(webhookProgress);
	});

	test("old events are deleted, and a reader that was away for longer learns it", async () => {
		const { db } = services.database;
		await store();
		const end = await endOfEvents(db);
		const [oldest] = await readLeadEvents(db, null, 1);
		if (!oldest || !end) throw new Error("no events");
		await db.update(leadEvents).set({ at: sql`now() - interval '8 days'` }).where(eq(leadEvents.id, oldest.cursor.id));
		expect(await isForgotten(db, oldest.cursor)).toBe(false);
		await deleteOldLeadEvents(db);
		expect(await isForgotten(db, oldest.cursor)).toBe(true);
		expect(await isForgotten(db, end)).toBe(false);
		// A place in a database that was replaced by a dump of it.
		expect(await isForgotten(db, { transaction: "9000000000000000000", id: 1 })).toBe(true);
		const fromBefore = await readLeadEvents(db, { transaction: "9000000000000000000", id: 1 }, 1);
		expect(fromBefore).toEqual(await readLeadEvents(db, null, 1));
	});
});

test("an event that commits late comes before those that waited for it, and none is skipped", async () => {
	const services = await openTestServices("PostgreSQL");
	try {
		const { db } = services.database;
		const [slow, quick] = [intakeEntry().id, intakeEntry().id];
		const write = (lead: string) => sql`INSERT INTO lead_events (lead_id, number, kind, at, transaction)
			VALUES (${lead}, 1, 'created', now(), pg_current_xact_id())`;
		let commit = () => {};
		const mayCommit = new Promise<void>((resolve) => {
			commit = resolve;
		});
		let began = () => {};
		const hasBegun = new Promise<void>((resolve) => {
			began = resolve;
		});
		const end = await endOfEvents(db);
		const late = db.transaction(async (transaction) => {
			await transaction.execute(write(slow));
			began();
			await mayCommit;
		});
		await hasBegun;
		await db.execute(write(quick));
		expect(await readLeadEvents(db, end, 10)).toEqual([]);
		expect(await areEventsHeldBack(db)).toBe(true);
		commit();
		await late;
		await settled(db);
		expect((await readLeadEvents(db, end, 10)).map(({ leadId }) => leadId)).toEqual([slow, quick]);
	} finally {
		await services.close();
	}
});
