import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentRecords, contactSubmissions, leadChanges, leadNotes, leadTasks } from "#database/schema.ts";
import { type CallAnswer, mayCall } from "#domain/calling-rules/may-call.ts";
import { packFile } from "#domain/evidence/evidence-pack.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { makeCertificate } from "../../certificates/make-certificate.server.ts";
import { readConsents } from "../../consent/read-consents.server.ts";
import { findEvidenceLead } from "../../evidence/evidence-lead.server.ts";
import { makeEvidence } from "../../evidence/make-evidence.server.ts";
import { marketingText } from "../../leads/lead-copy.server.ts";
import { leadIdOf } from "../../leads/lead-ids.server.ts";
import { recordMarketingConsent } from "../../leads/record-marketing-consent.server.ts";
import { dataCopy } from "../../privacy/data-copy.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { readChangesSince } from "../page/read-changes-since.server.ts";
import { addLead } from "./add-lead.server.ts";
import { callFactsOf } from "./call-facts.server.ts";
import { changeStatus } from "./change-status.server.ts";
import { logCall } from "./log-call.server.ts";
import { logInbound } from "./note-inbound.server.ts";
import { withdrawCall } from "./withdraw-call.server.ts";

/** Noon in Florida, on a Monday. */
const noon = new Date("2026-11-23T17:00:00Z");
const userAgent = "Test browser";

