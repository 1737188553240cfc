import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	auditEntries,
	contactSubmissions,
	leadCalls,
	leadChanges,
	leadNotes,
	leadTasks,
	leadWords,
} from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { type TimelineShow, timelineShows } from "#domain/lead-desk/timeline-show.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { readLeadPage } from "../page/lead-page.server.ts";
import { notePresence, othersPresent } from "../page/presence.server.ts";
import { readTimeline } from "../page/read-timeline.server.ts";
import { addNote } from "./add-note.server.ts";
import { callFactsOf } from "./call-facts.server.ts";
import { changeStatus } from "./change-status.server.ts";
import { confirmNumber } from "./confirm-number.server.ts";
import { giveLead } from "./give-lead.server.ts";
import { logCall } from "./log-call.server.ts";
import { takeLead } from "./take-lead.server.ts";
import { addTask } from "./tasks.server.ts";
import { withdrawableCalls, withdrawCall } from "./withdraw-call.server.ts";

const dayMs = 24 * 3_600_000;

describe.each(ruleKinds)("work on leads on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let [ana, luis, owner]: LeadActor[] = [];
	const by = (person: LeadActor | undefined) => {
		if (!person) throw new Error("nobody");
		return person;
	};
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		ana = await work.person("Ana", "agent");
		luis = await work.person("Luis", "agent");
		owner = await work.person("Owner", "admin", []);
	});
	afterAll(() => services.close());
	const logged = async (leadId: string) => {
		const rows = await services.database.db
			.select({ action: auditEntries.action, details: auditEntries.details })
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, leadId))
			.orderBy(auditEntries.sequence);
		return rows.map(({ action, details }) => (details ? `${action} ${details}` : action));
	};
	const changesOf = (leadId: string) =>
		services.database.db.select().from(leadChanges).where(eq(leadChanges.leadId, leadId)).orderBy(leadChanges.revision);

	test("of two agents who take a lead at the same time, one gets it, and the other is told", async () => {
		const leadId = await work.lead();
		const results = await Promise.all([by(ana), by(luis)].map((one) => takeLead(work.action(one, leadId))));
		expect(results).toContainEqual({ ok: true, done: "taken" });
		expect(results, "an agent can't open somebody else's lead").toContainEqual({ ok: false, code: "gone" });
		const { ownerId, revision } = await work.read(leadId);
		expect(ownerId).toBe(results[0] && "done" in results[0] ? by(ana).userId : by(luis).userId);
		expect(revision).toBe(1);
		expect(await logged(leadId)).toEqual(["LEAD_TAKEN"]);
		expect(await takeLead(work.action(by(owner), leadId))).toEqual({ ok: false, code: "taken" });
		const texan = await work.lead({ state: "TX" });
		expect(await takeLead(work.action(by(ana), texan)), "no license").toEqual({ ok: false, code: "gone" });
	});

	test("somebody else's lead does not exist for an agent, whatever they try", async () => {
		const leadId = await work.lead();
		await takeLead(work.action(by(luis), leadId));
		const fields = {
			revision: "1",
			status: "won",
			note: "Mine",
			outcome: "reached",
			owner: by(ana).userId,
			proof: "Mine",
		};
		for (const attempt of [takeLead, giveLead, changeStatus, addNote, logCall, withdrawCall, confirmNumber]) {
			expect(await attempt(work.action(by(ana), leadId, fields)), attempt.name).toEqual({ ok: false, code: "gone" });
			expect(await attempt(work.action(by(ana), randomUUID(), fields)), attempt.name).toEqual({
				ok: false,
				code: "gone",
			});
		}
		expect(await logged(leadId)).toEqual(["LEAD_TAKEN"]);
	});

	test("admins give a lead to whoever works leads; agents only put back their own", async () => {
		const leadId = await work.lead();
		const give = (one: LeadActor | undefined, to: string, revision: number) =>
			giveLead(work.action(by(one), leadId, { owner: to, revision: String(revision) }));
		expect(await give(ana, by(ana).userId, 0)).toEqual({ ok: false, code: "notAllowed" });
		for (const to of ["nobody", "ana\u0000"]) {
			expect(await give(owner, to, 0)).toEqual({ ok: false, code: "noSuchPerson" });
		}
		expect(await give(owner, by(ana).userId, 0)).toEqual({ ok: true, done: "given" });
		expect(await give(ana, by(luis).userId, 1)).toEqual({ ok: false, code: "notAllowed" });
		expect(await give(ana, "", 0), "with an old revision").toEqual({ ok: false, code: "conflict" });
		expect(await give(ana, "", 1)).toEqual({ ok: true, done: "put-back" });
		expect((await work.read(leadId)).ownerId).toBeNull();
		expect(await changesOf(leadId)).toMatchObject([
			{ kind: "owner", before: null, after: { name: "Ana" }, staffName: "Owner" },
			{ kind: "owner", before: { name: "Ana" }, after: null, staffName: "Ana" },
		]);
	});

	test("a status is saved with what belongs to it, and never over a newer one", async () => {
		const leadId = await work.lead();
		const save = (one: LeadActor | undefined, fields: Record<string, unknown>) =>
			changeStatus(work.action(by(one), leadId, fields));
		expect(await save(ana, { status: "lost", revision: "0" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { reason: "reason_required" },
		});
		expect(await save(ana, { status: "won", value: "$1,200", revision: "0" })).toEqual({
			ok: true,
			done: "status-changed",
			command: expect.any(String),
		});
		expect(await save(ana, { status: "won", value: "$1,200", revision: "0" }), "sent again").toEqual({
			ok: true,
			done: "status-changed",
		});
		expect(await save(luis, { status: "lost", reason: "price", revision: "0" })).toEqual({
			ok: false,
			code: "conflict",
		});
		expect(await save(luis, { status: "lost", reason: "price" }), "without one").toEqual({
			ok: false,
			code: "conflict",
		});
		expect(await work.read(leadId)).toMatchObject({ status: "won", valueCents: 120_000, statusReason: null });
		expect(await save(luis, { status: "lost", reason: "price", revision: "1" })).toMatchObject({
			ok: true,
			done: "status-changed",
		});
		expect(await work.read(leadId)).toMatchObject({ status: "lost", valueCents: null, statusReason: "price" });
		expect(await logged(leadId)).toEqual(["LEAD_STATUS_CHANGED status: won", "LEAD_STATUS_CHANGED status: lost"]);
		const [first] = await changesOf(leadId);
		expect(first).toMatchObject({ before: { status: "new" }, after: { status: "won", valueCents: 120_000 } });
	});

	test("a status that somebody sets is no first contact: a call after it is", async () => {
		const leadId = await work.lead();
		await changeStatus(work.action(by(ana), leadId, { status: "qualified", revision: "0" }));
		expect((await work.read(leadId)).firstContactAt).toBeNull();
		await logCall(work.action(by(ana), leadId, { outcome: "voicemail" }));
		expect(await work.read(leadId)).toMatchObject({ status: "qualified", firstContactAt: services.clock() });
	});

	test("a note is added once for each form, with its author, and text that no database can hold is refused", async () => {
		const leadId = await work.lead();
		const once = randomUUID();
		const note = (text: string) => addNote(work.action(by(ana), leadId, { note: text, once }));
		expect(await note("Half a sign \ud83d")).toEqual({ ok: false, code: "invalid", errors: { note: "not_text" } });
		expect(await note("  Prefers evenings. ")).toEqual({ ok: true, done: "note-added" });
		expect(await note("Prefers evenings.")).toEqual({ ok: true, done: "note-added" });
		const notes = await services.database.db.select().from(leadNotes).where(eq(leadNotes.leadId, leadId));
		expect(notes).toMatchObject([{ text: "Prefers evenings.", authorName: "Ana" }]);
		await note("Written after going back to the form");
		expect(await services.database.db.$count(leadNotes, eq(leadNotes.leadId, leadId))).toBe(2);
		expect((await work.read(leadId)).revision, "a note is no change that others must see first").toBe(0);
	});

	test("a call is logged with what the rules said, and what it reached", async () => {
		const [leadId, sibling] = [await work.lead(), await work.lead({ email: "other@example.com" })];
		const { db } = services.database;
		const key = { phoneKey: "+13055550123", indexedAt: services.clock() };
		for (const id of [leadId, sibling]) {
			await db.update(contactSubmissions).set(key).where(eq(contactSubmissions.id, id));
		}
		const call = (outcome: string) => logCall(work.action(by(ana), leadId, { outcome }));
		expect(await call("shouted")).toEqual({ ok: false, code: "invalid", errors: { outcome: "no_choice" } });
		expect(await call("busy")).toEqual({ ok: true, done: "call-logged" });
		expect(await work.read(leadId)).toMatchObject({ status: "new", firstContactAt: null });
		expect((await work.read(sibling)).indexedAt, "another lead with the number is looked at again").toBeNull();
		expect(await call("voicemail")).toEqual({ ok: true, done: "call-logged" });
		expect(await work.read(leadId)).toMatchObject({ status: "contacted", firstContactAt: services.clock() });
		expect(await call("reached")).toEqual({ ok: true, done: "call-logged" });
		expect(await work.read(leadId)).toMatchObject({ status: "contacted", revision: 1 });
		expect(await call("wrongNumber")).toEqual({ ok: true, done: "wrong-number" });
		const ofLead = and(eq(leadCalls.leadId, leadId), eq(leadCalls.outcome, "wrongNumber"));
		const [last] = await db.select().from(leadCalls).where(ofLead);
		expect(last).toMatchObject({ staffName: "Ana", phoneKey: "+13055550123" });
		expect(last?.rule).toMatchObject({ isOpen: false, rule: "tooManyAttempts" });
		const once = randomUUID();
		const form = await work.lead({ phone: "(561) 555-0177" });
		for (const outcome of ["busy", "busy", "noAnswer"]) await logCall(work.action(by(ana), form, { outcome, once }));
		expect(await db.$count(leadCalls, eq(leadCalls.leadId, form)), "sent twice, then corrected").toBe(2);
		const silent = await work.lead({ phone: null });
		expect(await logCall(work.action(by(ana), silent, { outcome: "busy" }))).toEqual({ ok: false, code: "noPhone" });
	});

	test("only what the person did renews an inquiry: a call that reaches them doesn't, a booking does", async () => {
		const leadId = await work.lead({ phone: "(786) 555-0191" });
		const { db } = services.database;
		const start = services.clock();
		const inquiredAt = async () =>
			(await callFactsOf(db, services.env, [await work.read(leadId)], services.clock()))[0]?.inquiredAt;
		const later = new Date(start.getTime() + 60 * dayMs);
		services.setNow(later);
		await logCall(work.action(by(ana), leadId, { outcome: "reached" }));
		expect(await inquiredAt()).toEqual(start);
		const isLead = eq(contactSubmissions.id, leadId);
		await db.update(contactSubmissions).set({ bookingStatus: "booked", bookingUpdatedAt: later }).where(isLead);
		expect(await inquiredAt()).toEqual(later);
		services.setNow(start);
	});

	test("a won lead is a purchase from the day it was first won, until that is undone", async () => {
		const leadId = await work.lead({ phone: "(786) 555-0192" });
		const { db } = services.database;
		const start = services.clock();
		const purchasedAt = async () =>
			(await callFactsOf(db, services.env, [await work.read(leadId)], services.clock()))[0]?.purchasedAt;
		const save = async (days: number, fields: Record<string, string>) => {
			services.setNow(new Date(start.getTime() + days * dayMs));
			const { revision } = await work.read(leadId);
			const action = work.action(by(ana), leadId, { ...fields, revision: String(revision) });
			expect(await changeStatus(action)).toMatchObject({ ok: true, done: "status-changed" });
		};
		expect(await purchasedAt()).toBeNull();
		await save(1, { status: "won", value: "1200" });
		const won = services.clock();
		expect(await purchasedAt()).toEqual(won);
		await save(2, { status: "lost", reason: "price" });
		expect(await purchasedAt(), "it is no longer won").toBeNull();
		await save(90, { status: "won", value: "1200" });
		expect(await purchasedAt(), "winning it again renews nothing").toEqual(won);
		services.setNow(start);
	});

	test("a wrong number stays one until somebody is reached on it, however often it is tried", async () => {
		const leadId = await work.lead({ phone: "(786) 555-0142" });
		const sibling = await work.lead({ phone: "786-555-0142", email: "other@example.com" });
		const call = (id: string, outcome: string) => logCall(work.action(by(ana), id, { outcome }));
		const start = services.clock();
		const isWrong = async () => {
			const [facts] = await callFactsOf(services.database.db, services.env, [await work.read(leadId)], start);
			return facts?.isWrongNumber;
		};
		for (const [minute, id, outcome, expected] of [
			[1, leadId, "wrongNumber", true],
			[2, sibling, "noAnswer", true],
			[3, leadId, "voicemail", true],
			[4, sibling, "reached", false],
		] as const) {
			services.setNow(new Date(start.getTime() + minute * 60_000));
			await call(id, outcome);
			expect(await isWrong(), outcome).toBe(expected);
		}
		services.setNow(start);
	});

	test("a call that was logged by mistake is taken back, and nothing of what it did stays", async () => {
		const phone = "(786) 555-0143";
		const [leadId, sibling] = [await work.lead({ phone }), await work.lead({ phone, email: "other@example.com" })];
		const { db } = services.database;
		await db
			.update(contactSubmissions)
			.set({ phoneKey: "+17865550143", indexedAt: services.clock() })
			.where(eq(contactSubmissions.id, sibling));
		const factsOf = async (id: string) =>
			(await callFactsOf(db, services.env, [await work.read(id)], services.clock()))[0];
		const start = services.clock();
		const at = (minute: number) => services.setNow(new Date(start.getTime() + minute * 60_000));
		const call = async (minute: number, outcome: string) => {
			at(minute);
			const once = randomUUID();
			await logCall(work.action(by(ana), leadId, { outcome, once }));
			return once;
		};
		const takeBack = (id: string, one = ana) => withdrawCall(work.action(by(one), leadId, { call: id }));
		const reached = await call(1, "reached");
		const wrong = await call(2, "wrongNumber");
		expect(await withdrawableCalls(db, leadId, by(ana).userId, services.clock())).toEqual([wrong, reached]);
		expect(await factsOf(sibling)).toMatchObject({ isWrongNumber: true });
		expect((await factsOf(sibling))?.attempts).toHaveLength(2);
		expect(await takeBack(wrong, luis), "somebody else's").toEqual({ ok: false, code: "notYourCall" });
		expect(await takeBack(randomUUID())).toEqual({ ok: false, code: "notYourCall" });
		await db.update(contactSubmissions).set({ indexedAt: services.clock() }).where(eq(contactSubmissions.id, sibling));
		expect(await takeBack(wrong)).toEqual({ ok: true, done: "call-withdrawn" });
		expect(await takeBack(wrong), "a second time nothing happens").toEqual({ ok: true, done: "call-withdrawn" });
		expect(await factsOf(sibling)).toMatchObject({ isWrongNumber: false });
		expect((await factsOf(sibling))?.attempts).toHaveLength(1);
		expect((await work.read(sibling)).indexedAt, "when it may be called is derived again").toBeNull();
		expect(await work.read(leadId)).toMatchObject({ status: "contacted" });

		const voicemail = await call(3, "voicemail");
		expect(await takeBack(reached)).toEqual({ ok: true, done: "call-withdrawn" });
		const left = { status: "contacted", firstContactAt: services.clock(), lastContactAt: services.clock() };
		expect(await work.read(leadId), "the voicemail is the only contact now").toMatchObject(left);
		expect(await takeBack(voicemail)).toEqual({ ok: true, done: "call-withdrawn" });
		expect(await work.read(leadId)).toMatchObject({ status: "new", firstContactAt: null, lastContactAt: null });
		expect(await factsOf(leadId)).toMatchObject({ attempts: [] });
		expect(await withdrawableCalls(db, leadId, by(ana).userId, services.clock())).toEqual([]);

		const { events } = await readTimeline(db, leadId);
		const calls = events.flatMap((event) => (event.kind === "call" ? [event.data] : []));
		expect(calls.map(({ outcome, withdrawnAt }) => [outcome, withdrawnAt !== null])).toEqual([
			["voicemail", true],
			["wrongNumber", true],
			["reached", true],
		]);
		expect((await logged(leadId)).filter((entry) => entry.startsWith("LEAD_CALL_WITHDRAWN"))).toEqual(
			["wrongNumber", "reached", "voicemail"].map((outcome) => `LEAD_CALL_WITHDRAWN call: ${outcome}`),
		);
		const late = await call(4, "busy");
		at(15);
		expect(await takeBack(late), "it is too late").toEqual({ ok: false, code: "callStands" });
		services.setNow(start);
	});

	test("the last contact is the last one that counts", async () => {
		const leadId = await work.lead();
		const start = services.clock();
		const call = async (minutes: number, outcome: string) => {
			services.setNow(new Date(start.getTime() + minutes * 60_000));
			const once = randomUUID();
			await logCall(work.action(by(ana), leadId, { outcome, once }));
			return once;
		};
		const contacts = async () => {
			const { firstContactAt, lastContactAt } = await work.read(leadId);
			return [firstContactAt, lastContactAt].map((at) => at && (at.getTime() - start.getTime()) / 60_000);
		};
		await call(1, "busy");
		expect(await contacts()).toEqual([null, null]);
		await call(2, "voicemail");
		const last = await call(3, "reached");
		await call(4, "noAnswer");
		expect(await contacts()).toEqual([2, 3]);
		await withdrawCall(work.action(by(ana), leadId, { call: last }));
		expect(await contacts()).toEqual([2, 2]);
		services.setNow(start);
	});

	test("taking back a later call leaves the first contact, also one that the log no longer has", async () => {
		const leadId = await work.lead();
		const start = services.clock();
		const before = new Date(start.getTime() - 60_000);
		await services.database.db
			.update(contactSubmissions)
			.set({ firstContactAt: before, lastContactAt: before })
			.where(eq(contactSubmissions.id, leadId));
		const once = randomUUID();
		await logCall(work.action(by(ana), leadId, { outcome: "reached", once }));
		expect(await work.read(leadId)).toMatchObject({ firstContactAt: before, lastContactAt: start });
		await withdrawCall(work.action(by(ana), leadId, { call: once }));
		expect(await work.read(leadId)).toMatchObject({ firstContactAt: before, lastContactAt: before });
	});

	test("a status that somebody chose since a call stays when the call is taken back", async () => {
		const [chosen, twice] = [await work.lead(), await work.lead()];
		const call = async (leadId: string) => {
			const once = randomUUID();
			await logCall(work.action(by(ana), leadId, { outcome: "reached", once }));
			return once;
		};
		const first = await call(chosen);
		await changeStatus(work.action(by(luis), chosen, { status: "qualified", revision: "1" }));
		await withdrawCall(work.action(by(ana), chosen, { call: first }));
		expect(await work.read(chosen)).toMatchObject({ status: "qualified" });
		const mistaken = await call(twice);
		await call(twice);
		await withdrawCall(work.action(by(ana), twice, { call: mistaken }));
		const stays = { status: "contacted", firstContactAt: services.clock() };
		expect(await work.read(twice), "another call reached them").toMatchObject(stays);
	});

	test("who owns a lead, or an admin, says that its number is right: calls to this lead open again", async () => {
		const phone = "(786) 555-0144";
		const [leadId, sibling] = [await work.lead({ phone }), await work.lead({ phone, email: "other@example.com" })];
		const { db } = services.database;
		const isWrong = async (id: string) => {
			const [facts] = await callFactsOf(db, services.env, [await work.read(id)], services.clock());
			return facts?.isWrongNumber;
		};
		const start = services.clock();
		await logCall(work.action(by(ana), leadId, { outcome: "wrongNumber" }));
		const confirm = (one: LeadActor | undefined, proof: string) =>
			confirmNumber(work.action(by(one), leadId, { proof }));
		services.setNow(new Date(start.getTime() + 60_000));
		expect(await confirm(owner, " ")).toEqual({ ok: false, code: "invalid", errors: { proof: "required" } });
		expect(await confirm(ana, "I know"), "nobody owns it").toEqual({ ok: false, code: "notAllowed" });
		expect(await isWrong(leadId)).toBe(true);
		await takeLead(work.action(by(ana), leadId));
		expect(await confirm(ana, "She wrote it in an email.")).toEqual({ ok: true, done: "number-right" });
		expect(await confirm(ana, "She wrote it in an email.")).toEqual({ ok: true, done: "number-right" });
		expect([await isWrong(leadId), await isWrong(sibling)]).toEqual([false, true]);
		expect((await changesOf(leadId)).map(({ kind }) => kind)).toEqual(["owner", "numberRight"]);
		expect(await db.$count(leadNotes, eq(leadNotes.leadId, leadId)), "once").toBe(1);
		expect((await logged(leadId)).at(-1)).toBe("LEAD_NUMBER_CONFIRMED");
		services.setNow(new Date(start.getTime() + 120_000));
		await logCall(work.action(by(ana), leadId, { outcome: "wrongNumber" }));
		expect(await isWrong(leadId), "a later call counts more").toBe(true);
		services.setNow(start);
	});

	test("the page offers one reminder for the moment when calls open, and marks a number that was found wrong", async () => {
		const leadId = await work.lead({ phone: "(786) 555-0161", state: "FL" });
		const start = services.clock();
		services.setNow(new Date("2026-11-24T04:00:00Z"));
		const read = async () => {
			const lead = await work.read(leadId);
			return (await readLeadPage(services, by(owner), lead, { locale: "en", timeline: {} })).call;
		};
		const { opensAt, ...call } = await read();
		expect(call).toMatchObject({ isOpen: false, hasReminder: false, isWrongNumber: false });
		const { date, time } = zonedTime(new Date(opensAt ?? ""), "America/New_York");
		const task = { text: "Call back", date, time: time.slice(0, 5) };
		await addTask(services, by(owner), leadId, task);
		expect(await read()).toMatchObject({ opensAt, hasReminder: true });
		await logCall(work.action(by(owner), leadId, { outcome: "wrongNumber" }));
		expect(await read()).toMatchObject({ isWrongNumber: true });
		services.setNow(start);
	});

	test("nothing that is written while a person's data is deleted survives it", async () => {
		const leadId = await work.lead({ firstName: "Gone" });
		const { db } = services.database;
		const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
		const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
		const noting = db.transaction(async (transaction) => {
			const { id } = contactSubmissions;
			await transaction.select({ id }).from(contactSubmissions).where(eq(id, leadId)).for("no key update");
			locked();
			await written;
			const note = { id: randomUUID(), leadId, authorName: "Ana", text: "Gone lives in Miami", createdAt: new Date() };
			await transaction.insert(leadNotes).values(note);
			const word = { kind: "word", word: "gone", createdAt: new Date(), leadId } as const;
			await transaction.insert(leadWords).values(word);
		});
		await isLocked;
		const erasing = db.transaction((transaction) =>
			eraseLeads(transaction, [{ id: leadId, sessionId: null }], services.clock()),
		);
		// Long enough for the deletion to wait for the writer.
		await setTimeout(300);
		const task = { text: "Call Gone", date: "2026-11-30" };
		const adding = addTask(services, by(ana), leadId, task);
		await setTimeout(100);
		goOn();
		await Promise.all([noting, erasing, adding]);
		for (const table of [leadNotes, leadWords, leadTasks]) {
			expect(await db.$count(table, eq(table.leadId, leadId))).toBe(0);
		}
	});

	test("the timeline shows everything once, the newest first, page by page", async () => {
		const leadId = await work.lead();
		const start = services.clock();
		for (let minute = 1; minute <= 4; minute++) {
			services.setNow(new Date(start.getTime() + Math.min(minute, 3) * 60_000));
			await addNote(work.action(by(ana), leadId, { note: `Note ${minute}` }));
		}
		await changeStatus(work.action(by(ana), leadId, { status: "contacted", revision: "0" }));
		services.setNow(start);
		const { db } = services.database;
		const whole = await readTimeline(db, leadId);
		expect(whole.events.map(({ kind }) => kind).sort()).toEqual(
			[...Array(4).fill("note"), "change", "received"].sort(),
		);
		expect(whole.events.at(-1)?.kind).toBe("received");
		expect(whole.olderThan).toBeNull();
		const ids: string[] = [];
		for (let before: string | null = null, pages = 0; pages < 3; pages++) {
			const page = await readTimeline(db, leadId, { before }, 2);
			ids.push(...page.events.map(({ id }) => id));
			before = page.olderThan;
		}
		expect(ids).toEqual(whole.events.map(({ id }) => id));
		const [newest] = whole.events;
		for (const address of ["note.\u0000", "nothing"]) {
			expect((await readTimeline(db, leadId, { before: address }, 2)).events[0], address).toEqual(newest);
		}
	});

	test("the timeline shows one kind alone, and a page that has a given entry", async () => {
		const leadId = await work.lead();
		const start = services.clock();
		for (let minute = 1; minute <= 4; minute++) {
			services.setNow(new Date(start.getTime() + minute * 60_000));
			await addNote(work.action(by(ana), leadId, { note: `Note ${minute}` }));
		}
		await changeStatus(work.action(by(ana), leadId, { status: "contacted", revision: "0" }));
		services.setNow(start);
		const { db } = services.database;
		const kindsOf = async (show: TimelineShow) =>
			(await readTimeline(db, leadId, { show })).events.map(({ kind }) => kind);
		expect(await kindsOf("notes")).toEqual(Array(4).fill("note"));
		expect(await kindsOf("changes")).toEqual(["change", "received"]);
		expect(await kindsOf("calls")).toEqual([]);
		const whole = await readTimeline(db, leadId);
		const shown = (await Promise.all(timelineShows.map(kindsOf))).flat();
		expect(shown.sort(), "each is of one kind").toEqual(whole.events.map(({ kind }) => kind).sort());

		const [newest, oldest] = [whole.events[1], whole.events.at(-1)];
		const inFirst = await readTimeline(db, leadId, { entry: newest?.id ?? "" }, 2);
		expect(inFirst).toMatchObject({ isNewest: true, events: whole.events.slice(0, 2) });
		const further = await readTimeline(db, leadId, { entry: oldest?.id ?? "" }, 2);
		expect(further).toMatchObject({ isNewest: false, events: [oldest], olderThan: null });
		const nowhere = await readTimeline(db, leadId, { entry: "note.00000000-0000-4000-8000-000000000000" }, 2);
		expect(nowhere).toMatchObject({ isNewest: true, events: whole.events.slice(0, 2) });
	});

	test("who has a lead open is seen by the others for a minute", async () => {
		const leadId = await work.lead();
		const start = services.clock();
		await notePresence(services, leadId, by(ana).userId);
		await notePresence(services, leadId, by(ana).userId);
		await Promise.all([1, 2].map(() => notePresence(services, leadId, by(luis).userId)));
		expect(await othersPresent(services, leadId, by(ana).userId)).toEqual(["Luis"]);
		expect(await othersPresent(services, leadId, by(owner).userId)).toEqual(["Ana", "Luis"]);
		services.setNow(new Date(start.getTime() + 61_000));
		await notePresence(services, leadId, by(luis).userId);
		expect(await othersPresent(services, leadId, by(owner).userId)).toEqual(["Luis"]);
		services.setNow(start);
	});
});
