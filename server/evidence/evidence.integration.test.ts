import { randomInt, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	auditEntries,
	contactSubmissions,
	doNotCallChecks,
	doNotCallLists,
	leadDeliveries,
	leadReplies,
} from "#database/schema.ts";
import type { EvidenceFile } from "#domain/evidence/evidence-address.ts";
import { readPack } from "#domain/evidence/evidence-pack.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { undoCommand } from "../lead-desk/commands/undo-command.server.ts";
import { recordComplaint } from "../lead-desk/complaints/record-complaint.server.ts";
import { changeStatus } from "../lead-desk/work/change-status.server.ts";
import { logCall } from "../lead-desk/work/log-call.server.ts";
import { withdrawCall } from "../lead-desk/work/withdraw-call.server.ts";
import { promiseOf } from "../leads/promise-of.server.ts";
import { shownVersions } from "../leads/shown-versions.server.ts";
import { ledgerKeyOf } from "../ledger/ledger-key.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { eraseLeads } from "../privacy/erase-leads.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { recordRevocation } from "../suppression/record-revocation.server.ts";
import { storeWordings } from "../wordings/store-wordings.server.ts";
import { checkEvidence } from "./check-evidence.server.ts";
import { exportEvidence } from "./export-evidence.server.ts";

describe.each(ruleKinds)("the evidence pack of a lead on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let olga: LeadActor;
	let ana: LeadActor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		olga = await work.person("Olga", "admin");
		ana = await work.person("Ana", "agent");
	});
	afterAll(() => services.close());

	const ask = (leadId: string, file: EvidenceFile = "evidence.json", by: LeadActor = olga) =>
		exportEvidence(services, by, { leadId, file, locale: "en" });
	/** @throws if it does not hold */
	async function packOf(leadId: string) {
		const response = await ask(leadId);
		expect(response.status).toBe(200);
		const bytes = Buffer.from(await response.arrayBuffer());
		const { faults, pack } = checkEvidence(bytes, [ledgerKeyOf(services.env.authSecret).publicKey]);
		expect(faults).toEqual([]);
		if (!pack) throw new Error("unreadable");
		return { pack, text: bytes.toString() };
	}
	/** A lead of a person that no other test uses. */
	async function newLead(changes: Partial<Lead> = {}) {
		const own = { email: `${randomUUID()}@example.com`, phone: `305-555-${randomInt(1000, 9999)}` };
		return { ...own, id: await work.lead({ ...own, ...changes }) };
	}
	const acted = async (result: Promise<{ ok: boolean }>) => expect(await result).toMatchObject({ ok: true });

	test("holds what was sent, agreed, said and done, and every part of it holds offline", async () => {
		const { db } = services.database;
		const now = new Date("2026-11-23T15:00:00Z");
		services.setNow(now);
		const details = { inputs: { age: "66" }, result: { monthly: 73.5 } };
		const said = (text: string, at: string) => storeWordings(db, [{ address: "/ht", text }], new Date(at));
		await said("Ansyen tèks", "2026-11-01T15:00:00Z");
		await said("Tèks jodi a", "2026-11-20T15:00:00Z");
		await said("Tèks demen", "2026-11-24T15:00:00Z");
		const { id, phone, email } = await newLead({ details });
		const lead = { locale: "ht", state: "FL" } as const;
		const read = { promise: promiseOf({ kind: "contact", details, ...lead }), shown: shownVersions(lead) };
		await db.update(contactSubmissions).set(read).where(eq(contactSubmissions.id, id));
		const key = `+1${phone.replaceAll("-", "")}`;
		await acted(logCall(work.action(olga, id, { outcome: "voicemail" })));
		services.setNow(new Date(now.getTime() + 60_000));
		await acted(logCall(work.action(olga, id, { outcome: "busy" })));
		const [, second] = (await packOf(id)).pack.calls;
		await acted(withdrawCall(work.action(olga, id, { call: second?.id })));
		await acted(changeStatus(work.action(olga, id, { status: "contacted", revision: "0" })));
		await db.insert(leadDeliveries).values({
			id: randomUUID(),
			leadId: id,
			jobId: "job",
			channel: "text",
			kind: "send-text",
			outcome: "held",
			detail: "outside_hours",
			attemptedAt: now,
		});
		await db.insert(leadReplies).values({
			id: randomUUID(),
			leadId: id,
			authorName: "Olga",
			locale: "ht",
			subject: "Pri a",
			text: "Men pri a.",
			state: "sent",
			createdAt: now,
			sentAt: now,
		});
		const listId = randomUUID();
		await db.insert(doNotCallLists).values({
			id: listId,
			kind: "number",
			source: "person",
			name: "donotcall.gov",
			checkedOn: "2026-11-20",
			state: "ready",
			addedByName: "Olga",
			addedAt: now,
		});
		await db.insert(doNotCallChecks).values({ phoneKey: key, listId, checkedOn: "2026-11-20", isListed: false });
		const by = olga;
		const complaint = {
			receivedOn: "2026-11-20",
			channel: "phone",
			name: "Marie",
			words: "Twòp apèl.",
			severity: "high",
		};
		const rest = {
			email: "",
			phone: "",
			state: "FL",
			product: "",
			insurer: "",
			regulator: "",
			fileNumber: "",
			dueOn: "",
		};
		expect(await recordComplaint(services, by, id, { ...complaint, ...rest })).toMatchObject({ ok: true });
		await recordRevocation(services, {
			leadId: id,
			method: "phone",
			email,
			phone,
			channels: ["calls"],
			locale: "ht",
			recordedBy: olga.userId,
			words: "Pa rele m.",
			ipAddress: "203.0.113.9",
			userAgent: "Test",
		});

		const { pack } = await packOf(id);
		expect(pack.request).toMatchObject({ name: "Marie Joseph", language: "ht", page: "/ht", answers: details });
		expect(pack.consent?.text).toBe(pack.certificate?.consent.fields.text);
		expect(pack.certificate?.revocations).toHaveLength(1);
		expect(pack.calls.map(({ outcome, withdrawn }) => [outcome, withdrawn !== null])).toEqual([
			["voicemail", false],
			["busy", true],
		]);
		expect(pack.calls[0]).toMatchObject({ at: now.toISOString(), by: "Olga", number: key });
		expect(pack.calls[0]?.verdict).toHaveProperty("isOpen");
		expect(pack.calls[0]?.calledParty).toEqual([
			{
				state: "FL",
				timeZone: "America/New_York",
				date: "2026-11-23",
				time: "10:00:00",
				from: "08:00",
				to: "20:00",
				law: expect.stringContaining("501.616(6)(a)"),
			},
		]);
		expect(pack.deliveries).toContainEqual(
			expect.objectContaining({ kind: "send-text", outcome: "held", code: "outside_hours" }),
		);
		expect(pack.replies).toMatchObject([{ by: "Olga", subject: "Pri a", words: "Men pri a." }]);
		expect(pack.stops).toMatchObject([{ channels: ["calls"], words: "Pa rele m.", recordedBy: "Olga" }]);
		expect(pack.doNotCall).toMatchObject([{ number: key, checkedOn: "2026-11-20", isListed: false }]);
		expect(pack.complaints).toMatchObject([{ words: "Twòp apèl.", recordedBy: "Olga" }]);
		expect(pack.changes.at(-1)).toMatchObject({ by: "Olga", kind: "status", after: { status: "contacted" } });
		expect(pack.response).toMatchObject({ promised: ["review", "contact"], outcome: "kept" });
		const [consent, promise, figures, notices, policy] = pack.disclosures;
		const elsewhere = shownVersions({ locale: "ht", state: "TX" });
		expect([figures?.version, policy?.version]).toEqual([elsewhere.figures, elsewhere.privacyPolicy]);
		expect(notices?.version).toBe(read.shown.notices);
		expect(notices?.version).not.toBe(elsewhere.notices);
		expect(pack.disclosures.slice(5)).toEqual([
			{
				what: "page",
				version: sha256("Tèks jodi a"),
				language: "ht",
				words: null,
				wording: {
					address: "/ht",
					from: "2026-11-20T15:00:00.000Z",
					until: "2026-11-24T15:00:00.000Z",
					approval: null,
				},
			},
		]);
		expect(consent?.version).toBe(pack.consent?.version);
		expect(promise).toMatchObject({ version: expect.stringMatching(/^[0-9a-f]{16}$/), words: expect.any(String) });
		expect([figures?.words, notices?.words]).toEqual(["monthly: 73.5", null]);
		expect(pack.auditHead?.position).toBeGreaterThan(0);
		expect(pack.state).toBe("kept");
	});

	test("is for admins alone, is in the audit log, and holds two thousand looks at the lead", async () => {
		const { db } = services.database;
		const { id } = await newLead();
		expect((await ask(id, "evidence.json", ana)).status).toBe(404);
		expect((await ask(randomUUID())).status).toBe(404);
		const look = {
			action: "ROWS_READ",
			tableName: "contact_submissions",
			userId: ana.userId,
			email: "ana@example.com",
		};
		const at = (index: number) => new Date(Date.UTC(2026, 10, 23, 15, 0, index)).toISOString();
		await db.insert(auditEntries).values(
			Array.from({ length: 2000 }, (_, index) => ({
				...look,
				id: randomUUID(),
				subjectId: id,
				recordedAt: at(index),
			})),
		);
		const read = { table: "contact_submissions", action: "ROWS_READ", userId: olga.userId } as const;
		await recordSecurity(db, services.clock(), { ...read, subjectId: randomUUID() });
		const pdf = await ask(id, "evidence.pdf");
		expect(pdf.headers.get("content-disposition")).toBe(`attachment; filename="evidence-${id.slice(0, 8)}.pdf"`);
		expect(await pdfText(Buffer.from(await pdf.arrayBuffer()))).toContain("ana@example.com");
		const { access, cut } = (await packOf(id)).pack;
		expect([access.length, access[1999]?.at, cut]).toEqual([2001, at(1999), []]);
		expect(access.at(-1)).toMatchObject({ action: "EVIDENCE_EXPORTED" });
		const exports = and(eq(auditEntries.action, "EVIDENCE_EXPORTED"), eq(auditEntries.subjectId, id));
		const entries = await db.select().from(auditEntries).where(exports).orderBy(auditEntries.details);
		expect(entries.map(({ userId, details }) => [userId, details])).toEqual([
			[olga.userId, "JSON"],
			[olga.userId, "PDF"],
		]);
	});

	test("tells which change was undone, and which one is the undo", async () => {
		const { id } = await newLead();
		const changed = await changeStatus(work.action(olga, id, { status: "contacted", revision: "0" }));
		expect((await packOf(id)).pack.changes.at(-1)).not.toHaveProperty("undo");
		const undone = services.clock();
		await acted(undoCommand(services, olga, (changed.ok && changed.command) || ""));
		const { changes } = (await packOf(id)).pack;
		expect(changes.map(({ after, undo }) => [after?.status, undo])).toEqual([
			["contacted", { isUndo: false, at: undone.toISOString() }],
			["new", { isUndo: true, at: undone.toISOString() }],
		]);
	});

	test("says nothing of other people's leads but their ids", async () => {
		const { id, email } = await newLead();
		const other = await newLead({ email, firstName: "Zacharie", message: "A secret of somebody else." });
		await services.leadIndex.index();
		const { pack, text } = await packOf(id);
		expect(pack.linked).toEqual({ samePerson: [], sameContact: [other.id] });
		expect(text).not.toMatch(/Zacharie|secret of somebody/);
	});

	test("has of an erased lead what is still kept, and says so", async () => {
		const { db } = services.database;
		const { id, email } = await newLead({ message: "Mesaj ki efase" });
		await acted(logCall(work.action(olga, id, { outcome: "reached" })));
		await recordSecurity(db, services.clock(), {
			table: "contact_submissions",
			action: "ROWS_READ",
			userId: olga.userId,
			subjectId: id,
		});
		await db.transaction((transaction) => eraseLeads(transaction, [{ id, sessionId: null }], services.clock()));
		const { pack, text } = await packOf(id);
		expect(pack).toMatchObject({ state: "erased", since: services.clock().toISOString(), request: null, calls: [] });
		expect(pack.certificate?.consent.fields.email).toBe(email);
		expect(pack.access).toHaveLength(1);
		expect(text).not.toContain("Mesaj ki efase");
		const pdf = Buffer.from(await (await ask(id, "evidence.pdf")).arrayBuffer());
		expect((await pdfText(pdf)).replace(/\s+/g, " ")).toContain("The person’s data was deleted on November 23, 2026.");
	});

	test("of a lead in the bin, and of one without a consent record, there is a pack, too", async () => {
		const { db } = services.database;
		const { id } = await newLead();
		await db.update(contactSubmissions).set({ deletedAt: services.clock() }).where(eq(contactSubmissions.id, id));
		expect((await packOf(id)).pack).toMatchObject({ state: "deleted", noCertificate: null });
		const copy = { ...(await work.read(id)), id: randomUUID(), submissionId: randomUUID(), deletedAt: null };
		const { isListed: _, ...row } = copy;
		await db.insert(contactSubmissions).values(row);
		const { pack } = await packOf(copy.id);
		expect(pack).toMatchObject({ consent: null, certificate: null, noCertificate: "notFound" });
		expect(readPack(pack)).toEqual(pack);
	});
});
