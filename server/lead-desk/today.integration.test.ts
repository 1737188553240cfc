import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, contactSubmissions, leadTasks, staffLicenses, userRoles, users } from "#database/schema.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { readDeskUser } from "./lead-reader.server.ts";
import { addTask, finishTask, reopenTask, snoozeTask, unsnoozeTask } from "./tasks.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const staff = { ana: "agent", luis: "agent", olga: "admin" } as const satisfies Record<string, StaffRole>;
type Person = keyof typeof staff;

describe.each(databaseKinds)("the day of staff on %s", (kind) => {
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
			...{ submissionId: crypto.randomUUID(), service: "contact_submission", firstName: "Kim", lastName: "Lee" },
			...{ email: "kim@example.com", message: "Please call me.", subject: "Contact", locale: "en", state: "FL" },
			...{ pageSource: "/en", ipAddress: "203.0.113.9", reviewDueAt: now, contactDueAt: now, createdAt: now },
		};
		const [row] = await services.database.db
			.insert(contactSubmissions)
			.values({ ...lead, ...changes })
			.returning();
		return row?.id ?? "";
	}
	const as = async (id: Person) => ({
		user: await readDeskUser(services, { userId: id, role: staff[id] }),
		ip: "203.0.113.9",
	});
	const nextTask = async (id: string) => {
		const [row] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		return row?.nextTaskAt?.toISOString() ?? null;
	};
	/** Adds a task and returns its id. */
	async function given(who: Person, lead: string, fields: object = {}): Promise<string> {
		const result = await addTask(services, await as(who), lead, { text: "Call", date: "2026-11-24", ...fields });
		if (!result?.ok) throw new Error(JSON.stringify(result));
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
				...["TASK_ADDED", "TASK_ADDED", "TASK_DONE", "TASK_DONE"],
				...["TASK_REOPENED", "TASK_SNOOZED", "TASK_SNOOZED"],
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

		test("are refused without a text or a day, and nothing is stored", async () => {
			const lead = await store();
			expect(await addTask(services, await as("ana"), lead, { text: " ", date: "2026-11-22" })).toEqual({
				ok: false,
				errors: { text: "task_empty", due: "due_past" },
			});
			const task = await given("ana", lead);
			expect(await snoozeTask(services, await as("ana"), task, { until: "date", date: "" })).toEqual({
				ok: false,
				errors: { due: "due_missing" },
			});
			expect(await nextTask(lead)).toBe("2026-11-24T14:00:00.000Z");
		});

		test("of a lead that somebody may not open do not exist for them", async () => {
			const lead = await store({ ownerId: "luis" });
			const task = await given("luis", lead);
			const ana = await as("ana");
			expect(await addTask(services, ana, lead, { text: "Call", date: "2026-11-24" })).toBeNull();
			for (const change of [finishTask, reopenTask]) expect(await change(services, ana, task)).toBeNull();
			expect(await snoozeTask(services, ana, task, { until: "week" })).toBeNull();
			expect(await finishTask(services, ana, "no-task")).toBeNull();
			expect(await finishTask(services, ana, crypto.randomUUID())).toBeNull();
			expect(await nextTask(lead)).toBe("2026-11-24T14:00:00.000Z");
		});

		test("are given to somebody who may open the lead, and to nobody else", async () => {
			const lead = await store({ ownerId: "ana" });
			const asked = (assignee: string) => ({ text: "Call", date: "2026-11-24", assignee });
			expect(await addTask(services, await as("olga"), lead, asked("ana"))).toMatchObject({
				task: { assigneeId: "ana", createdById: "olga" },
			});
			for (const assignee of ["luis", "nobody"]) {
				expect(await addTask(services, await as("olga"), lead, asked(assignee))).toEqual({
					ok: false,
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
});