describe.each(ruleKinds)("what staff write down on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let ana: LeadActor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		services.setNow(noon);
		work = leadWork(services);
		ana = await work.person("Ana", "agent");
	});
	afterAll(() => services.close());
	const factsOf = async (leadId: string) => {
		const [facts] = await callFactsOf(services.database.db, services.env, [await work.read(leadId)], noon);
		if (!facts) throw new Error("no facts");
		return facts;
	};
	const answer = async (leadId: string): Promise<CallAnswer> => mayCall(noon, await factsOf(leadId));
	const added = async (fields: Record<string, string>) => {
		const base = { firstName: "Rosa", phone: "(941) 555-0133", locale: "es", way: "called" };
		return addLead(services, ana, { fields: { ...base, ...fields }, userAgent });
	};
	const idOf = async (fields: Record<string, string> = {}) => {
		const result = await added(fields);
		if (!result.ok) throw new Error(JSON.stringify(result.errors));
		return result.id;
	};

	test("nobody signs in the name of a person whom staff added, even under an id that they chose", async () => {
		const submission_id = crypto.randomUUID();
		expect(await idOf({ once: leadIdOf(submission_id) })).toBe(leadIdOf(submission_id));
		const body = { submission_id, locale: "es", text: marketingText("es"), marketing_consent: "on", page: "/es" };
		const visitor = { ip: "203.0.113.9", userAgent };
		expect(await recordMarketingConsent(services, body, visitor)).toEqual({ ok: false, code: "unknown_submission" });
	});

	test("a name and one way to reach them make a lead, once, whose owner entered it, and nobody invents consent", async () => {
		const once = "0b5c3c1e-6c0f-4e5e-9a43-3f6f4d2b7a01";
		const id = await idOf({ once });
		expect(await idOf({ once })).toBe(id);
		expect(await work.read(id)).toMatchObject({
			ownerId: ana.userId,
			service: "desk",
			status: "contacted",
			firstContactAt: noon,
			promise: null,
		});
		expect(await services.database.db.$count(consentRecords, eq(consentRecords.contact_submission_id, id))).toBe(0);
		expect(await answer(id)).toMatchObject({ isOpen: false, rule: "noConsent" });
		expect(await added({ phone: "", firstName: "" })).toMatchObject({ errors: { phone: "phone_or_email" } });
		expect(await added({ firstName: "" })).toMatchObject({ errors: { firstName: "name_missing" } });
		expect(await added({ way: "dreamt", on: "2026-11-24" })).toMatchObject({
			errors: { way: "no_choice", on: "day_future" },
		});
		expect(await added({ agreed: "yes" }), "without their words").toMatchObject({ errors: { words: "required" } });
		const referred = await work.read(await idOf({ way: "referred", words: "Luis Torres" }));
		expect(referred).toMatchObject({ status: "new", firstContactAt: null });
	});

	test("spoken consent is in the ledger, opens an unlisted number for three months, and no other one", async () => {
		const agreed = { agreed: "yes", words: "Call me at this number.", on: "2026-11-20" };
		const id = await idOf(agreed);
		expect(await answer(id)).toMatchObject({ isOpen: true, basis: "spoken" });
		expect(
			(await readConsents(services.database.db, [id], { evenSpoken: true })).map(({ full }) => full),
		).toMatchObject([
			{
				text: "Told to Ana on 2026-11-20 (called), who wrote it down: “Call me at this number.”",
				text_published: false,
				boxes: { calls: true, spoken: true, marketing: false, request: false },
			},
		]);
		expect(await makeCertificate(services, id), "only a form is certified").toEqual({ ok: false, code: "notFound" });
		const [told] = await readChangesSince(services.database.db, id, "-", "en");
		expect(told).toContain("They agreed to calls to (941) 555-0133.");
		const facts = await factsOf(id);
		const listed = { source: "national", checkedAt: noon, isListed: true };
		expect(mayCall(noon, { ...facts, doNotCallChecks: [listed] })).toMatchObject({ isOpen: false });
		expect(mayCall(new Date("2027-02-22T17:00:00Z"), facts)).toMatchObject({ rule: "inquiryTooOld" });
		const old = await idOf({ ...agreed, on: "2026-08-03" });
		expect(await answer(old)).toMatchObject({ rule: "inquiryTooOld" });
		await services.database.db
			.update(contactSubmissions)
			.set({ phone: "(941) 555-0199" })
			.where(eq(contactSubmissions.id, id));
		expect(await answer(id)).toMatchObject({ isOpen: false, rule: "noConsent" });
	});

	test("what somebody writes after going back to a form is stored, too", async () => {
		const once = crypto.randomUUID();
		const first = await idOf({ once });
		const second = await idOf({ once, firstName: "Bob", phone: "(941) 555-0134" });
		expect((await work.read(second)).firstName).toBe("Bob");
		expect(second).not.toBe(first);
		const form = crypto.randomUUID();
		const told = { way: "called", once: form };
		const notes = eq(leadChanges.leadId, first);
		const before = await services.database.db.$count(leadChanges, notes);
		for (const words of ["Call in May", "Call in May", "Call in June"]) {
			expect(await logInbound({ ...work.action(ana, first, { ...told, words }), userAgent })).toMatchObject({
				ok: true,
			});
		}
		expect(await services.database.db.$count(leadChanges, notes)).toBe(before + 2);
	});

	test("a consent that was noted by mistake is taken back also if the status has moved on", async () => {
		const leadId = await work.lead({ phone: null, email: "moved@example.com" });
		await services.database.db
			.update(contactSubmissions)
			.set({ phone: "(941) 555-0135" })
			.where(eq(contactSubmissions.id, leadId));
		const told = { way: "called", words: "Yes, call me.", agreed: "yes" };
		const logged = await logInbound({ ...work.action(ana, leadId, told), userAgent });
		expect(await answer(leadId)).toMatchObject({ isOpen: true });
		const { revision } = await work.read(leadId);
		await changeStatus(work.action(ana, leadId, { status: "qualified", revision: String(revision) }));
		expect(await undoCommand(services, ana, (logged.ok && logged.command) || "")).toEqual({ ok: true });
		expect(await answer(leadId)).toMatchObject({ isOpen: false, rule: "noConsent" });
		expect((await work.read(leadId)).status).toBe("qualified");
	});

	test("a lead stays contacted as long as one of two contacts stands", async () => {
		const leadId = await work.lead();
		const logged = await logInbound({ ...work.action(ana, leadId, { way: "called", words: "" }), userAgent });
		await logCall(work.action(ana, leadId, { outcome: "reached" }));
		await undoCommand(services, ana, (logged.ok && logged.command) || "");
		expect(await work.read(leadId)).toMatchObject({ status: "contacted", firstContactAt: noon });
		const other = await work.lead();
		await logCall(work.action(ana, other, { outcome: "voicemail", once: leadId }));
		await logInbound({ ...work.action(ana, other, { way: "called", words: "" }), userAgent });
		expect(await withdrawCall(work.action(ana, other, { call: leadId }))).toMatchObject({ ok: true });
		expect((await work.read(other)).status).toBe("contacted");
	});

	test("an inbound call is an inquiry and a contact, and its undo takes both back", async () => {
		const leadId = await work.lead();
		const logged = await logInbound({
			...work.action(ana, leadId, { way: "called", words: "Asked for a price" }),
			userAgent,
		});
		expect(logged).toMatchObject({ ok: true, done: "inbound-logged" });
		expect(await work.read(leadId)).toMatchObject({ status: "contacted", firstContactAt: noon });
		const [told] = await readChangesSince(services.database.db, leadId, "0", "en");
		expect(told).toContain("Ana noted: Called us (November 23, 2026). “Asked for a price” Rule:");
		const { db } = services.database;
		const admin = await work.person("Olga", "admin");
		const lead = await findEvidenceLead(db, admin, leadId);
		if (!lead) throw new Error("no lead");
		expect(packFile(await makeEvidence(services, admin, lead))).toContain("Asked for a price");
		const request = { locale: "en", email: lead.email, phone: null, phoneConfirmed: false } as never;
		const { data } = await dataCopy(db, request, noon);
		expect(data.changes).toContainEqual(
			expect.objectContaining({ leadId, after: expect.objectContaining({ words: "Asked for a price" }) }),
		);
		expect(await undoCommand(services, ana, (logged.ok && logged.command) || "")).toEqual({ ok: true });
		expect(await work.read(leadId)).toMatchObject({ status: "new", firstContactAt: null });
		await services.database.db.transaction((transaction) =>
			eraseLeads(transaction, [{ id: leadId, sessionId: null }], noon),
		);
		expect(await services.database.db.$count(leadChanges, eq(leadChanges.leadId, leadId))).toBe(0);
	});

	test("the form after a call keeps a note and the next step, and a voicemail moves a new lead by a rule", async () => {
		const leadId = await work.lead({ phone: "305-555-0190" });
		const fields = { outcome: "voicemail", callNote: "Try her office", next: "tomorrow" };
		expect(await logCall(work.action(ana, leadId, fields))).toMatchObject({ ok: true });
		expect((await work.read(leadId)).status).toBe("contacted");
		const [told] = await readChangesSince(services.database.db, leadId, "0", "en");
		expect(told).toContain("Rule: Someone called a new lead. The status is now Contacted.");
		const { db } = services.database;
		expect(await db.select().from(leadNotes).where(eq(leadNotes.leadId, leadId))).toMatchObject([
			{ text: "Try her office" },
		]);
		expect(await db.select().from(leadTasks).where(eq(leadTasks.leadId, leadId))).toMatchObject([
			{ text: "Call back", dueAt: new Date("2026-11-24T14:00:00Z"), assigneeId: ana.userId },
		]);
	});
});
