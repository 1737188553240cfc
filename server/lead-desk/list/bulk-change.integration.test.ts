import { asc, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	auditEntries,
	contactSubmissions,
	leadChanges,
	leadCommands,
	leadDeliveries,
	leadViews,
	staffLicenses,
	userRoles,
} from "#database/schema.ts";
import { parseBulkChange } from "#domain/lead-desk/bulk-change.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { noLeadFilter, parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import { maxSavedViews } from "#domain/lead-desk/saved-view.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { openWriter } from "#tests/support/writers.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import { onWritten } from "../../platform/database/transaction-guard.server.ts";
import { listOwnCommands } from "../commands/list-own-commands.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { readTimeline } from "../page/read-timeline.server.ts";
import { changeLead } from "../work/change-lead.server.ts";
import { changeInBulk } from "./bulk-change.server.ts";
import { previewBulk } from "./bulk-plan.server.ts";
import { deleteView, listSavedViews, renameView, saveView } from "./lead-views.server.ts";
import { readListPage } from "./list-page.server.ts";
import { type LeadSelection, selectLeads } from "./select-leads.server.ts";

type Row = typeof contactSubmissions.$inferInsert;

describe.each(sqlKinds)("work on many leads, on %s", (kind) => {
	let services: TestServices;
	let [admin, ana, luis] = [] as unknown as [LeadActor, LeadActor, LeadActor];
	const start = new Date("2026-11-23T15:00:00Z");

	beforeAll(async () => {
		services = await openTestServices(kind);
		const open = async (name: string, role: "admin" | "agent", licensedStates: string[]) => ({
			...(await openWriter(services, name, role)),
			licensedStates,
		});
		admin = await open("Rosa", "admin", []);
		ana = await open("Ana", "agent", ["FL"]);
		luis = await open("Luis", "agent", ["TX"]);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.setNow(start);
		const { db } = services.database;
		await db.delete(leadCommands);
		await db.delete(leadViews);
		await db.delete(contactSubmissions);
	});

	async function store(count: number, changes: Partial<Row> = {}): Promise<string[]> {
		const at = new Date(start.getTime() - 60_000);
		const lead = {
			service: "contact_submission",
			firstName: "Kim",
			lastName: "Lee",
			email: "kim@example.com",
			message: "",
			subject: "",
			locale: "en",
			pageSource: "/en",
			ipAddress: "203.0.113.9",
			state: "FL",
			reviewDueAt: at,
			contactDueAt: at,
			createdAt: at,
			...changes,
		};
		const rows = Array.from({ length: count }, () => ({ ...lead, submissionId: crypto.randomUUID() }));
		const stored = await services.database.db.insert(contactSubmissions).values(rows).returning();
		return stored.map(({ id }) => id);
	}

	const all: LeadSelection = { filter: noLeadFilter };
	/** Carries out, a minute later, what the person was shown before. */
	async function change(
		by: LeadActor,
		name: string,
		selection: LeadSelection = all,
		expected = 0,
		at = services.clock(),
	): Promise<string> {
		const parsed = parseBulkChange(name);
		if (!parsed) throw new Error(name);
		services.setNow(new Date(services.clock().getTime() + 60_000));
		const bulk = await changeInBulk(services, by, { selection, change: parsed, at, expected });
		if (!bulk.ok) throw new Error("refused");
		return bulk.id;
	}
	const rows = () =>
		services.database.db
			.select({
				id: contactSubmissions.id,
				status: contactSubmissions.status,
				reason: contactSubmissions.statusReason,
				valueCents: contactSubmissions.valueCents,
				ownerId: contactSubmissions.ownerId,
				firstContactAt: contactSubmissions.firstContactAt,
				releasedAt: contactSubmissions.releasedAt,
			})
			.from(contactSubmissions)
			.orderBy(asc(contactSubmissions.id));
	const statuses = async () => (await rows()).map(({ status }) => status).sort();
	const lastBulk = async (by: LeadActor) => (await listOwnCommands(services, by.userId))[0];
	/** As a colleague does it on the lead's page. */
	async function changeOne(id: string, set: Partial<Row>) {
		const { db } = services.database;
		const [lead] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		if (!lead) throw new Error("no lead");
		await db.transaction((transaction) =>
			changeLead(transaction, lead, {
				kind: "status",
				set,
				before: null,
				after: null,
				by: luis,
				at: services.clock(),
			}),
		);
	}

	test("a list whose filter is not understood shows no leads, and names what was wrong", async () => {
		await store(2);
		const read = (query: string) => {
			const address = new URLSearchParams(query);
			return readListPage(services, admin, { filter: parseLeadFilter(address), unread: unreadFilters(address) }, "en");
		};
		expect(await read("status=new")).toMatchObject({ rows: { length: 2 }, unread: [] });
		expect(await read("status=bogus&from=2026-13-45")).toMatchObject({
			rows: [],
			query: "",
			unread: ["Status: bogus", "Received from: 2026-13-45"],
			typed: { from: { text: "2026-13-45", error: "Enter a day from the calendar." } },
		});
		expect(await read("imported=yes&imported=no&source=not,Google+Ads")).toMatchObject({
			unread: ["Source: not,Google Ads", "Imported: Show only, Leave out"],
			typed: { source: { text: "Google Ads" } },
			fields: { source: { isNot: true, chosen: null } },
			active: [],
		});
		const backward = await read("from=2026-11-24&to=2026-11-20");
		expect(backward.typed.to.error).toBe("Choose a day that isn’t before the first one.");
	});

	test("a list says which part of it a page shows, in both directions", async () => {
		await store(105);
		const read = (query: string) =>
			readListPage(services, admin, { filter: parseLeadFilter(new URLSearchParams(query)), unread: [] }, "en");
		const first = await read("");
		const second = await read(first.older ?? "");
		const third = await read(second.older ?? "");
		const back = await read(third.newer ?? "");
		const shown = [first, second, third, back].map(({ total }) => total.shown);
		expect(shown).toEqual(["1–50 of 105", "51–100 of 105", "101–105 of 105", "51–100 of 105"]);
	});

	test("an empty list says what is missing to an agency without leads and to an agent without a license", async () => {
		const readAs = async (reader: LeadActor, query: string) => {
			const asked = { filter: parseLeadFilter(new URLSearchParams(query)), unread: [] };
			return (await readListPage(services, reader, asked, "en")).empty.title;
		};
		const emptyFor = (states: string[], query: string) => readAs({ ...luis, licensedStates: states }, query);
		for (const query of ["", "status=new&view=new", "owner=mine&view=mine"])
			expect(await readAs(admin, query), query).toBe("No leads yet");
		await store(1, { ownerId: luis.userId, status: "contacted" });
		expect(await readAs(admin, "owner=mine&view=mine")).toBe("You have no leads yet");
		await services.database.db.delete(contactSubmissions);
		for (const query of ["", "owner=none", "owner=mine&view=mine"]) {
			expect(await emptyFor([], query), query).toBe("You have no valid license on file");
			expect(await emptyFor(["FL"], query), query).not.toBe("You have no valid license on file");
		}
		expect(await emptyFor([], "status=won")).toBe("No leads match");
	});

	test("a change reaches all pages of a list, is logged, and is undone once", async () => {
		await store(600);
		await store(3, { state: "TX" });
		const before = await rows();
		const bulk = await change(admin, "status.contacted", { filter: { ...noLeadFilter, state: "FL" } }, 600);
		expect((await statuses()).filter((status) => status === "contacted")).toHaveLength(600);
		expect(
			(await rows()).filter(({ firstContactAt }) => firstContactAt !== null),
			"it is no contact",
		).toEqual([]);
		expect(await lastBulk(admin)).toMatchObject({ data: { name: "status.contacted", skipped: 0 }, count: 600 });
		expect((await undoCommand(services, admin, bulk)).ok).toBe(true);
		expect(await rows()).toEqual(before);
		expect((await undoCommand(services, admin, bulk)).ok).toBe(false);
		expect(await lastBulk(admin)).toMatchObject({ restored: 600, undoneAt: services.clock(), undoneByName: "Rosa" });
		const logged = await services.database.db.execute<{ action: string }>(
			sql`SELECT action FROM security_log WHERE action LIKE 'LEADS_%' ORDER BY created_at`,
		);
		expect(rowsOf(logged).map(({ action }) => action)).toEqual([...Array(3).fill("LEADS_CHANGED"), "LEADS_RESTORED"]);
	});

	test("what somebody changed after the preview stays, and is counted", async () => {
		const [first = "", second = ""] = await store(3);
		services.setNow(new Date(start.getTime() + 10_000));
		await changeOne(first, { status: "won" });
		await changeOne(second, { status: "new" });
		await store(1, { createdAt: services.clock() });
		await change(admin, "lost.price", all, 3, start);
		expect(await statuses()).toEqual(["lost", "new", "new", "won"]);
		expect(await lastBulk(admin)).toMatchObject({ count: 1, data: { skipped: 2 } });
	});

	test("undoing leaves alone what somebody changed since", async () => {
		const [first = "", second = "", third = ""] = await store(4);
		const bulk = await change(admin, "status.won", all, 4);
		await changeOne(first, { status: "lost", statusReason: "price" });
		await changeOne(second, { valueCents: 90_000 });
		const undosOf = async (id: string) => {
			const { events } = await readTimeline(services.database.db, id);
			return events.flatMap((event) => (event.kind === "change" ? [event.data.undo?.isUndo ?? null] : []));
		};
		expect(await undosOf(third)).toEqual([null]);
		services.setNow(new Date(services.clock().getTime() + 60_000));
		await undoCommand(services, admin, bulk);
		expect(await statuses()).toEqual(["lost", "new", "new", "won"]);
		expect(await lastBulk(admin)).toMatchObject({ count: 4, restored: 2 });
		// The newest first.
		expect([await undosOf(third), await undosOf(first)]).toEqual([
			[true, false],
			[null, null],
		]);
	});

	test("only an admin undoes a colleague's change", async () => {
		await store(1, { ownerId: ana.userId });
		const bulk = await change(ana, "status.won");
		expect((await undoCommand(services, luis, bulk)).ok).toBe(false);
		expect((await undoCommand(services, admin, bulk)).ok).toBe(true);
		expect(await lastBulk(ana)).toMatchObject({ restored: 1, undoneById: admin.userId });
		expect(await statuses()).toEqual(["new"]);
	});

	test("nobody undoes a change that is older than 30 days", async () => {
		await store(1);
		const bulk = await change(admin, "status.won");
		expect((await undoCommand(services, ana, bulk)).ok).toBe(false);
		services.setNow(new Date(start.getTime() + 31 * 86_400_000));
		expect((await undoCommand(services, admin, bulk)).ok).toBe(false);
		expect(await listOwnCommands(services, admin.userId)).toEqual([]);
		expect(await statuses()).toEqual(["won"]);
	});

	test("an agent takes free leads of licensed states and touches no others", async () => {
		const free = await store(2);
		const other = await store(1, { state: "TX" });
		const taken = await store(1, { ownerId: luis.userId });
		const quarantined = await store(1, { spamReasons: ["honeypot_filled"] });
		const ids = [...free, ...other, ...taken, ...quarantined];
		for (const name of [`owner.${ana.userId}`, "status.qualified"]) await change(ana, name, { ids });
		const [mine, others] = [await rows(), await rows()].map((found, index) =>
			found.filter(({ id }) => free.includes(id) === (index === 0)),
		);
		expect(mine?.map(({ ownerId, status }) => [ownerId, status])).toEqual(free.map(() => [ana.userId, "qualified"]));
		expect(others?.map(({ status }) => status)).toEqual(["new", "new", "new"]);
		expect((await lastBulk(ana))?.count).toBe(2);
		await change(ana, `owner.${luis.userId}`, { ids: free });
		await change(ana, "released", { ids });
		expect((await lastBulk(ana))?.count).toBe(0);
	});

	test("who gives leads reads how many come from states where the new owner has no license", async () => {
		const { db } = services.database;
		const license = { userId: ana.userId, number: "W1", expiresOn: "2027-01-31" };
		await db.insert(staffLicenses).values([
			{ ...license, state: "FL" },
			{ ...license, state: "TX", expiresOn: "2026-11-22" },
		]);
		await store(2);
		await store(1, { state: "TX" });
		await store(1, { state: null });
		const fields = new FormData();
		for (const [name, value] of [
			["all", "yes"],
			["change", `owner.${ana.userId}`],
		] as const)
			fields.set(name, value);
		const { plan } = await previewBulk(services, admin, fields, "en");
		expect(plan).toMatchObject({
			count: 4,
			unlicensed: "1 of these leads is from a state where Ana has no license.",
		});
		fields.set("change", "owner.nobody");
		expect((await previewBulk(services, admin, fields, "en")).plan?.unlicensed).toBeNull();
	});

	test("a lead is given to somebody who works leads, and undone not to an account that is gone", async () => {
		const gone = (await openWriter(services, "Gone")).userId;
		await store(1, { ownerId: gone });
		await store(1, { ownerId: luis.userId });
		const bulk = await change(admin, `owner.${ana.userId}`, all, 2);
		expect((await rows()).map(({ ownerId }) => ownerId)).toEqual([ana.userId, ana.userId]);
		await services.database.db.execute(sql`DELETE FROM users WHERE id = ${gone}`);
		await undoCommand(services, admin, bulk);
		expect((await rows()).map(({ ownerId }) => ownerId).sort()).toEqual([ana.userId, luis.userId].sort());
		const next = await change(admin, `owner.${ana.userId}`, all, 2);
		await services.database.db.update(userRoles).set({ role: "viewer" }).where(eq(userRoles.user_id, luis.userId));
		await undoCommand(services, admin, next);
		expect((await rows()).map(({ ownerId }) => ownerId)).toEqual([ana.userId, ana.userId]);
		await services.database.db.update(userRoles).set({ role: "agent" }).where(eq(userRoles.user_id, luis.userId));
		const given = { kind: "owner", ownerId: "nobody-known" } as const;
		expect(
			await changeInBulk(services, admin, { selection: all, change: given, at: start, expected: 2 }),
		).toMatchObject({ ok: false });
	});

	test("leads that are no spam leave the quarantine, and what was held back goes out", async () => {
		await store(2, { spamReasons: ["honeypot_filled"] });
		const bulk = await change(admin, "released", { filter: { ...noLeadFilter, spam: true } }, 2);
		expect((await rows()).filter(({ releasedAt }) => releasedAt)).toHaveLength(2);
		await undoCommand(services, admin, bulk);
		expect((await rows()).filter(({ releasedAt }) => releasedAt)).toEqual([]);
	});

	test("a release made again sends what could not be sent, and nothing that was sent", async () => {
		const { db } = services.database;
		const [leadId = ""] = await store(1, { spamReasons: ["honeypot_filled"] });
		const bulk = await change(admin, "released", { ids: [leadId] }, 1);
		const ofLead = sql`data->>'leadId' = ${leadId}`;
		const queued = async () =>
			rowsOf<{ id: string; name: string }>(await db.execute(sql`SELECT id, name FROM jobs.job WHERE ${ofLead}`));
		expect((await queued()).map(({ name }) => name).sort()).toEqual(["acknowledge-visitor", "notify-staff"]);
		for (const { id: jobId, name: kind } of await queued()) {
			const outcome = kind === "notify-staff" ? ("sent" as const) : ("failed" as const);
			const attempt = { id: crypto.randomUUID(), leadId, jobId, kind, outcome, attemptedAt: services.clock() };
			await db.insert(leadDeliveries).values({ ...attempt, channel: "email" });
		}
		await undoCommand(services, admin, bulk);
		await db.execute(sql`DELETE FROM jobs.job WHERE ${ofLead}`);
		services.setNow(new Date(start.getTime() + 29 * 86_400_000));
		await change(admin, "released", { ids: [leadId] }, 1);
		expect((await queued()).map(({ name }) => name)).toEqual(["acknowledge-visitor"]);
	});

	test("a released lead that somebody works on stays with them, also if the release is undone", async () => {
		const [taken = "", free = ""] = await store(2, { spamReasons: ["honeypot_filled"] });
		const bulk = await change(admin, "released", { ids: [taken, free] }, 2);
		const { db } = services.database;
		await db.update(contactSubmissions).set({ ownerId: ana.userId }).where(eq(contactSubmissions.id, taken));
		await undoCommand(services, admin, bulk);
		expect((await rows()).filter(({ releasedAt }) => releasedAt).map(({ id }) => id)).toEqual([taken]);
		expect(await lastBulk(admin)).toMatchObject({ count: 2, restored: 1 });
	});

	test("a lead that somebody found to be spam after the preview is not released", async () => {
		const ids = await store(2, { spamReasons: ["honeypot_filled"] });
		const { db } = services.database;
		const judged = { spamConfirmedAt: new Date(start.getTime() + 10_000) };
		await db
			.update(contactSubmissions)
			.set(judged)
			.where(eq(contactSubmissions.id, ids[0] ?? ""));
		await change(admin, "released", { ids }, 2, start);
		expect((await rows()).filter(({ releasedAt }) => releasedAt).map(({ id }) => id)).toEqual([ids[1]]);
	});

	test("what was changed before a failure is logged and can be undone", async () => {
		const ids = await store(260);
		const { db } = services.database;
		let batches = 0;
		const transaction: typeof db.transaction = async (work) => {
			batches += 1;
			if (batches > 1) throw new Error("The database is gone");
			return db.transaction(work);
		};
		const get = (target: typeof db, name: keyof typeof db) => (name === "transaction" ? transaction : target[name]);
		const failing = { ...services, database: { ...services.database, db: new Proxy(db, { get }) } };
		const won = { kind: "status", status: "won", reason: null } as const;
		const plan = { selection: { ids }, change: won, at: start, expected: 260 };
		await expect(changeInBulk(failing, admin, plan)).rejects.toThrow("gone");
		expect(await lastBulk(admin)).toMatchObject({ count: 250, undoneAt: null });
		const logged = await services.database.db
			.select({ details: auditEntries.details })
			.from(auditEntries)
			.where(eq(auditEntries.action, "LEADS_CHANGED"))
			.orderBy(desc(auditEntries.sequence))
			.limit(1);
		expect(logged).toEqual([{ details: "status.won: 250" }]);
	});

	test("leads that somebody may not see are not counted either", async () => {
		const mine = await store(1, { ownerId: ana.userId });
		const others = await store(2, { ownerId: luis.userId });
		const selection = { ids: [...mine, ...others] };
		const change = { kind: "status", status: "new", reason: null } as const;
		const { selected } = await selectLeads(services.database.db, ana, { selection, change, now: start });
		expect(selected).toBe(1);
	});

	test("a deleted lead is left out of what is undone", async () => {
		const [first = ""] = await store(2);
		const bulk = await change(admin, "lost.other", all, 2);
		const { db } = services.database;
		await db.delete(contactSubmissions).where(eq(contactSubmissions.id, first));
		await undoCommand(services, admin, bulk);
		expect(await statuses()).toEqual(["new"]);
		expect(await lastBulk(admin)).toMatchObject({ count: 2, restored: 1 });
		const kept = await db.select().from(leadChanges).where(eq(leadChanges.commandId, bulk));
		expect(kept, "the other lead's change and its undoing").toHaveLength(2);
		expect(kept.map(({ leadId }) => leadId)).not.toContain(first);
	});

	describe("saved views", () => {
		const filter = { ...noLeadFilter, state: "FL" };
		const names = async (by: LeadActor) =>
			(await listSavedViews(services.database.db, by)).map(({ name, scope, mayChange }) => [name, scope, mayChange]);
		const save = (by: LeadActor, name: string, scope: "own" | "team" = "own") =>
			saveView(services, by, { name, scope, filter });

		test("are the person's own or, from an admin, everybody's", async () => {
			await save(ana, "Florida");
			await save(admin, "Spanish", "team");
			expect(await save(ana, "For all", "team")).toEqual({ ok: false, code: "notAllowed" });
			expect(await names(ana)).toEqual([
				["Florida", "own", true],
				["Spanish", "team", false],
			]);
			expect(await names(luis)).toEqual([["Spanish", "team", false]]);
			expect((await listSavedViews(services.database.db, ana))[0]?.query).toBe("state=FL");
		});

		test("have one name each, however it is written, even if two are saved in the same moment", async () => {
			const [one, other] = await Promise.all([save(ana, "Florida"), save(ana, " FLORIDA ")]);
			expect([one, other].filter((result) => !result.ok)).toEqual([{ ok: false, code: "nameTaken" }]);
			expect(await save(luis, "Florida")).toMatchObject({ id: expect.any(String) });
			expect(await save(ana, "")).toEqual({ ok: false, code: "nameMissing" });
		});

		test("are renamed and deleted by whoever may", async () => {
			const own = (await save(ana, "Florida")) as { id: string };
			const team = (await save(admin, "Team", "team")) as { id: string };
			expect(await renameView(services, luis, { id: own.id, name: "Mine" })).toEqual({ ok: false, code: "gone" });
			expect(await renameView(services, ana, { id: team.id, name: "Mine" })).toEqual({ ok: false, code: "gone" });
			expect(await renameView(services, ana, { id: own.id, name: "Sunshine" })).toEqual({ ok: true, id: own.id });
			for (const { id } of [own, team]) await deleteView(services, luis, id);
			expect(await names(ana)).toEqual([
				["Sunshine", "own", true],
				["Team", "team", false],
			]);
			await deleteView(services, ana, own.id);
			await deleteView(services, admin, team.id);
			expect(await names(ana)).toEqual([]);
		});

		test("are limited in number", async () => {
			for (let index = 0; index < maxSavedViews; index += 1) await save(ana, `View ${index}`);
			expect(await save(ana, "One more")).toEqual({ ok: false, code: "tooMany" });
		});
	});

	test("a change that is undone while it runs stops, and no lead stays changed", async () => {
		const ids = await store(501);
		let undoing: ReturnType<typeof undoCommand> | undefined;
		// Each batch writes an entry.
		const stop = onWritten(services.database.db, auditEntries, () => {
			undoing ??= lastBulk(ana).then((bulk) => undoCommand(services, ana, bulk?.id ?? ""));
		});
		await changeInBulk(services, ana, {
			selection: { ids },
			change: { kind: "status", status: "won", reason: null },
			at: services.clock(),
			expected: 501,
		});
		stop();
		expect(await undoing).toEqual({ ok: true });
		expect(new Set(await statuses())).toEqual(new Set(["new"]));
	});
});
