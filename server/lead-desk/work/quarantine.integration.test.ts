import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactSubmissions, visitorProfiles } from "#database/schema.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { leadActor } from "#tests/support/actors.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { digestMarkedLeads } from "../../leads/digest-marked-leads.server.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import {
	contactSubmissionRows,
	listContactSubmissions,
	listVisitorProfiles,
} from "../../staff/dashboard-lists.server.ts";
import { suppressRecipient } from "../../suppression/refused-addresses.server.ts";
import { readLeadPage } from "../page/lead-page.server.ts";
import { findLead } from "./find-lead.server.ts";
import { type Judgment, judgeLead, quarantineCount } from "./judge-quarantine.server.ts";

describe.each(ruleKinds)("leads that look like spam, on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.sentMails.length = 0;
		await services.database.db.delete(contactSubmissions);
	});

	/** Stores leads of one moment, so that only their ids tell them apart. */
	async function store(count: number, changes: Partial<typeof contactSubmissions.$inferInsert> = {}) {
		const now = services.clock();
		const lead = {
			service: "contact_submission",
			firstName: "Kim",
			lastName: "Lee",
			email: "kim@example.com",
			message: "Please call me.",
			subject: "Contact form submission",
			locale: "en",
			pageSource: "/en",
			ipAddress: "203.0.113.9",
			reviewDueAt: now,
			contactDueAt: now,
			createdAt: now,
			...changes,
		};
		const rows = Array.from({ length: count }, () => ({ ...lead, submissionId: crypto.randomUUID() }));
		const stored = await services.database.db.insert(contactSubmissions).values(rows).returning();
		return stored.map(({ id }) => id);
	}
	const marked = { spamReasons: ["honeypot_filled"] };

	async function allPages(quarantined: boolean): Promise<string[][]> {
		const pages: string[][] = [];
		let before: string | null = null;
		do {
			const page = await listContactSubmissions(services.database.db, "admin", { quarantined, before });
			pages.push(page.rows.map(({ id }) => id));
			before = page.olderThan;
		} while (before);
		return pages;
	}

	test("are a list of their own, and each list has pages without gaps or repetitions", async () => {
		const others = await store(120);
		const spam = await store(100, marked);
		const pages = await allPages(false);
		expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
		expect(pages.flat().sort()).toEqual(others.sort());
		const quarantined = await allPages(true);
		expect(quarantined.map((page) => page.length)).toEqual([50, 50]);
		expect(quarantined.flat().sort()).toEqual(spam.sort());
		expect(await quarantineCount(services, "admin", "en")).toBe("100");
	});

	test("a flood of them leaves a real lead first in the list", async () => {
		const [real] = await store(1);
		services.setNow(new Date(services.clock().getTime() + 60_000));
		await store(1001, marked);
		const { rows } = await listContactSubmissions(services.database.db, "admin");
		expect(rows.map(({ id }) => id)).toEqual([real]);
		expect(await quarantineCount(services, "admin", "en")).toBe("1,000+");
	});

	test("join the others when an admin releases them, which is logged", async () => {
		const [id = ""] = await store(1, marked);
		const { db } = services.database;
		const logged = async () =>
			rowsOf<{ user_id: string }>(
				await db.execute(sql`SELECT user_id FROM security_log WHERE action = 'LEAD_RELEASED'`),
			).map((row) => row.user_id);
		const before = await logged();
		await judgeLead(services, leadActor({ role: "agent", userId: "u1" }), "release", id);
		expect(await allPages(true)).toEqual([[id]]);
		await judgeLead(services, leadActor({ userId: "u2" }), "release", id);
		await judgeLead(services, leadActor({ userId: "u2" }), "release", id);
		expect(await allPages(true)).toEqual([[]]);
		expect(await allPages(false)).toEqual([[id]]);
		expect(await logged()).toEqual([...before, "u2"]);
		const [row] = await contactSubmissionRows(services, (await listContactSubmissions(db, "admin")).rows, "en");
		expect(row).toMatchObject({ suspectedSpam: true, quarantined: false });
		expect(services.sentMails).toEqual([]);
	});

	test("are judged once, and a judgment can be taken back until somebody works on the lead", async () => {
		const { db } = services.database;
		const admin = leadActor({ userId: "u2" });
		const judge = async (judgment: Judgment, id: string) => (await judgeLead(services, admin, judgment, id)).ok;
		const judged = async () =>
			(await listContactSubmissions(db, "admin", { quarantined: true, judged: true })).rows.map(({ id }) => id);
		const [spam = "", real = "", taken = ""] = await store(3, marked);
		const waiting = async () => (await allPages(true)).flat().sort();
		expect(await judgeLead(services, { ...admin, role: "agent" }, "spam", spam)).toEqual({ ok: false, code: "gone" });
		expect(await judge("spam", spam)).toBe(true);
		expect(await judge("spam", spam)).toBe(false);
		expect(await waiting()).toEqual([real, taken].sort());
		expect(await judged()).toEqual([spam]);
		expect(await quarantineCount(services, "admin", "en")).toBe("2");
		// It is spam: nobody works it.
		expect((await allPages(false)).flat()).toEqual([]);
		expect(await judge("undoSpam", spam)).toBe(true);
		expect(await waiting()).toEqual([spam, real, taken].sort());
		expect(await judge("spam", spam)).toBe(true);
		expect(await judge("release", spam)).toBe(true);
		expect(await judged()).toEqual([]);

		expect(await judge("release", real)).toBe(true);
		expect(await judge("undoRelease", real)).toBe(true);
		expect(await waiting()).toEqual([real, taken].sort());
		expect(await judge("release", taken)).toBe(true);
		await db.update(contactSubmissions).set({ status: "contacted" }).where(eq(contactSubmissions.id, taken));
		expect(await judge("undoRelease", taken)).toBe(false);
		expect(await judge("release", real)).toBe(true);
		const minutes = 16 * 60_000;
		services.setNow(new Date(services.clock().getTime() + minutes));
		expect(await judge("undoRelease", real)).toBe(false);
	});

	test("are judged on their own page, too, and others are told that somebody was faster", async () => {
		const [id = ""] = await store(1, marked);
		const { db } = services.database;
		const reader = leadActor({ userId: "u2", name: "Owner", ownName: "Owner" });
		const judge = (judgment: Judgment, role: StaffRole = "admin") => {
			const by = { ...reader, role };
			return judgeLead(services, by, judgment, id);
		};
		const shown = async () => {
			const lead = await findLead(db, reader, id);
			return lead && (await readLeadPage(services, reader, lead, { locale: "en", timeline: {} })).quarantine;
		};
		expect(await shown()).toEqual({ isSpam: false, mayJudge: true });
		expect(await judge("spam", "agent")).toEqual({ ok: false, code: "gone" });
		expect(await judge("spam")).toEqual({ ok: true, done: "marked-spam" });
		expect(await shown()).toEqual({ isSpam: true, mayJudge: true });
		expect(await judge("spam")).toEqual({ ok: false, code: "judged" });
		expect(await judge("undoSpam")).toEqual({ ok: true, done: "quarantined" });
		expect(await judge("release")).toEqual({ ok: true, done: "released" });
		expect(await shown()).toBeNull();
		expect(await judge("release")).toEqual({ ok: false, code: "judged" });
		expect(await judge("undoRelease")).toEqual({ ok: true, done: "quarantined" });
		await judge("release");
		await db.update(contactSubmissions).set({ status: "contacted" }).where(eq(contactSubmissions.id, id));
		expect(await judge("undoRelease")).toEqual({ ok: false, code: "releaseStands" });
	});

	test("are hidden from agents", async () => {
		const { db } = services.database;
		await expect(listContactSubmissions(db, "agent", { quarantined: true })).rejects.toThrow("does not allow");
		expect(await quarantineCount(services, "agent", "en")).toBe("");
	});

	test("are told of in one digest, once", async () => {
		await digestMarkedLeads(services, "digest-0");
		expect(services.sentMails).toEqual([]);
		await store(25, { ...marked, firstName: "Robot" });
		await store(1, { firstName: "Real" });
		await digestMarkedLeads(services, "digest-1");
		await digestMarkedLeads(services, "digest-2");
		expect(services.sentMails).toHaveLength(1);
		const [mail] = services.sentMails;
		expect(mail?.to).toBe("leads@sunfield.example");
		expect(mail?.subject).toBe("25 leads look like spam");
		expect(mail?.html.match(/Robot Lee/g)).toHaveLength(20);
		expect(mail?.text).toContain("And 5 more.");
		expect(mail?.text).toContain("Signs: a hidden field was filled in");
		expect(mail?.text).not.toContain("honeypot_filled");
		expect(mail?.text).not.toContain("Real");
		expect(mail?.html).toContain("/admin/quarantine");
	});

	test("are told of again if the digest could not be sent", async () => {
		await store(1, marked);
		const broken = { ...services, mailer: { send: () => Promise.reject(new Error("no connection")) } };
		await expect(digestMarkedLeads(broken, "digest-3")).rejects.toThrow("no connection");
		await digestMarkedLeads(services, "digest-4");
		expect(services.sentMails.map(({ subject }) => subject)).toEqual(["1 lead looks like spam"]);
	});

	test("lists say to whom nothing is sent any more, and why", async () => {
		await store(1, { email: "gone@example.com" });
		await store(1);
		await suppressRecipient(services, "Gone@example.com", "bounce");
		const { rows } = await listContactSubmissions(services.database.db, "admin");
		const shown = await contactSubmissionRows(services, rows, "en");
		expect(new Map(shown.map(({ email, stopped }) => [email, stopped]))).toEqual(
			new Map([
				[
					"gone@example.com",
					{
						badge: "Stopped: emails",
						lines: [expect.stringContaining("Do not use: emails. An email to this address bounced, November 23, 2026")],
					},
				],
				["kim@example.com", null],
			]),
		);
	});

	test("visitor profiles have pages too, also those of one moment", async () => {
		const { db } = services.database;
		const profile = { persona: "driver", confidence: 0.5 };
		await db
			.insert(visitorProfiles)
			.values(Array.from({ length: 51 }, () => ({ ...profile, session_id: crypto.randomUUID() })));
		const first = await listVisitorProfiles(db, "agent");
		const second = await listVisitorProfiles(db, "agent", { before: first.olderThan });
		expect([first.rows.length, second.rows.length, second.olderThan]).toEqual([50, 1, null]);
		expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(51);
	});
});
