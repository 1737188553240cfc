import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	auditEntries,
	contactSubmissions,
	leadAppointments,
	leadDeliveries,
	leadTasks,
	staffLicenses,
	staffRecords,
	userRoles,
	users,
} from "#database/schema.ts";
import { locales } from "#domain/locale/locales.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { leadActor } from "#tests/support/actors.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { chooseDigest, wantsDigest } from "../../account/choose-digest.server.ts";
import type { Services } from "../../services.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { notePresence } from "../page/presence.server.ts";
import { addTask, finishTask, reopenTask, snoozeTask, unsnoozeTask } from "../work/tasks.server.ts";
import { beginDigests } from "./begin-digests.server.ts";
import { describeToday } from "./describe-today.server.ts";
import { mailDay } from "./mail-day.server.ts";
import { readToday } from "./read-today.server.ts";
import { readTodayPage } from "./today-page.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const staff = { ana: "agent", luis: "agent", olga: "admin" } as const satisfies Record<string, StaffRole>;
type Person = keyof typeof staff;

/** Day, leads without an owner, a license, an overdue promise, a task. */
const told = {
	en: [
		"Monday, November 23",
		null,
		"Your Florida license expires on November 30, 2026.",
		"Was due 2 hours ago",
		"Due in 6 hours",
	],
	es: [
		"lunes, 23 de noviembre",
		null,
		"Su licencia de Florida vence el 30 de noviembre de 2026.",
		"Venció hace 2 horas",
		"Vence en 6 horas",
	],
	pt: [
		"segunda-feira, 23 de novembro",
		null,
		"Sua licença (Flórida) vence em 30 de novembro de 2026.",
		"Venceu há 2 horas",
		"Vence daqui a 6 horas",
	],
	ht: [
		"lendi 23 novanm",
		null,
		"Lisans ou pou Florid ap ekspire 30 novanm 2026.",
		"Te dwe fèt sa gen 2 èdtan",
		"Dwe fèt nan 6 èdtan",
	],
};

/** The email's text about one overdue promise and one task. */
const mailed = {
	en: {
		subject: "Your day: Monday, November 23",
		counts: "Overdue responses: 1 · Tasks: 1",
		line: "Kim L. · Was due 2 hours ago",
		footer: "You get this email because you asked for it in your account.",
	},
	es: {
		subject: "Su día: lunes, 23 de noviembre",
		counts: "Plazos vencidos: 1 · Tareas: 1",
		line: "Kim L. · Venció hace 2 horas",
		footer: "usted lo pidió en su cuenta",
	},
	pt: {
		subject: "Seu dia: segunda-feira, 23 de novembro",
		counts: "Prazos vencidos: 1 · Tarefas: 1",
		line: "Kim L. · Venceu há 2 horas",
		footer: "o pediu na sua conta",
	},
	ht: {
		subject: "Jounen ou: lendi 23 novanm",
		counts: "Repons ki an reta: 1 · Travay pou fè: 1",
		line: "Kim L. · Te dwe fèt sa gen 2 èdtan",
		footer: "ou te mande l nan kont ou",
	},
};

