import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactSubmissions, leadCommands, leadPersons } from "#database/schema.ts";
import { readAuditFilter } from "#domain/audit/audit-filter.ts";
import { parseBulkChange } from "#domain/lead-desk/bulk-change.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { noLeadFilter, parseLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { pick, type RandomDesk, randomOperations, randomPerson } from "#tests/support/random-operations.ts";
import { allRows, changedTwice, leadValues, leftovers } from "#tests/support/random-state.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { openWriter } from "#tests/support/writers.ts";
import { readAuditPage } from "../../audit-log/read-audit-page.server.ts";
import { purgeDeletedLeads } from "../../housekeeping/purge-deleted-leads.server.ts";
import { countQuarantined } from "../../leads/quarantine.server.ts";
import { listContactSubmissions } from "../../staff/dashboard-lists.server.ts";
import { readBinPage } from "../bin/bin-page.server.ts";
import { restoreDeleted } from "../bin/restore-deleted.server.ts";
import { changeInBulk } from "../list/bulk-change.server.ts";
import { deleteView, listSavedViews, saveView } from "../list/lead-views.server.ts";
import { listLeads } from "../list/list-leads.server.ts";
import { readTimeline } from "../page/read-timeline.server.ts";
import { changeStatus } from "../work/change-status.server.ts";
import { findLead } from "../work/find-lead.server.ts";
import { readUndoBar } from "./undo-bar.server.ts";
import { undoCommand } from "./undo-command.server.ts";

type Row = typeof contactSubmissions.$inferInsert;

/** In `npm test`. COMMAND_OPERATIONS asks for another number. */
const operationCount = Number(process.env.COMMAND_OPERATIONS ?? (isLong ? 2000 : 100));

