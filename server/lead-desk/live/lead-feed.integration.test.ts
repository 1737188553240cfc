import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { contactSubmissions, leadEvents, sessions, userRoles, users } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { readCursor } from "#domain/lead-desk/lead-event.ts";
import { readEventStream } from "#tests/support/event-stream.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { createPreparedPostgres } from "#tests/support/prepared-database.ts";
import { isLong } from "#tests/support/sample.ts";
import { sentStatements } from "#tests/support/sent-statements.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { openPostgres } from "../../platform/database/postgres.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { areEventsHeldBack } from "../events/read-lead-events.server.ts";
import { addNote } from "../work/add-note.server.ts";
import { giveLead } from "../work/give-lead.server.ts";
import { takeLead } from "../work/take-lead.server.ts";
import { type LeadFeed, maxPerPerson, maxTold, openLeadFeed } from "./lead-feed.server.ts";

/** Somebody who has signed in. @returns the session */
async function signedIn({ database, clock }: TestServices, { userId, role }: LeadActor) {
	const sessionId = randomUUID();
	const at = { createdAt: clock(), lastActiveAt: clock(), expiresAt: new Date(clock().getTime() + 86_400_000) };
	await database.db.insert(sessions).values({ id: sessionId, token: sessionId, userId, ...at });
	return { sessionId, userId, role };
}

/**
 * A person at an open page.
 * @param after the place in the stream up to which they received events earlier
 */
function listener(feed: LeadFeed, session: Awaited<ReturnType<typeof signedIn>>, after = "") {
	const body = feed.watch(session, readCursor(after));
	if (!body) throw new Error("nobody can listen");
	return readEventStream(body);
}

describe.each(databaseKinds)("open pages on %s", (kind) => {
	let services: TestServices;
	let feed: LeadFeed;
	let desk: ReturnType<typeof leadWork>;
	let owner: LeadActor;
	let ana: LeadActor;
	let luis: LeadActor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		desk = leadWork(services);
		owner = await desk.person("Owner", "admin");
		ana = await desk.person("Ana", "agent", ["FL"]);
		luis = await desk.person("Luis", "agent", ["TX"]);
		feed = openLeadFeed(services);
	});
	afterEach(async () => {
		await feed.close();
		feed = openLeadFeed(services);
	});
	afterAll(async () => {
		await feed.close();
		await services.close();
	});

	/** Transactions of other databases on the same server hold events back, too. */
	const settled = () => expect.poll(() => areEventsHeldBack(services.database.db), { timeout: 20_000 }).toBe(false);
	const listen = async (user: LeadActor, after?: string) => {
		await settled();
		const stream = listener(feed, await signedIn(services, user), after);
		await stream.isListening();
		return stream;
	};
	const ids = (stream: { told(): [string, string][] }) => stream.told().map(([, lead]) => lead);

	test("everybody hears of the leads that they may see, and of nothing else", async () => {
		const [all, her, his] = [await listen(owner), await listen(ana), await listen(luis)];
		const [florida, texas] = [await desk.lead({ state: "FL" }), await desk.lead({ state: "TX" })];
		expect(await all.hears(2)).toEqual([
			["new", florida],
			["new", texas],
		]);
		expect(await her.hears(1)).toEqual([["new", florida]]);
		expect(await his.hears(1)).toEqual([["new", texas]]);

		await takeLead(desk.action(ana, florida));
		await her.hears(2);
		const { revision } = await desk.read(florida);
		await giveLead(desk.action(owner, florida, { owner: luis.userId, revision: String(revision) }));
		await addNote(desk.action(luis, florida, { note: "Call on Monday", once: randomUUID() }));
		// For him it is new, because he could not see it.
		expect(await his.hears(3)).toEqual([
			["new", texas],
			["new", florida],
			["changed", florida],
		]);
		await all.hears(5);
		expect(her.told()).toEqual([
			["new", florida],
			["changed", florida],
			["gone", florida],
		]);
		expect(all.text()).toContain(`{"kind":"changed","lead":"${florida}","revision":2}`);
		expect(all.text()).not.toMatch(/Marie|Joseph|example\.com|555|Monday/);
	});

	test("a lead in quarantine is on no list until somebody releases it", async () => {
		const [all, her] = [await listen(owner), await listen(ana)];
		const lead = await desk.lead({ spamReasons: ["links"] });
		expect(await all.hears(1)).toEqual([["changed", lead]]);
		const own = eq(contactSubmissions.id, lead);
		await services.database.db.update(contactSubmissions).set({ releasedAt: services.clock() }).where(own);
		expect(await her.hears(1)).toEqual([["new", lead]]);
		expect((await all.hears(2)).at(-1)).toEqual(["new", lead]);
	});

	test("for an erased lead, pages are only told to read again", async () => {
		const lead = await desk.lead();
		const her = await listen(ana);
		const rows = [await desk.read(lead)];
		await services.database.db.transaction((transaction) => eraseLeads(transaction, rows, services.clock()));
		await settled();
		await feed.look();
		expect(her.names()).toContain("reload");
		expect(her.text()).not.toContain(lead);
	});

	test("a browser that reconnects is told what it missed, in order and once", async () => {
		const first = await listen(ana);
		const before = await desk.lead();
		await first.hears(1);
		await first.leave();
		const missed = [await desk.lead(), await desk.lead({ state: "TX" }), await desk.lead()];
		const back = await listen(ana, first.lastId());
		expect(ids(back)).toEqual([missed[0], missed[2]]);
		const next = await desk.lead();
		await back.hears(3);
		await settled();
		await feed.look();
		expect(ids(back)).toEqual([missed[0], missed[2], next]);
		expect(ids(first)).toEqual([before]);
	});

	test("a browser that was away for too long, or missed too much, reads the page again", async () => {
		const { db } = services.database;
		const first = await listen(owner);
		await first.leave();
		await db.execute(sql`
			INSERT INTO lead_events (lead_id, number, kind, at, transaction)
			SELECT gen_random_uuid(), 0, 'worked', now(), pg_current_xact_id() FROM generate_series(1, ${maxTold + 1})`);
		expect((await listen(owner, first.lastId())).names()).toEqual(["reload"]);
		expect((await listen(owner, "1-1")).names()).toEqual(["reload"]);
		expect((await listen(owner, "9000000000000000000-1")).names()).toEqual(["reload"]);
		await db.delete(leadEvents);
	});

	test("a stream ends before anything is told to a session that is over", async () => {
		const { db } = services.database;
		const session = await signedIn(services, ana);
		const ended = listener(feed, session);
		await ended.isListening();
		await db.delete(sessions).where(eq(sessions.id, session.sessionId));
		const lead = await desk.lead();
		expect(await ended.ends()).toBe(true);
		expect(ended.text()).not.toContain(lead);
	});

	test("a stream ends with the account, with the role, and when its user has done nothing for too long", async () => {
		const { db } = services.database;
		const people = [await desk.person("Gone", "agent"), await desk.person("Changed", "agent")] as const;
		const [closed, changed, idle] = [await listen(people[0]), await listen(people[1]), await listen(owner)];
		await db.delete(users).where(eq(users.id, people[0].userId));
		await db.update(userRoles).set({ role: "admin" }).where(eq(userRoles.user_id, people[1].userId));
		await settled();
		await feed.look();
		expect(await closed.ends()).toBe(true);
		// The browser signs in to a stream of the new role.
		expect(await changed.ends()).toBe(false);
		expect(idle.isOver()).toBe(false);
		const start = services.clock();
		services.setNow(new Date(start.getTime() + 31 * 60_000));
		await settled();
		await feed.look();
		expect(await idle.ends()).toBe(true);
		services.setNow(start);
	});

	test("one person keeps only the newest streams", async () => {
		const session = await signedIn(services, ana);
		const streams = Array.from({ length: maxPerPerson + 1 }, () => listener(feed, session));
		await Promise.all(streams.slice(1).map((stream) => stream.isListening()));
		expect(await streams[0]?.ends()).toBe(true);
		expect(feed.watching).toBe(maxPerPerson);
	});

	test("when the server stops, all streams end, and the browsers come back later", async () => {
		const streams = [await listen(ana), await listen(owner)];
		await feed.close();
		for (const stream of streams) expect(await stream.ends()).toBe(false);
		expect(feed.watch(await signedIn(services, ana), null)).toBeNull();
	});

	test("a hundred pages cost the database no more than one, and little memory", async () => {
		const { database } = services;
		// Nothing looks by itself.
		const changes = { ...database.changes, listen: () => () => {} };
		const quiet = openLeadFeed({ ...services, database: { ...database, changes } });
		const listening = [listener(quiet, await signedIn(services, owner))];
		const costOfLead = async () => {
			await desk.lead();
			await settled();
			const sent = await sentStatements(database.db, () => quiet.look());
			return sent.filter((text) => /lead_events|"sessions"|"staff_licenses"/.test(text)).length;
		};
		const crowd = Array.from({ length: 20 }, () => desk.person("One of many", "agent"));
		const signed = await Promise.all((await Promise.all(crowd)).map((person) => signedIn(services, person)));
		await listening[0]?.isListening();
		const cost = await costOfLead();
		const before = isLong ? heapUsed() : 0;
		for (const session of signed) {
			for (let page = 0; page < 5; page++) listening.push(listener(quiet, session));
		}
		await Promise.all(listening.map((stream) => stream.isListening()));
		expect(quiet.watching).toBe(101);
		expect(await costOfLead()).toBeLessThanOrEqual(cost + 1);
		if (isLong) expect((heapUsed() - before) / 100, "bytes of each page").toBeLessThan(64 * 1024);
		await Promise.all(listening.map((stream) => stream.leave()));
		expect(quiet.watching).toBe(0);
		await quiet.close();
	});
});