describe.each(sqlKinds)("the day of staff on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		const { db } = services.database;
		for (const [id, role] of Object.entries(staff)) {
			await db.insert(users).values({ id, name: id.toUpperCase(), email: `${id}@sunfield.example` });
			await db.insert(userRoles).values({ user_id: id, role });
			await db.insert(staffLicenses).values({ userId: id, state: "FL", number: "1", expiresOn: "2027-12-31" });
		}
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.setNow(now);
		await services.database.db.delete(contactSubmissions);
	});

	type Lead = typeof contactSubmissions.$inferInsert;
	/** Stores a lead of Florida that nobody owns. */
	async function store(changes: Partial<Lead> = {}): Promise<string> {
		const lead = {
			submissionId: crypto.randomUUID(),
			service: "contact_submission",
			firstName: "Kim",
			lastName: "Lee",
			email: "kim@example.com",
			message: "Please call me.",
			subject: "Contact",
			locale: "en",
			state: "FL",
			pageSource: "/en",
			ipAddress: "203.0.113.9",
			reviewDueAt: now,
			contactDueAt: now,
			createdAt: now,
		};
		const [row] = await services.database.db
			.insert(contactSubmissions)
			.values({ ...lead, ...changes })
			.returning();
		return row?.id ?? "";
	}
	const as = (id: Person) => readLeadActor(services, leadActor({ userId: id, role: staff[id] }));
	const nextTask = async (id: string) => {
		const [row] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		return row?.nextTaskAt?.toISOString() ?? null;
	};
	/** Adds a task and returns its id. */
	async function given(who: Person, lead: string, fields: object = {}): Promise<string> {
		const result = await addTask(services, await as(who), lead, { text: "Call", date: "2026-11-24", ...fields });
		if (!result.ok) throw new Error(JSON.stringify(result));
		return result.task.id;
	}

	describe("tasks", () => {
		test("are added, put off, done and reopened, and the lead knows its next one", async () => {
			const lead = await store();
			const call = await given("ana", lead);
			const offer = await given("ana", lead, { text: "Send\nthe offer", date: "2026-11-25", time: "16:30" });
			expect(await nextTask(lead)).toBe("2026-11-24T14:00:00.000Z");
			await snoozeTask(services, await as("ana"), call, { until: "week" });
			expect(await nextTask(lead)).toBe("2026-11-25T21:30:00.000Z");
			await unsnoozeTask(services, await as("ana"), call, new Date("2026-11-24T14:00:00Z"));
			expect(await nextTask(lead)).toBe("2026-11-24T14:00:00.000Z");
			await finishTask(services, await as("ana"), call);
			await finishTask(services, await as("ana"), offer);
			expect(await nextTask(lead)).toBeNull();
			await reopenTask(services, await as("ana"), offer);
			expect(await nextTask(lead)).toBe("2026-11-25T21:30:00.000Z");
			const rows = await services.database.db.select().from(leadTasks).orderBy(leadTasks.dueAt);
			expect(rows).toMatchObject([
				{ text: "Call", assigneeId: "ana", createdByName: "ANA", doneByName: "ANA", doneAt: now },
				{ text: "Send the offer", doneAt: null, doneByName: null },
			]);
			await services.audit.head();
			const entries = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, lead));
			expect(entries.map(({ action }) => action).sort()).toEqual([
				"TASK_ADDED",
				"TASK_ADDED",
				"TASK_DONE",
				"TASK_DONE",
				"TASK_REOPENED",
				"TASK_SNOOZED",
				"TASK_SNOOZED",
			]);
			expect(JSON.stringify(entries)).not.toContain("offer");
		});

		test("that two people change at the same moment leave the right next one", async () => {
			const lead = await store();
			const tasks = await Promise.all(
				["2026-11-26", "2026-11-24", "2026-11-25", "2026-11-27"].map((date) => given("olga", lead, { date })),
			);
			expect(await nextTask(lead)).toBe("2026-11-24T14:00:00.000Z");
			const actors = await Promise.all([as("olga"), as("ana")]);
			await Promise.all(
				tasks.slice(0, 3).map((task, index) => finishTask(services, actors[index % 2] as (typeof actors)[0], task)),
			);
			expect(await nextTask(lead)).toBe("2026-11-27T14:00:00.000Z");
		});

		test("are added once for each form, however often it is sent", async () => {
			const [lead, other] = [await store(), await store()];
			const once = crypto.randomUUID();
			const ids = await Promise.all([1, 2].map(() => given("ana", lead, { once })));
			expect(new Set(ids).size).toBe(1);
			expect(await services.database.db.$count(leadTasks, eq(leadTasks.leadId, lead))).toBe(1);
			await given("ana", lead, { once, text: "Call again" });
			await given("ana", other, { once });
			expect(await services.database.db.$count(leadTasks), "a form that somebody went back to").toBe(3);
		});

		test("are refused without a text or a day, and nothing is stored", async () => {
			const lead = await store();
			expect(await addTask(services, await as("ana"), lead, { text: " ", date: "2026-11-22" })).toEqual({
				ok: false,
				code: "invalid",
				errors: { text: "task_empty", due: "due_past" },
			});
			const task = await given("ana", lead);
			expect(await snoozeTask(services, await as("ana"), task, { until: "date", date: "" })).toEqual({
				ok: false,
				code: "invalid",
				errors: { due: "due_missing" },
			});
			expect(await nextTask(lead)).toBe("2026-11-24T14:00:00.000Z");
		});

		test("of a lead that somebody may not open do not exist for them", async () => {
			const lead = await store({ ownerId: "luis" });
			const task = await given("luis", lead);
			const ana = await as("ana");
			expect(await addTask(services, ana, lead, { text: "Call", date: "2026-11-24" })).toEqual({
				ok: false,
				code: "gone",
			});
			for (const change of [finishTask, reopenTask])
				expect(await change(services, ana, task)).toEqual({ ok: false, code: "gone" });
			expect(await snoozeTask(services, ana, task, { until: "week" })).toEqual({ ok: false, code: "gone" });
			expect(await finishTask(services, ana, "no-task")).toEqual({ ok: false, code: "gone" });
			expect(await finishTask(services, ana, crypto.randomUUID())).toEqual({ ok: false, code: "gone" });
			expect(await nextTask(lead)).toBe("2026-11-24T14:00:00.000Z");
		});

		test("are given to somebody who may open the lead, and to nobody else", async () => {
			const lead = await store({ ownerId: "ana" });
			const asked = (assignee: string) => ({ text: "Call", date: "2026-11-24", assignee });
			expect(await addTask(services, await as("olga"), lead, asked("ana"))).toMatchObject({
				task: { assigneeId: "ana", createdById: "olga" },
			});
			for (const assignee of ["luis", "nobody", "ana\u0000"]) {
				expect(await addTask(services, await as("olga"), lead, asked(assignee))).toEqual({
					ok: false,
					code: "invalid",
					errors: { assignee: "assignee_unable" },
				});
			}
		});

		test("can be added to a lead that is closed", async () => {
			const lead = await store({ ownerId: "ana", status: "lost" });
			await given("ana", lead, { text: "Call again in spring", date: "2027-03-15" });
			expect(await nextTask(lead)).toBe("2027-03-15T13:00:00.000Z");
		});
	});

	describe("today", () => {
		const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
		const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
		const day = async (who: Person, reach: "mine" | "everybody" = "mine") => readToday(services, await as(who), reach);

		test("begins with broken promises, and agents see their own and those that they may take", async () => {
			const due = { contactDueAt: minutes(-60) };
			const free = await store({ contactDueAt: minutes(-90) });
			const own = await store({ ...due, ownerId: "ana", state: "TX" });
			const others = await store({ contactDueAt: minutes(-80), ownerId: "luis" });
			const hidden = [
				await store({ ...due, state: "TX" }),
				await store({ ...due, kind: "application" }),
				await store({ ...due, spamReasons: ["honeypot_filled"], ownerId: "ana" }),
				await store({ ...due, firstContactAt: minutes(-70), ownerId: "ana" }),
				await store({ ...due, status: "contacted", ownerId: "ana" }),
			];
			const soon = await store({ contactDueAt: minutes(100), ownerId: "ana" });
			await store({ contactDueAt: minutes(130), ownerId: "ana" });
			const today = await day("ana");
			expect(ids(today.overdue)).toEqual([free, own]);
			expect(ids(today.dueSoon)).toEqual([soon]);
			// An admin's own day has only her own items. Everybody's day has the rest.
			const ofOlga = await store({ ...due, ownerId: "olga" });
			const mine = await day("olga");
			expect([ids(mine.overdue), mine.dueSoon, mine.takeable]).toEqual([[ofOlga], [], 3]);
			const all = await day("olga", "everybody");
			expect(ids(all.overdue)).toEqual([free, others, ...[own, ofOlga, ...hidden.slice(0, 2)].sort()]);
			expect(ids(all.dueSoon)).toEqual([soon]);
			// The address of everybody's day is of no use to an agent.
			expect(ids((await day("luis", "everybody")).overdue)).toEqual([free, others]);
			expect(today.takeable).toBe(1);
		});

		test("has what nobody has read although its review is due soon, until somebody opens it", async () => {
			const promise = { kinds: ["review" as const, "contact" as const], locale: "en" as const, version: "1" };
			const due = { contactDueAt: minutes(900), reviewDueAt: minutes(-10), ownerId: "ana" };
			const lead = await store({ ...due, promise });
			await store(due);
			await store({ ...due, promise, reviewDueAt: minutes(200) });
			const rows = async () =>
				(await readTodayPage(services, await as("ana"), "mine", "en")).sections.find(({ name }) => name === "dueSoon")
					?.rows ?? [];
			expect((await rows()).map(({ id }) => id)).toEqual([lead]);
			expect((await rows())[0]?.about).toContain("No one has read it yet; promised by");
			await notePresence(services, lead, "ana");
			expect(await rows()).toEqual([]);
		});

		test("says what is missing instead of praising an agent who can't see leads yet", async () => {
			const user = await as("ana");
			const missing = async (states: string[]) =>
				(await readTodayPage(services, { ...user, licensedStates: states }, "mine", "en")).missing;
			await store({});
			expect(await missing([])).toBe("license");
			expect(await missing(["FL"])).toBeNull();
			const olga = await as("olga");
			expect((await readTodayPage(services, olga, "mine", "en")).missing).toBeNull();
			await services.database.db.delete(contactSubmissions);
			expect((await readTodayPage(services, olga, "mine", "en")).missing).toBe("leads");
		});

		test("has the tasks that somebody was given, and all of the leads that they own", async () => {
			const lead = await store({ ownerId: "ana", status: "contacted" });
			const late = await given("ana", lead, { date: "2026-11-23" });
			const byOlga = await given("olga", lead, { date: "2026-11-23", time: "17:00" });
			const tomorrow = await given("ana", lead, { date: "2026-11-24" });
			const ofLuis = await given("luis", await store({ ownerId: "luis" }), { date: "2026-11-23", time: "11:00" });
			services.setNow(minutes(1));
			expect(ids((await day("ana")).tasks)).toEqual([late, byOlga]);
			expect(ids((await day("olga")).tasks)).toEqual([byOlga]);
			expect(ids((await day("olga", "everybody")).tasks)).toEqual([late, ofLuis, byOlga]);
			// The lead is somebody else's now, and so are its tasks.
			await services.database.db
				.update(contactSubmissions)
				.set({ ownerId: "luis" })
				.where(eq(contactSubmissions.id, lead));
			expect(ids((await day("ana")).tasks)).toEqual([]);
			expect(ids((await day("luis")).tasks)).toEqual([late, ofLuis, byOlga]);
			expect(tomorrow).not.toBe("");
		});

		test("keeps a finished task in sight for five minutes", async () => {
			const lead = await store({ ownerId: "ana" });
			const task = await given("ana", lead, { date: "2026-11-23" });
			await finishTask(services, await as("ana"), task);
			expect((await day("ana")).tasks).toMatchObject([{ id: task, doneAt: now }]);
			expect(ids((await day("luis")).tasks)).toEqual([]);
			services.setNow(minutes(5));
			expect(ids((await day("ana")).tasks)).toEqual([task]);
			services.setNow(minutes(6));
			expect(ids((await day("ana")).tasks)).toEqual([]);
		});

		test("has the appointments of the day and those that are new", async () => {
			const book = async (starts: number, changed: number, state: "planned" | "canceled" = "planned") => {
				const leadId = await store({ status: "booked", ownerId: "ana" });
				const [startsAt, changedAt] = [minutes(starts), minutes(changed)];
				const how = { minutes: 30, way: "phone", place: "", state, createdAt: changedAt } as const;
				await services.database.db
					.insert(leadAppointments)
					.values({ id: crypto.randomUUID(), leadId, startsAt, changedAt, ...how });
				return leadId;
			};
			const later = await book(180, -9000);
			const isNew = await book(9000, -600);
			await book(9000, -9000);
			await book(-1440, -60);
			await book(60, 0, "canceled");
			expect(ids((await day("ana")).booked)).toEqual([later, isNew]);
			expect(ids((await day("luis")).booked)).toEqual([]);
		});

		test("has emails that came back, unless they were sent later", async () => {
			const lead = await store({ ownerId: "ana", status: "contacted" });
			const retried = await store({ ownerId: "ana", status: "contacted" });
			const old = await store({ ownerId: "ana", status: "contacted" });
			const attempt = { channel: "email", kind: "send-reply", outcome: "failed", attemptedAt: minutes(-30) } as const;
			await services.database.db.insert(leadDeliveries).values([
				{ id: crypto.randomUUID(), leadId: lead, jobId: "event 1", ...attempt, kind: "bounce" },
				{ id: crypto.randomUUID(), leadId: lead, jobId: "a", ...attempt, attemptedAt: minutes(-40) },
				{ id: crypto.randomUUID(), leadId: retried, jobId: "b", ...attempt },
				{
					id: crypto.randomUUID(),
					leadId: retried,
					jobId: "b",
					...attempt,
					outcome: "sent",
					attemptedAt: minutes(-20),
				},
				{ id: crypto.randomUUID(), leadId: old, jobId: "c", ...attempt, attemptedAt: minutes(-8 * 1440) },
				{ id: crypto.randomUUID(), leadId: old, jobId: "d", ...attempt, channel: "webhook" },
			]);
			expect((await day("ana")).returned).toMatchObject([{ id: lead, at: minutes(-30) }]);
			expect(ids((await day("luis")).returned)).toEqual([]);
		});

		test("has leads that may be called, now or soon, and names each lead once", async () => {
			const waiting = { ownerId: "ana", contactDueAt: minutes(600) };
			const open = { nextCallableAt: minutes(-60), callableUntil: minutes(60) };
			const callable = await store({ ...waiting, ...open });
			await store({ ...waiting, nextCallableAt: minutes(-60), callableUntil: minutes(-1) });
			await store({ ...waiting, ...open, firstContactAt: minutes(-5), status: "contacted" });
			const overdue = await store({ ownerId: "ana", contactDueAt: minutes(-5), ...open });
			const second = await store({ ...waiting, nextCallableAt: minutes(120), status: "qualified" });
			const first = await store({ ...waiting, nextCallableAt: minutes(30), status: "contacted" });
			await store({ ...waiting, nextCallableAt: minutes(30), status: "lost" });
			await store({ ...waiting, nextCallableAt: minutes(700) });
			const today = await day("ana");
			expect(ids(today.callable)).toEqual([callable]);
			expect(ids(today.opening)).toEqual([first, second]);
			expect(ids(today.overdue)).toEqual([overdue]);
		});

		test("offers a call only while the rules allow it", async () => {
			const late = { contactDueAt: minutes(-10), ownerId: "ana" };
			const open = { nextCallableAt: minutes(-60), callableUntil: minutes(60) };
			await store({ ...late, ...open, firstName: "Open" });
			await store({ ...late, ...open, callableUntil: minutes(-1), firstName: "Over" });
			await store({ ...late, nextCallableAt: minutes(30), callableUntil: minutes(60), firstName: "Later" });
			await store({ ...late, phone: "(305) 555-0123", firstName: "Never" });
			const [overdue] = describeToday(await day("ana"), "en", "ana").sections;
			const offered = Object.fromEntries(overdue?.rows.map(({ name, isCallable }) => [name, isCallable]) ?? []);
			expect(offered).toEqual({ "Open Lee": true, "Over Lee": false, "Later Lee": false, "Never Lee": false });
		});

		test.each(locales)("is told in %s", async (locale) => {
			await store({ contactDueAt: minutes(-130), ownerId: "ana" });
			await given("ana", await store({ ownerId: "ana" }), { date: "2026-11-23", time: "16:00" });
			await services.database.db
				.update(staffLicenses)
				.set({ expiresOn: "2026-11-30" })
				.where(eq(staffLicenses.userId, "ana"));
			const described = describeToday(await day("ana"), locale, "ana");
			const { day: date, takeable, licenses } = described;
			expect([
				date,
				takeable,
				licenses[0],
				described.sections[0]?.rows[0]?.when,
				described.tasks.rows[0]?.when,
			]).toEqual(told[locale]);
		});
	});

	describe("the email about the day", () => {
		const monday = new Date("2026-11-23T14:05:00Z");
		const mails = () => services.sentMails.filter(({ to }) => to === "ana@sunfield.example");
		const want = async (changes: Partial<typeof staffRecords.$inferInsert> = {}) => {
			const { db } = services.database;
			const row = { isAway: false, hours: {}, wantsDigest: true, digestSentOn: null, updatedAt: now, ...changes };
			await db
				.insert(staffRecords)
				.values({ userId: "ana", ...row })
				.onConflictDoUpdate({
					target: staffRecords.userId,
					set: row,
				});
		};
		/** Runs the job in two processes at the same time, and what it enqueued. */
		const run = async () => {
			const enqueued: { userId: string; date: string }[] = [];
			const jobs: Services["jobs"] = Object.assign({}, services.jobs, {
				async enqueue(_transaction: unknown, _name: string, data: { userId: string; date: string }) {
					enqueued.push(data);
				},
			});
			await Promise.all([beginDigests({ ...services, jobs }), beginDigests({ ...services, jobs })]);
			for (const data of enqueued) await mailDay(services, data, crypto.randomUUID());
			return enqueued.length;
		};
		beforeEach(async () => {
			services.sentMails.length = 0;
			services.setNow(monday);
			await services.database.db.update(users).set({ language: "ht" }).where(eq(users.id, "ana"));
		});

		test.each(locales)("comes once, when the day begins, in %s and without anybody's words", async (locale) => {
			await services.database.db.update(users).set({ language: locale }).where(eq(users.id, "ana"));
			await want();
			const lead = await store({
				contactDueAt: new Date("2026-11-23T12:00:00Z"),
				ownerId: "ana",
				message: "My diagnosis",
			});
			await given("ana", lead, { text: "Ask about the diagnosis", date: "2026-11-23", time: "16:00" });
			expect(await run()).toBe(1);
			expect(await run()).toBe(0);
			expect(mails()).toHaveLength(1);
			const [mail] = mails();
			const { subject, counts, line, footer } = mailed[locale];
			expect(mail).toMatchObject({ language: locale, subject });
			for (const body of [mail?.text, mail?.html]) {
				for (const part of [counts, line, footer, "http://localhost:3000/admin/today", `/admin/leads/${lead}`]) {
					expect(body).toContain(part);
				}
				expect(body).not.toMatch(/diagnosis|Kim Lee/);
			}
			expect(mail?.text).not.toMatch(/[{}]/);
		});

		test("is turned on and off by its reader, who keeps their other settings, and that is logged", async () => {
			const { db } = services.database;
			await want({ wantsDigest: false, isAway: true });
			const visit = { headers: new Headers(), visitor: { id: "test", ip: "203.0.113.7", userAgent: "Test" } };
			const choose = (role: "agent" | "viewer", fields: object) =>
				chooseDigest(services, visit, leadActor({ userId: "ana", role }), { ...fields });
			const record = async () => (await db.select().from(staffRecords).where(eq(staffRecords.userId, "ana")))[0];
			expect(await choose("agent", { digest: "on" })).toEqual({ ok: true, done: "digest-on" });
			expect(await wantsDigest(services, "ana")).toBe(true);
			expect(await record()).toMatchObject({ wantsDigest: true, isAway: true });
			expect(await choose("agent", {})).toEqual({ ok: true, done: "digest-off" });
			expect(await choose("viewer", { digest: "on" })).toEqual({ ok: true, done: "digest-off" });
			expect(await wantsDigest(services, "ana")).toBe(false);
			expect(await wantsDigest(services, "luis")).toBe(false);
			await services.audit.head();
			const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "DIGEST_CHOSEN"));
			expect(entries.map(({ userId, details }) => [userId, details])).toEqual([
				["ana", "digest-on"],
				["ana", "digest-off"],
			]);
		});

		test.each<[string, Partial<typeof staffRecords.$inferInsert>, string]>([
			["nobody asked for it", { wantsDigest: false }, "2026-11-23T14:05:00Z"],
			["the person is away", { isAway: true }, "2026-11-23T14:05:00Z"],
			["their day has not begun", { hours: { Monday: { opens: "11:00", closes: "19:00" } } }, "2026-11-23T14:05:00Z"],
			["it is Thanksgiving", {}, "2026-11-26T14:05:00Z"],
		])("doesn't come if %s", async (_name, changes, at) => {
			await want(changes);
			await store({ contactDueAt: new Date("2026-11-23T12:00:00Z"), ownerId: "ana" });
			services.setNow(new Date(at));
			expect(await run()).toBe(0);
		});

		test("doesn't come if nothing is due", async () => {
			await want();
			await store({ contactDueAt: new Date("2026-11-25T12:00:00Z") });
			expect(await run()).toBe(1);
			expect(mails()).toEqual([]);
		});
	});
});