describe.each(sqlKinds)("what can be undone, on %s", (kind) => {
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

	async function change(by: LeadActor, name: string, ids: readonly string[]): Promise<string> {
		const parsed = parseBulkChange(name);
		if (!parsed) throw new Error(name);
		const plan = { selection: { ids }, change: parsed, at: services.clock(), expected: ids.length };
		const bulk = await changeInBulk(services, by, plan);
		if (!bulk.ok) throw new Error("refused");
		return bulk.id;
	}
	const statuses = async () =>
		(
			await services.database.db
				.select({ status: contactSubmissions.status })
				.from(contactSubmissions)
				.orderBy(asc(contactSubmissions.id))
		).map(({ status }) => status);
	const bar = (by: LeadActor, query: string) => readUndoBar(services, by, new URLSearchParams(query), "en");

	test("the page after a command offers to undo it, and then says what was undone", async () => {
		const id = await change(ana, "status.won", await store(2));
		expect(await bar(ana, `undo=${id}`)).toMatchObject({ text: "2 leads changed · Won", mayUndo: true, left: null });
		await undoCommand(services, ana, id);
		expect(await bar(ana, `undo=${id}`), "an address that was kept").toBeNull();
		expect(await bar(ana, `undone=${id}`)).toMatchObject({ text: "Undone for 2 leads · Won", mayUndo: false });
	});

	test("the bar is empty for somebody else's command, for one that changed nothing, and without a command", async () => {
		const id = await change(ana, "status.won", await store(1));
		expect(await bar(luis, `undo=${id}`)).toBeNull();
		expect(await bar(luis, `undone=${id}`)).toBeNull();
		expect(await bar(admin, `undo=${id}`)).toMatchObject({ mayUndo: true });
		expect(await bar(admin, `undo=${await change(admin, "status.won", [])}`)).toBeNull();
		for (const query of ["", "undo=", "undo=1", `undo=${crypto.randomUUID()}`])
			expect(await bar(admin, query)).toBeNull();
	});

	test("somebody who is too late reads that it can't be undone anymore", async () => {
		const id = await change(admin, "status.won", await store(1));
		services.setNow(new Date(start.getTime() + 31 * 86_400_000));
		expect(await bar(admin, `undo=${id}`)).toBeNull();
		expect((await undoCommand(services, admin, id)).ok).toBe(false);
		expect(await bar(admin, `undone=${id}`)).toMatchObject({ text: "This can’t be undone anymore.", mayUndo: false });
	});

	test("a change of one lead's status is undone like a change of many, with its value and on the timeline", async () => {
		const { db } = services.database;
		const [lead = ""] = await store(1, { status: "won", valueCents: 120_000 });
		const read = async () => (await db.select().from(contactSubmissions))[0];
		const set = async (by: LeadActor, fields: Record<string, string>) => {
			const revision = String((await read())?.revision);
			const result = await changeStatus({ services, by, leadId: lead, fields: { ...fields, revision } });
			return (result.ok && result.command) || "";
		};
		const lost = await set(ana, { status: "lost", reason: "price" });
		expect(await bar(ana, `undo=${lost}`)).toMatchObject({
			text: "1 lead changed · Lost: Too expensive",
			mayUndo: true,
		});
		expect(await bar(luis, `undo=${lost}`), "somebody else's").toBeNull();
		expect((await undoCommand(services, luis, lost)).ok).toBe(false);
		services.setNow(new Date(start.getTime() + 60_000));
		expect((await undoCommand(services, ana, lost)).ok).toBe(true);
		expect(await read()).toMatchObject({ status: "won", statusReason: null, valueCents: 120_000 });
		expect((await undoCommand(services, ana, lost)).ok, "once").toBe(false);
		const { events } = await readTimeline(db, lead);
		expect(events.flatMap(({ kind, data }) => (kind === "change" ? [data.undo?.isUndo] : []))).toEqual([true, false]);
	});

	test("a status that somebody changed again stays, saving the same one is no command, and 30 days are the end", async () => {
		const [lead = ""] = await store(1);
		const set = (by: LeadActor, status: string, revision: number) =>
			changeStatus({ services, by, leadId: lead, fields: { status, revision: String(revision) } });
		const won = await set(ana, "won", 0);
		expect(await set(ana, "won", 1), "the same").toEqual({ ok: true, done: "status-changed" });
		expect(await set(luis, "contacted", 0), "a license of another state").toMatchObject({ ok: false });
		const contacted = await set(admin, "contacted", 1);
		const [first, second] = [won, contacted].map((one) => (one.ok && one.command) || "");
		await undoCommand(services, ana, first ?? "");
		expect(await statuses(), "somebody changed it since").toEqual(["contacted"]);
		expect(await services.database.db.$count(leadCommands)).toBe(2);
		services.setNow(new Date(start.getTime() + 31 * 86_400_000));
		expect((await undoCommand(services, admin, second ?? "")).ok).toBe(false);
	});

	test("the audit log undoes a command, and says who undid it", async () => {
		const read = async () => {
			const filter = readAuditFilter(new URLSearchParams("kind=decisions"));
			const page = await readAuditPage(services, "admin", { filter, before: null, locale: "en" });
			return page?.rows.map(({ sentence, detail, command }) => ({ sentence, detail, command }));
		};
		const id = await change(ana, "status.won", await store(2));
		const done = { sentence: expect.stringMatching(/changed several leads$/), detail: "2 leads · Won" };
		expect((await read())?.[0]).toEqual({ ...done, command: { id, mayUndo: true, undone: null } });
		await undoCommand(services, admin, id);
		expect(await statuses()).toEqual(["new", "new"]);
		const [undoing, entry] = (await read()) ?? [];
		expect(undoing).toEqual({
			sentence: expect.stringMatching(/^Rosa .* undid a change$/),
			detail: "2 leads · Won",
			command: null,
		});
		expect(entry).toEqual({
			...done,
			command: { id, mayUndo: false, undone: expect.stringMatching(/^Undone by Rosa on Nov/) },
		});
	});

	test("an undo that restores nothing leaves the command to others, and only admins fill the quarantine", async () => {
		const { db } = services.database;
		const id = await change(ana, "status.won", await store(1, { ownerId: ana.userId }));
		await db.update(contactSubmissions).set({ ownerId: luis.userId });
		expect((await undoCommand(services, ana, id)).ok).toBe(false);
		expect((await undoCommand(services, admin, id)).ok).toBe(true);
		expect(await statuses()).toEqual(["new"]);
		await db.delete(contactSubmissions);
		const released = await change(admin, "released", await store(1, { spamReasons: ["honeypot_filled"] }));
		const demoted: LeadActor = { ...admin, role: "agent", licensedStates: ["FL"] };
		expect((await undoCommand(services, demoted, released)).ok).toBe(false);
		expect((await undoCommand(services, admin, released)).ok).toBe(true);
		expect(await countQuarantined(db)).toBe(1);
	});

	describe("a deleted lead", () => {
		const listed = async (by: LeadActor, query = "") => {
			const filter = parseLeadFilter(new URLSearchParams(query));
			return (await listLeads(services, by, filter)).rows.map(({ id }) => id).sort();
		};
		const bin = async () => (await readBinPage(services, null, "en")).rows;

		test("is on no list, opens for nobody, waits in the bin, and comes back where it was", async () => {
			const { db } = services.database;
			const [kept = "", gone = ""] = await store(2, { ownerId: ana.userId });
			const [spam = ""] = await store(1, { spamReasons: ["honeypot_filled"] });
			const id = await change(admin, "deleted", [gone, spam]);
			expect(await listed(admin)).toEqual([kept]);
			expect(await listed(ana)).toEqual([kept]);
			expect(await listed(admin, "spam=yes")).toEqual([]);
			expect(await countQuarantined(db)).toBe(0);
			expect((await listContactSubmissions(db, "admin")).rows.map((row) => row.id)).toEqual([kept]);
			for (const by of [admin, ana]) expect(await findLead(db, by, gone)).toBeNull();
			expect((await bin()).map((row) => row.id).sort()).toEqual([gone, spam].sort());
			expect((await bin())[0]).toMatchObject({
				name: "Kim Lee",
				deleted: expect.stringMatching(/^Deleted by Rosa on Nov/),
				left: "Will be erased in 30 days",
			});
			expect(await bar(admin, `undo=${id}`)).toMatchObject({ text: "2 leads deleted", mayUndo: true });
			await undoCommand(services, admin, id);
			expect(await listed(ana)).toEqual([kept, gone].sort());
			expect(await countQuarantined(db)).toBe(1);
			expect(await bin()).toEqual([]);
		});

		test("is restored alone from the bin, and undoing leaves it as it is", async () => {
			const [one = "", other = ""] = await store(2);
			const id = await change(admin, "deleted", [one, other]);
			expect(await restoreDeleted(services, ana, one)).toEqual({ ok: false, code: "gone" });
			expect(await restoreDeleted(services, admin, one)).toEqual({ ok: true });
			expect(await restoreDeleted(services, admin, one)).toEqual({ ok: false, code: "gone" });
			expect(await listed(admin)).toEqual([one]);
			await undoCommand(services, admin, id);
			expect(await bar(admin, `undone=${id}`)).toMatchObject({ text: "1 lead restored" });
			expect(await listed(admin)).toEqual([one, other].sort());
		});

		test("is deleted by admins only", async () => {
			const ids = await store(1, { ownerId: ana.userId });
			await change(ana, "deleted", ids);
			expect(await listed(ana)).toEqual(ids);
		});

		test("is erased after 30 days, and not before", async () => {
			const { db } = services.database;
			const [gone = ""] = await store(1);
			const id = await change(admin, "deleted", [gone]);
			services.setNow(new Date(start.getTime() + 30 * 86_400_000));
			expect(await purgeDeletedLeads(db, services.clock())).toBe(0);
			services.setNow(new Date(start.getTime() + 30 * 86_400_000 + 1));
			expect(await purgeDeletedLeads(db, services.clock())).toBe(1);
			expect(await bin()).toEqual([]);
			expect(await restoreDeleted(services, admin, gone)).toEqual({ ok: false, code: "gone" });
			expect((await undoCommand(services, admin, id)).ok).toBe(false);
			const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, gone));
			expect(row).toMatchObject({ firstName: "", email: null, status: "erased", isListed: false });
		});
	});

	test("a deleted view comes back, with a number if its name was given to another", async () => {
		const views = async () => (await listSavedViews(services.database.db, ana)).map(({ name }) => name);
		const save = async (name: string) => {
			const saved = await saveView(services, ana, { name, scope: "own", filter: noLeadFilter });
			return saved.ok ? saved.id : "";
		};
		const deleted = await deleteView(services, ana, await save("Florida"));
		const command = deleted.ok ? deleted.command : "";
		expect(await views()).toEqual([]);
		expect(await bar(ana, `undo=${command}`)).toMatchObject({ text: "View deleted", mayUndo: true });
		await save("florida");
		await undoCommand(services, ana, command);
		expect(await views()).toEqual(["florida", "Florida (2)"]);
		expect(await bar(ana, `undone=${command}`)).toMatchObject({ text: "View restored" });
	});

	/** Leads of several people who share numbers and addresses. Some look like spam. */
	async function storeCrowd(random: () => number): Promise<string[]> {
		const kinds: Partial<Row>[] = [
			...Array<Partial<Row>>(4).fill({ status: "won", valueCents: 120_000 }),
			...Array<Partial<Row>>(4).fill({ ownerId: luis.userId, status: "lost", statusReason: "price" }),
			...Array<Partial<Row>>(5).fill({}),
			...Array<Partial<Row>>(3).fill({ spamReasons: ["honeypot_filled"] }),
		];
		const leadIds: string[] = [];
		for (const changes of kinds) leadIds.push(...(await store(1, { ...randomPerson({ random }), ...changes })));
		// The derived data is there before the first operation, at any time the sweep runs.
		await services.leadIndex.index();
		return leadIds;
	}
	const deskOf = async (random: () => number): Promise<RandomDesk> => {
		await services.database.db.delete(leadPersons);
		const leadIds = await storeCrowd(random);
		return { services, by: admin, leadIds, ownerIds: [ana.userId, luis.userId, admin.userId], random };
	};
	const tick = () => services.setNow(new Date(services.clock().getTime() + 1000));
	async function doSomething(desk: RandomDesk): Promise<{ name: string; command: string } | null> {
		tick();
		const name = pick(desk, Object.keys(randomOperations));
		const command = await randomOperations[name]?.(desk);
		await services.leadIndex.index();
		return command ? { name, command } : null;
	}
	async function undo(command: string): Promise<void> {
		tick();
		await undoCommand(services, admin, command);
		await services.leadIndex.index();
	}

	test(`${operationCount} random operations, undone from the last one back, leave everything as it was`, async () => {
		const desk = await deskOf(randomNumbers(seed));
		const done: { name: string; command: string; before: string[] }[] = [];
		const undoLast = async () => {
			const last = done.pop();
			if (!last) return;
			await undo(last.command);
			expect(await allRows(services), `after ${last.name} was undone`).toEqual(last.before);
			rows = last.before;
		};
		const untouched = await allRows(services);
		let rows = untouched;
		for (let count = 0; count < operationCount; count += 1) {
			const made = await doSomething(desk);
			if (made) {
				done.push({ ...made, before: rows });
				rows = await allRows(services);
			}
			if (desk.random() < 0.4) await undoLast();
			// All of it, from the last to the first, now and then.
			if (done.length > 20) while (done.length > 0) await undoLast();
		}
		while (done.length > 0) await undoLast();
		expect(await allRows(services)).toEqual(untouched);
	}, 7_200_000);

	test("random operations, undone in random order, leave what nobody else changed as it was", async () => {
		const random = randomNumbers(seed + 1);
		for (let round = 0; round < operationCount / 50; round += 1) {
			const { db } = services.database;
			await db.delete(leadCommands);
			await db.delete(contactSubmissions);
			const desk = await deskOf(random);
			const before = await leadValues(services);
			const done: string[] = [];
			while (done.length < 12) done.push(...[await doSomething(desk)].flatMap((made) => made?.command ?? []));
			while (done.length > 0) await undo(done.splice(Math.floor(random() * done.length), 1).join(""));
			const [after, twice] = [await leadValues(services), await changedTwice(services)];
			const once = [...before].filter(([key]) => !twice.has(key));
			expect(once.map(([key]) => [key, after.get(key)])).toEqual(once);
			expect(await leftovers(services)).toEqual([]);
		}
	}, 7_200_000);
});
