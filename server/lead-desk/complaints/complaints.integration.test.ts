import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, complaints } from "#database/schema.ts";
import { readComplaintFilter } from "#domain/complaints/complaint.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { jobs } from "../../jobs.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { takeLead } from "../work/take-lead.server.ts";
import { changeComplaint } from "./change-complaint.server.ts";
import { complaintsNotice } from "./complaints-panel.server.ts";
import { exportComplaints } from "./export-complaints.server.ts";
import { changesOf, complaintsOfLead, findComplaint, listComplaints } from "./read-complaints.server.ts";
import { recordComplaint } from "./record-complaint.server.ts";

describe.each(ruleKinds)("the register of complaints on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let [admin, ana, luis]: LeadActor[] = [];
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		[admin, ana, luis] = [
			await work.person("Olga", "admin"),
			await work.person("Ana", "agent"),
			await work.person("Luis", "agent"),
		];
	});
	afterAll(() => services.close());

	const by = (user: LeadActor | undefined) => {
		if (!user) throw new Error("nobody");
		return user;
	};
	const form = (changes: Record<string, string> = {}) => ({
		receivedOn: "2026-11-20",
		channel: "phone",
		name: "Marie Joseph",
		email: "marie.joseph@example.com",
		phone: "",
		state: "FL",
		words: "=Nobody called me.",
		product: "",
		insurer: "",
		severity: "high",
		regulator: "",
		fileNumber: "",
		dueOn: "",
		...changes,
	});
	async function record(leadId: string | null, changes: Record<string, string> = {}, user = ana): Promise<string> {
		const recorded = await recordComplaint(services, by(user), leadId, form(changes));
		if (!recorded.ok) throw new Error(JSON.stringify(recorded.errors));
		return recorded.id;
	}
	const listed = async (user: LeadActor | undefined, query = "") =>
		(await listComplaints(services, by(user), readComplaintFilter(new URLSearchParams(query)))).rows.map(
			({ id }) => id,
		);

	test("an agent records one about their lead and sees it; another agent does not see it, and neither can change it", async () => {
		const leadId = await work.lead();
		if (ana) await takeLead(work.action(ana, leadId));
		const id = await record(leadId);
		const loose = await record(null);
		const { db } = services.database;
		expect((await complaintsOfLead(db, by(ana), leadId)).map((one) => one.id)).toEqual([id]);
		expect(await complaintsOfLead(db, by(luis), leadId)).toEqual([]);
		expect(await findComplaint(db, by(luis), id)).toBeNull();
		expect(await listed(ana)).toEqual([id]);
		expect(await listed(luis)).toEqual([]);
		expect(new Set(await listed(admin))).toEqual(new Set([id, loose]));
		expect(await changeComplaint(services, by(ana), id, { ...form(), status: "closed", revision: "0" })).toEqual({
			ok: false,
			code: "gone",
		});
		expect((await findComplaint(db, by(admin), id))?.status).toBe("received");
	});

	test("a form that is sent twice records one, and errors name the fields", async () => {
		const once = crypto.randomUUID();
		const ids = [await record(null, { once }), await record(null, { once })];
		expect(ids).toEqual([once, once]);
		expect(await recordComplaint(services, by(ana), null, form({ words: " ", channel: "regulator" }))).toEqual({
			ok: false,
			code: "invalid",
			errors: { words: "no_words", regulator: "no_regulator" },
		});
	});

	test("each change is kept with what was before, nobody saves over a newer one, and the answer has its author", async () => {
		const { db } = services.database;
		const id = await record(null, { channel: "regulator", regulator: "DFS", fileNumber: "26-1", dueOn: "2026-12-01" });
		const fields = form({ channel: "regulator", regulator: "DFS", fileNumber: "26-1", dueOn: "2026-12-03" });
		const next = { ...fields, status: "working", revision: "0", responsibleId: ana?.userId ?? "" };
		expect(await changeComplaint(services, by(admin), id, next)).toEqual({ ok: true });
		expect(await changeComplaint(services, by(admin), id, next), "somebody was faster").toEqual({
			ok: false,
			code: "conflict",
		});
		const same = { ...next, revision: "1" };
		expect(await changeComplaint(services, by(admin), id, same), "nothing to save").toEqual({ ok: true });
		expect(await changeComplaint(services, by(admin), id, { ...same, status: "answered" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { answer: "no_answer" },
		});
		const answer = { status: "answered", answer: "We are sorry.", answeredOn: "2026-11-23" };
		expect(await changeComplaint(services, by(admin), id, { ...same, ...answer })).toEqual({ ok: true });
		expect((await changesOf(db, id)).map(({ before, after, staffName }) => ({ before, after, staffName }))).toEqual(
			expect.arrayContaining([
				{
					staffName: "Olga",
					before: { dueOn: "2026-12-01", status: "received", responsibleId: null },
					after: { dueOn: "2026-12-03", status: "working", responsibleId: ana?.userId },
				},
				{
					staffName: "Olga",
					before: { status: "working", answer: "", answeredOn: null },
					after: answer,
				},
			]),
		);
		expect(await findComplaint(db, by(admin), id)).toMatchObject({ responsible: "Ana", answeredByName: "Olga" });
		const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
		expect(entries.map(({ action }) => action).sort()).toEqual([
			"COMPLAINT_CHANGED",
			"COMPLAINT_CHANGED",
			"COMPLAINT_RECORDED",
		]);
	});

	test("what is due first comes first, and Today and its email name it until it is answered", async () => {
		const [later, sooner] = [await record(null, { dueOn: "2026-12-30" }), await record(null, { dueOn: "2026-11-25" })];
		const order = await listed(admin);
		expect(order[0]).toBe(sooner);
		expect(order.indexOf(later)).toBe(1);
		expect(await listed(admin, "due=overdue")).toEqual([]);
		const notice = await complaintsNotice(services, by(admin), "en");
		expect(notice?.text).toBe("1 complaint needs an answer soon: November 25, 2026");
		expect(await complaintsNotice(services, by(luis), "en"), "not about their leads").toBeNull();
		await jobs["mail-day"](services, { userId: by(admin).userId, date: "2026-11-23" }, crypto.randomUUID());
		expect(services.sentMails.at(-1)?.text).toContain("1 complaint needs an answer soon");
		services.setNow(new Date("2026-11-26T15:00:00Z"));
		expect(await listed(admin, "due=overdue")).toEqual([sooner]);
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});

	test("the register as a file is complete, computes nothing, and the audit log says who has it", async () => {
		const csv = await (await exportComplaints(services, by(admin), "register.csv")).text();
		const rows = await services.database.db.$count(complaints);
		expect(csv.trim().split("\r\n")).toHaveLength(rows + 1);
		expect(csv).toContain(",'=Nobody called me.,");
		const json = await (await exportComplaints(services, by(admin), "register.json")).json();
		expect(json).toHaveLength(rows);
		expect(json.flatMap(({ changes }: { changes: object[] }) => changes)).toHaveLength(2);
		const { action } = auditEntries;
		expect(await services.database.db.$count(auditEntries, eq(action, "COMPLAINTS_EXPORTED"))).toBe(2);
	});

	test("a deletion of the lead leaves the complaint without it; a closed one is deleted after five years", async () => {
		const { db } = services.database;
		const leadId = await work.lead();
		const id = await record(leadId);
		await db.transaction((transaction) => eraseLeads(transaction, [{ id: leadId, sessionId: null }], services.clock()));
		expect(await findComplaint(db, by(admin), id)).toMatchObject({ leadId: null, name: "Marie Joseph" });
		expect(await changeComplaint(services, by(admin), id, { ...form(), status: "closed", revision: "0" })).toEqual({
			ok: true,
		});
		const before = await db.$count(complaints);
		services.setNow(new Date("2031-11-22T15:00:00Z"));
		await jobs["purge-expired"](services, null, "job");
		expect(await db.$count(complaints)).toBe(before);
		services.setNow(new Date("2031-11-26T15:00:00Z"));
		await jobs["purge-expired"](services, null, "job");
		expect(await db.$count(complaints)).toBe(before - 1);
		expect(await findComplaint(db, by(admin), id)).toBeNull();
	});
});