/** In bytes, after garbage collection. */
function heapUsed(): number {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
	return process.memoryUsage().heapUsed;
}

describe("two processes on PostgreSQL", () => {
	test("a lead that is stored through one is heard at the other, in the order of the commits", async () => {
		const url = await createPreparedPostgres(inject("postgresUrl"));
		const one = await openTestServices("PostgreSQL", {}, openPostgres(url));
		const two = await openTestServices("PostgreSQL", {}, openPostgres(url));
		try {
			const desk = leadWork(one);
			const stream = listener(two.leadFeed, await signedIn(two, await desk.person("Owner", "admin")));
			await stream.isListening();
			const first = await desk.lead();
			await stream.hears(1);
			let commit = () => {};
			const mayCommit = new Promise<void>((resolve) => {
				commit = resolve;
			});
			let began = () => {};
			const hasBegun = new Promise<void>((resolve) => {
				began = resolve;
			});
			const { db } = one.database;
			const late = db.transaction(async (transaction) => {
				await transaction
					.update(contactSubmissions)
					.set({ status: "contacted" })
					.where(eq(contactSubmissions.id, first));
				began();
				await mayCommit;
			});
			await hasBegun;
			const second = await desk.lead();
			// It waits for what began before it.
			await two.leadFeed.look();
			expect(stream.told()).toEqual([["new", first]]);
			commit();
			await late;
			expect(await stream.hears(3)).toEqual([
				["new", first],
				["changed", first],
				["new", second],
			]);
			await two.leadFeed.look();
			expect(stream.told()).toHaveLength(3);
			await stream.leave();
		} finally {
			await Promise.all([one.close(), two.close()]);
		}
	});
});
