import { randomUUID } from "node:crypto";
import { and, eq, inArray, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import {
	complaints,
	consentRecords,
	contactSubmissions,
	dataRequests,
	leadAssignments,
	leadImportRows,
	leadImports,
	leadPersons,
	routingRules,
	siteSettings,
	userRoles,
	users,
	webhookAttempts,
	webhookDeliveries,
	webhookEndpoints,
} from "#database/schema.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { leadActor } from "#tests/support/actors.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { insertConsentRecords } from "../consent/insert-consent-records.server.ts";
import { openRequestLines, warnOfDataRequests } from "../lead-desk/today/open-data-requests.server.ts";
import { webhookBody } from "../lead-desk/webhooks/webhook-payload.server.ts";
import { readLead } from "../leads/read-lead.server.ts";
import { receiveLead } from "../leads/receive-lead.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { sendsPrivacySignal } from "../platform/http/privacy-signal.server.ts";
import { RecipientRefusedError } from "../platform/mail/refused-recipient.server.ts";
import { listContactSubmissions } from "../staff/dashboard-lists.server.ts";
import { optOutCookie } from "../suppression/sharing-opt-out.server.ts";
import { answerDataRequest } from "./answer-data-request.server.ts";
import { confirmDataRequest, readLinkedRequest } from "./confirm-data-request.server.ts";
import { mailAppeal, mailRefusal, reportDataRequest, sendConfirmationLink } from "./data-request-emails.server.ts";
import { decideDataRequest, recordAppeal, refuseDataRequest } from "./decide-data-request.server.ts";
import { listDataRequests } from "./list-data-requests.server.ts";
import { submitDataRequest } from "./submit-data-request.server.ts";

const received = new Date("2026-11-23T15:00:00Z");
const admin = leadActor({ userId: "staff" });

describe.each(ruleKinds)("a request about personal data on %s", (kind) => {
	let services: TestServices;
	let host = 0;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	beforeEach(async () => {
		services.setNow(received);
		services.sentMails.length = 0;
		await services.database.db.delete(dataRequests);
	});
	afterAll(() => services.close());

	function submit(values: Record<string, string>, ip = `10.${++host}.0.1`) {
		const form = new FormData();
		for (const [name, value] of Object.entries({ name: "Ana Lee", ...values })) form.set(name, value);
		return submitDataRequest(services, form, { ip, locale: "es" });
	}
	async function store(lead: Partial<Lead>): Promise<string> {
		const entry = intakeEntry({ lead });
		await leadStore(services).store([entry]);
		return entry.id;
	}
	async function onlyRequest() {
		const [request] = await services.database.db.select().from(dataRequests);
		if (!request) throw new Error("no request");
		return request;
	}
	/** As the jobs do it. @returns the token of the mailed link */
	async function mailedToken(): Promise<string> {
		const { id } = await onlyRequest();
		await sendConfirmationLink(services, id, `link ${id}`);
		const token = /\?request=([\w.-]+)/.exec(services.sentMails.at(-1)?.text ?? "")?.[1];
		if (!token) throw new Error("no link");
		return token;
	}
	async function confirmed(values: Record<string, string>): Promise<string> {
		expect(await submit(values)).toEqual({ ok: true });
		expect(await confirmDataRequest(services, await mailedToken())).toMatchObject({ state: "confirmed" });
		return (await onlyRequest()).id;
	}
	async function carryOut(id: string, phoneConfirmed = false) {
		services.sentMails.length = 0;
		await decideDataRequest(services, admin, { id, phoneConfirmed });
		await answerDataRequest(services, id, `answer ${id}`);
	}
	const isErased = async (id: string) => {
		const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		return lead?.erasedAt !== null;
	};

	test("counts when the mailed link is used and its button pressed, and is due 45 days after it came", async () => {
		expect(await submit({ kind: "access", email: "ana@example.com" })).toEqual({ ok: true });
		const token = await mailedToken();
		const mail = services.sentMails.at(-1);
		expect(mail).toMatchObject({ to: "ana@example.com", language: "es" });
		// A stranger may have typed it.
		expect(mail?.text).not.toContain("Ana Lee");
		expect(await readLinkedRequest(services, token)).toMatchObject({ state: "to_confirm", kind: "access" });
		expect((await onlyRequest()).state).toBe("unconfirmed");
		expect((await listDataRequests(services, admin, { locale: "en" })).rows).toEqual([]);

		services.setNow(new Date("2026-11-25T15:00:00Z"));
		for (const _ of [1, 2]) {
			expect(await confirmDataRequest(services, token)).toEqual({
				state: "confirmed",
				kind: "access",
				dueAt: "2027-01-07T15:00:00.000Z",
			});
		}
		const { id } = await onlyRequest();
		await reportDataRequest(services, id, "report");
		const [staff, person] = services.sentMails.slice(-2);
		expect(staff?.text).toContain("January 7, 2027");
		expect(staff?.text).toContain("Ana Lee");
		expect(person).toMatchObject({ to: "ana@example.com", language: "es" });
		expect(person?.text).toContain("7 de enero de 2027");
		const { rows } = await listDataRequests(services, admin, { locale: "en" });
		expect(rows).toMatchObject([{ id, state: "open", due: "January 7, 2027", isLate: false }]);
		services.setNow(new Date("2027-01-08T15:00:00Z"));
		expect((await listDataRequests(services, admin, { locale: "en" })).rows[0]?.isLate).toBe(true);
		expect((await listDataRequests(services, { ...admin, role: "agent" }, { locale: "en" })).rows).toEqual([]);
	});

	test("does nothing with a made-up or old link", async () => {
		await submit({ kind: "deletion", email: "ana@example.com" });
		const token = await mailedToken();
		for (const wrong of ["", "x.y", `${token}x`, token.replace(/\..*/, ".")]) {
			expect(await confirmDataRequest(services, wrong)).toMatchObject({ state: "expired", kind: null });
		}
		services.setNow(new Date("2026-12-01T15:00:00Z"));
		expect(await confirmDataRequest(services, token)).toMatchObject({ state: "expired" });
		expect((await onlyRequest()).state).toBe("unconfirmed");
	});

	test("is refused with what is wrong, without a person, and beyond a number of them from one host", async () => {
		expect(await submit({ kind: "correction", email: "ana@" })).toMatchObject({
			errors: { email: "email_invalid", details: "required" },
			values: { email: "ana@" },
		});
		const values = { kind: "access", email: "ana@example.com" };
		expect(await submit({ ...values, company_website: "x" })).toMatchObject({ ok: false, failure: "refused" });
		for (let sent = 0; sent < 5; sent++) expect(await submit(values, "192.0.2.1")).toEqual({ ok: true });
		expect(await submit(values, "192.0.2.1")).toMatchObject({ ok: false, failure: "refused" });
	});

	test("is carried out by an admin only, once, and only when it is confirmed", async () => {
		const id = await store({ email: "carry@example.com" });
		await submit({ kind: "deletion", email: "carry@example.com" });
		const request = await onlyRequest();
		await carryOut(request.id);
		expect((await onlyRequest()).state).toBe("unconfirmed");
		await confirmDataRequest(services, await mailedToken());
		await decideDataRequest(services, { ...admin, role: "agent" }, { id: request.id, phoneConfirmed: false });
		expect((await onlyRequest()).state).toBe("open");
		expect(await isErased(id)).toBe(false);
		await carryOut(request.id);
		await answerDataRequest(services, request.id, "again");
		expect(services.sentMails.map(({ to }) => to)).toEqual(["carry@example.com"]);
		expect(await isErased(id)).toBe(true);
		expect(await onlyRequest()).toMatchObject({ state: "done", name: null, email: null, phone: null, details: "" });
	});

	test("a copy has what belongs to the address and to the number that staff confirmed, as JSON and PDF, and nothing of others", async () => {
		const phone = "(813) 555-0144";
		const leadId = await store({ email: "Copy@Example.com", phone, message: "mine" });
		await store({ kind: "chat", email: null, phone: "813.555.0144", message: "also mine" });
		await store({ email: "spouse@example.com", phone, message: "not mine" });
		const complaint: Omit<typeof complaints.$inferInsert, "id" | "email" | "words"> = {
			receivedOn: "2026-11-20",
			channel: "phone",
			name: "Ana Lee",
			phone,
			state: "FL",
			product: "",
			insurer: "",
			severity: "high",
			status: "received",
			regulator: "",
			fileNumber: "",
			createdByName: "",
			createdAt: received,
		};
		await services.database.db.insert(complaints).values([
			{ ...complaint, id: randomUUID(), leadId, email: "Copy@example.com", words: "my complaint" },
			{ ...complaint, id: randomUUID(), leadId: null, email: "", phone: "813-555-0144", words: "my call" },
			{ ...complaint, id: randomUUID(), leadId, email: "spouse@example.com", words: "not mine either" },
			{ ...complaint, id: randomUUID(), leadId, email: "", phone: "813-555-0199", words: "not mine, by phone" },
		]);
		await carryOut(await confirmed({ kind: "access", email: "copy@example.com", phone }), true);
		const [mail] = services.sentMails;
		expect(mail).toMatchObject({ to: "copy@example.com" });
		const [json, pdf] = mail?.attachments ?? [];
		const data = JSON.parse(String(json?.content));
		expect(data.leads.map(({ message }: { message: string }) => message).sort()).toEqual(["also mine", "mine"]);
		expect(data.consents).toHaveLength(2);
		expect(data.complaints.map(({ words }: { words: string }) => words).sort()).toEqual(["my call", "my complaint"]);
		expect(String(json?.content)).not.toMatch(/not mine|"(personId|importId)"/);
		expect(pdf?.filename).toBe("mis-datos.pdf");
		expect(String(pdf?.content.subarray(0, 5))).toBe("%PDF-");
		expect((await onlyRequest()).state).toBe("done");
	});

	test("a copy has rows of uploaded files, what other systems were told, and what routing knew, but no names of staff", async () => {
		const { db } = services.database;
		const leadId = await store({ email: "told@example.com" });
		const other = await store({ email: "untold@example.com" });
		const [file, endpoint] = [randomUUID(), randomUUID()];
		await db.insert(leadImports).values({
			id: file,
			staffName: "Olga Staff",
			fileName: "-",
			header: ["Name", "Mail", ""],
			headerHash: "-",
			rows: 2,
			settings: {} as never,
			createdAt: received,
		});
		const cells = [
			["Toldina", "TOLD@example.com", "golf"],
			["Untoldina", "untold@example.com", ""],
		];
		await db.insert(leadImportRows).values(cells.map((each, row) => ({ importId: file, row, line: row, cells: each })));
		await db.insert(webhookEndpoints).values({
			id: endpoint,
			origin: "admin",
			name: "CRM",
			url: "https://crm.example/hook/secret",
			payload: "full",
			events: ["lead.created"],
			enabled: false,
			createdByName: "Olga Staff",
			createdAt: received,
		});
		const call = { endpointId: endpoint, type: "lead.created", state: "sent", createdAt: received } as const;
		const deliveries = [leadId, other].map((id) => ({
			...call,
			id: randomUUID(),
			eventId: randomUUID(),
			leadId: id,
			happenedAt: received,
			body: `body of ${id}`,
		}));
		await db.insert(webhookDeliveries).values(deliveries);
		await db.insert(webhookAttempts).values(
			deliveries.map(({ id, leadId: about }) => ({
				id,
				deliveryId: id,
				attemptedAt: received,
				durationMs: 1,
				headers: {},
				answer: `stored ${about}`,
			})),
		);
		const [rules] = await db
			.insert(routingRules)
			.values({ isOn: false, rules: {} as never, savedByName: "Olga Staff", savedAt: received })
			.returning();
		const fact = { isMet: true, isNeeded: true };
		await db.insert(leadAssignments).values({
			leadId,
			rulesVersion: rules?.version ?? 0,
			assignedAt: received,
			reasons: {
				lead: { state: "FL", product: null, language: "es", kind: "contact" },
				ownerId: "olga",
				candidates: [
					{
						userId: "olga",
						name: "Olga Staff",
						facts: [
							{ ...fact, rule: "license", state: "FL", expiresOn: "2027-03-31" },
							{ ...fact, rule: "product", product: null, isNeeded: false },
						],
					},
				],
			},
		});
		const asked = { kind: "access", locale: "en", name: "T", email: "told@example.com", details: "" } as const;
		const [request] = await db
			.insert(dataRequests)
			.values({ ...asked, state: "open", receivedAt: received, dueAt: received })
			.returning();
		await carryOut(request?.id ?? "");
		const json = String(services.sentMails[0]?.attachments[0]?.content);
		const data = JSON.parse(json);
		expect(data.uploadedRows).toEqual([
			{ uploadedAt: received.toISOString(), Name: "Toldina", Mail: "TOLD@example.com", "column 3": "golf" },
		]);
		expect(data.webhookCalls).toMatchObject([
			{ receiver: "crm.example", body: `body of ${leadId}`, answers: [`stored ${leadId}`] },
		]);
		expect(data.assignments).toMatchObject([{ leadId, state: "FL", language: "es", rules: ["license"] }]);
		expect(json).not.toMatch(/olga|secret|2027-03-31|untold/i);
	});

	test("a number that was only typed opens nothing, and one that staff confirmed does", async () => {
		const chat = await store({ kind: "chat", email: null, phone: "(727) 555-0155" });
		const other = await store({ email: "someone@example.com", phone: "(727) 555-0155" });
		const values = { kind: "deletion", email: "typed@example.com", phone: "+1 727 555 0155" };
		await carryOut(await confirmed(values));
		expect([await isErased(chat), await isErased(other)]).toEqual([false, false]);
		await services.database.db.delete(dataRequests);
		await carryOut(await confirmed(values), true);
		expect([await isErased(chat), await isErased(other)]).toEqual([true, false]);
	});

	test("a stranger's number in a lead of one's own opens nothing, and staff see what hangs on it", async () => {
		const phone = "+1 786 555 0177";
		const chat = await store({ kind: "chat", email: null, phone, firstName: "Victoria", message: "my illness" });
		await store({ email: "mallory@example.com", phone: "(786) 555-0177" });
		const access = await confirmed({ kind: "access", email: "mallory@example.com" });
		const { rows } = await listDataRequests(services, admin, { locale: "en" });
		expect(rows.map(({ byNumber }) => byNumber)).toEqual([[expect.stringMatching(/^\+1 786 555 0177 · Victoria/)]]);
		await carryOut(access);
		const [json] = services.sentMails[0]?.attachments ?? [];
		expect(JSON.parse(String(json?.content)).leads).toHaveLength(1);
		expect(String(json?.content)).not.toContain("Victoria");
		await services.database.db.delete(dataRequests);
		await carryOut(await confirmed({ kind: "deletion", email: "mallory@example.com" }));
		expect(await isErased(chat)).toBe(false);
	});

	test("after a deletion no list and no later copy shows the person, and the consent record is unchanged", async () => {
		const { db } = services.database;
		const email = "gone@example.com";
		const id = await store({ email, spamReasons: [] });
		const marked = await store({ email, spamReasons: ["honeypot_filled"] });
		const before = await db.select().from(consentRecords).where(eq(consentRecords.contact_submission_id, id));
		await db.insert(users).values([
			{ id: "gone", name: "", email, emailVerified: true },
			{ id: "agent", name: "", email: "gone-agent@example.com", emailVerified: true },
		]);
		await db.insert(userRoles).values({ user_id: "agent", role: "agent" });
		await carryOut(await confirmed({ kind: "deletion", email }));
		const lists = [
			await listContactSubmissions(db, "admin"),
			await listContactSubmissions(db, "admin", { quarantined: true }),
		];
		const shown = lists.flatMap(({ rows }) => rows.map((row) => row.id));
		expect(shown).not.toContain(id);
		expect(shown).not.toContain(marked);
		await expect(readLead(db, id)).rejects.toThrow("no lead");
		expect(await db.select().from(consentRecords).where(eq(consentRecords.contact_submission_id, id))).toEqual(before);
		expect(await db.$count(users, and(ne(users.id, "agent"), eq(users.email, email)))).toBe(0);

		await db.delete(dataRequests);
		await carryOut(await confirmed({ kind: "access", email }));
		const data = JSON.parse(String(services.sentMails[0]?.attachments[0]?.content));
		expect([data.leads, data.consents, data.account]).toEqual([[], [], []]);

		// An account of staff belongs to their work.
		await db.delete(dataRequests);
		await carryOut(await confirmed({ kind: "deletion", email: "gone-agent@example.com" }));
		expect(await db.$count(users, eq(users.id, "agent"))).toBe(1);
	});

	test("a deletion goes on if the mailbox refuses our email, and finishes after a failure", async () => {
		const id = await store({ email: "refused@example.com" });
		const request = await confirmed({ kind: "deletion", email: "refused@example.com" });
		await decideDataRequest(services, admin, { id: request, phoneConfirmed: false });
		const mailer = {
			async send() {
				throw new RecipientRefusedError();
			},
		};
		const database = {
			...services.database,
			async scrub() {
				throw new Error("The disk is full.");
			},
		};
		await expect(answerDataRequest({ ...services, mailer, database }, request, "first")).rejects.toThrow("full");
		expect(await isErased(id)).toBe(true);
		let scrubbed = 0;
		const working = { ...services.database, scrub: async () => void scrubbed++ };
		await answerDataRequest({ ...services, database: working }, request, "second");
		expect(scrubbed).toBe(1);
		expect(await onlyRequest()).toMatchObject({ state: "done", email: null });
	});

	test("a lead that is sent again after its deletion is not stored again", async () => {
		const entry = intakeEntry({ lead: { email: "again@example.com" } });
		await leadStore(services).store([entry]);
		await carryOut(await confirmed({ kind: "deletion", email: "again@example.com" }));
		expect((await leadStore(services).store([entry])).get(entry.id)).toBe(entry.id);
		expect(await isErased(entry.id)).toBe(true);
	});

	test("a correction is answered when staff say that it is done", async () => {
		await carryOut(await confirmed({ kind: "correction", email: "wrong@example.com", details: "My name is Anna." }));
		expect(services.sentMails.map(({ to }) => to)).toEqual(["wrong@example.com"]);
		expect((await onlyRequest()).state).toBe("done");
	});

	test("a refusal names its reason, and another person decides the appeal, once", async () => {
		const id = await confirmed({ kind: "access", email: "refused@example.com" });
		const other = { ...admin, userId: "other" };
		const reason = "No podemos confirmar quién es usted.";
		await refuseDataRequest(services, { ...admin, role: "agent" }, { id, reason });
		expect((await onlyRequest()).state).toBe("open");
		await refuseDataRequest(services, admin, { id, reason });
		await mailRefusal(services, id, "refusal");
		expect(services.sentMails.at(-1)).toMatchObject({ to: "refused@example.com", language: "es" });
		expect(services.sentMails.at(-1)?.text).toMatch(new RegExp(`${reason}[^]*Apelación`));

		services.setNow(new Date("2026-12-01T15:00:00Z"));
		await recordAppeal(services, admin, id);
		await mailAppeal(services, id, "appeal");
		expect(services.sentMails.at(-1)?.text).toContain("15 de enero de 2027");
		expect((await listDataRequests(services, admin, { locale: "en" })).rows[0]).toMatchObject({ mayDecide: false });
		await decideDataRequest(services, admin, { id, phoneConfirmed: false });
		await refuseDataRequest(services, admin, { id, reason });
		expect((await onlyRequest()).state).toBe("open");
		await refuseDataRequest(services, other, { id, reason });
		expect((await onlyRequest()).state).toBe("refused");
		await mailRefusal(services, id, "refused again");
		expect(services.sentMails.at(-1)?.text).not.toContain("Apelación");
		await recordAppeal(services, other, id);
		expect((await onlyRequest()).state).toBe("refused");
	});

	test("an open request has a clock on Today, and a daily email when it is due soon", async () => {
		await confirmed({ kind: "access", email: "clock@example.com" });
		expect(await openRequestLines(services, admin, "en")).toEqual([expect.stringContaining("45 days left")]);
		expect(await openRequestLines(services, { role: "agent" }, "en")).toEqual([]);
		services.sentMails.length = 0;
		await warnOfDataRequests(services, "early");
		expect(services.sentMails).toEqual([]);
		services.setNow(new Date("2027-01-08T15:00:00Z"));
		await warnOfDataRequests(services, "late");
		expect(services.sentMails.map(({ to, text }) => [to, text.includes("overdue since January 7")])).toEqual([
			[agency.leadInbox, true],
		]);
		expect(services.sentMails[0]?.text).not.toContain("clock@example.com");
	});

	test("an opt-out of sale or sharing needs one request, and holds in the next event and the next webhook call", async () => {
		await services.database.db.delete(webhookEndpoints);
		const leadId = await store({ email: "Out@example.com", utmSource: "ads" });
		const payload = async () => {
			const delivery = { type: "lead.updated", leadId, sequence: 1, happenedAt: received } as const;
			return JSON.parse((await webhookBody(services, { payload: "original" }, delivery)) ?? "{}").data;
		};
		expect(await payload()).toMatchObject({ utm_source: "ads", opted_out_of_sharing: false });
		expect(await submit({ kind: "no_sale", email: "out@example.com" })).toEqual({
			ok: true,
			optOut: { restDueAt: null },
		});
		expect(await payload()).toMatchObject({ utm_source: null, marketing_consent: false, opted_out_of_sharing: true });
		const [cookie = ""] = optOutCookie(services.env).split(";");
		expect(sendsPrivacySignal(new Headers({ cookie }))).toBe(true);
		const { id, state } = await onlyRequest();
		expect(state).toBe("done");
		await reportDataRequest(services, id, "opt-out");
		expect(services.sentMails.map(({ to, language }) => [to, language])).toEqual([["out@example.com", "es"]]);
		expect(services.sentMails[0]?.text).not.toContain("Ana Lee");
	});

	test("an opt-out counts for every lead that is linked to the same person", async () => {
		const { db } = services.database;
		const told = async (leadId: string) => {
			const delivery = { type: "lead.updated", leadId, sequence: 1, happenedAt: received } as const;
			return JSON.parse((await webhookBody(services, { payload: "original" }, delivery)) ?? "{}").data;
		};
		const numbers = { one: "305-555-0171", two: "305-555-0172", three: "305-555-0173" };
		const ads = { utmSource: "ads" };
		const named = await store({ email: "one@linked.example", phone: numbers.one, ...ads });
		const linked = await store({ email: "two@linked.example", phone: numbers.two, ...ads });
		const other = await store({ email: "three@linked.example", phone: numbers.three, ...ads });
		await submit({ kind: "no_sale", email: "one@linked.example" });
		expect(await told(linked)).toMatchObject({ utm_source: "ads", opted_out_of_sharing: false });

		const personId = randomUUID();
		await db.insert(leadPersons).values({ id: personId });
		await db
			.update(contactSubmissions)
			.set({ personId })
			.where(inArray(contactSubmissions.id, [named, linked]));
		expect(await told(linked)).toMatchObject({ utm_source: null, opted_out_of_sharing: true });
		expect(await told(other)).toMatchObject({ utm_source: "ads", opted_out_of_sharing: false });
	});

	test("whoever agrees to marketing after an opt-out is told as agreed, and stays opted out of sharing", async () => {
		const leadId = await store({ email: "later@example.com", phone: "305-555-0181", utmSource: "ads" });
		const told = async () => {
			const delivery = { type: "lead.updated", leadId, sequence: 1, happenedAt: received } as const;
			return JSON.parse((await webhookBody(services, { payload: "original" }, delivery)) ?? "{}").data;
		};
		const minutesLater = (minutes: number) => new Date(received.getTime() + minutes * 60_000);
		const agree = (at: Date) =>
			services.database.db.transaction((transaction) =>
				insertConsentRecords(transaction, [
					{
						id: randomUUID(),
						contactSubmissionId: leadId,
						text: "Call me about offers.",
						textPublished: true,
						locale: "en",
						page: "/",
						boxes: { marketing: true },
						name: "Ana Lee",
						email: "later@example.com",
						phone: "305-555-0181",
						recordedAt: at.toISOString(),
						ipAddress: "203.0.113.9",
						userAgent: "",
					},
				]),
			);
		await agree(minutesLater(1));
		expect(await told()).toMatchObject({ marketing_consent: true, opted_out_of_sharing: false });
		services.setNow(minutesLater(2));
		await submit({ kind: "no_sale", email: "later@example.com" });
		expect(await told()).toMatchObject({ marketing_consent: false, opted_out_of_sharing: true });
		await agree(minutesLater(3));
		expect(await told()).toMatchObject({ marketing_consent: true, utm_source: null, opted_out_of_sharing: true });
		services.setNow(minutesLater(4));
		await submit({ kind: "no_sale", email: "Later@example.com" });
		expect(await told(), "opted out once more").toMatchObject({ marketing_consent: false });
	});

	test("a lead from a browser with a privacy signal counts as an opt-out of its sender", async () => {
		const send = async (name: string, optsOut: boolean) => {
			const person = { email: `${name}@example.com`, phone: `305-555-01${name.length}0` };
			const sent = { ...person, recaptchaToken: await captchaTokenOf(services), utm_source: "ads" };
			const result = await receiveLead(services, contactSubmission(sent), {
				ip: "203.0.113.9",
				userAgent: "",
				optsOut,
			});
			await services.intake.drained();
			if (!result.ok) throw new Error(result.code);
			const delivery = { type: "lead.created", leadId: result.id, sequence: 1, happenedAt: received } as const;
			return JSON.parse((await webhookBody(services, { payload: "original" }, delivery)) ?? "{}").data;
		};
		expect(await send("signal", false)).toMatchObject({ utm_source: "ads", opted_out_of_sharing: false });
		expect(await send("signal", true)).toMatchObject({ utm_source: null, opted_out_of_sharing: true });
		expect(await send("Signal", true), "again").toMatchObject({ opted_out_of_sharing: true });
		expect(await send("other", false)).toMatchObject({ opted_out_of_sharing: false });
	});

	test("an opt-out leaves staff what the site can't do, once, within 15 business days", async () => {
		await services.database.db.insert(webhookEndpoints).values({
			id: randomUUID(),
			origin: "configuration",
			name: "",
			url: "https://crm.example/hook",
			payload: "original",
			events: ["lead.created"],
			enabled: true,
			createdByName: "",
			createdAt: received,
		});
		const due = new Date("2026-12-15T15:00:00Z");
		for (const _ of [1, 2]) {
			const result = await submit({ kind: "no_sale", email: "hand@example.com" });
			expect(result).toEqual({ ok: true, optOut: { restDueAt: due } });
		}
		const { id } = await onlyRequest();
		await refuseDataRequest(services, admin, { id, reason: "no" });
		expect((await onlyRequest()).state).toBe("open");
		await carryOut(id);
		expect(services.sentMails.map(({ to }) => to)).toEqual(["hand@example.com"]);
		await services.database.db.delete(webhookEndpoints);
	});

	test("an opt-out waits for staff if a container of tags was ever set, also after it was taken out", async () => {
		const { db } = services.database;
		const by = { section: "analytics", savedByName: "Olga", savedAt: services.clock() } as const;
		const containers = ["GTM-AB12XY3", ""].map((tagManagerId) => ({ tagManagerId, captcha: "usual" }) as const);
		await db.insert(siteSettings).values(containers.map((value) => ({ ...by, value })));
		const due = new Date("2026-12-15T15:00:00Z");
		expect(await submit({ kind: "no_sale", email: "tags@example.com" })).toEqual({
			ok: true,
			optOut: { restDueAt: due },
		});
		await db.delete(siteSettings);
	});
});
