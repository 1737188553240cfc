import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, users } from "#database/schema.ts";
import { type AuditFilter, readAuditFilter } from "#domain/audit/audit-filter.ts";
import { leadLists, readTables } from "#domain/audit/read-tables.ts";
import { type SecurityAction, securityActions } from "#domain/audit/security-actions.ts";
import { locales } from "#domain/locale/locales.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { describeAuditEntry } from "./describe-audit-entry.server.ts";
import { listAuditActors, listAuditEntries } from "./list-audit-entries.server.ts";

const unfiltered = readAuditFilter(new URLSearchParams());
const leadId = "0f8fad5b-d9cb-469f-a165-70867728950e";

type Entry = typeof auditEntries.$inferInsert;

const entry = (action: SecurityAction | "LATER_ACTION", changes: Partial<Entry> = {}): Entry => ({
	id: randomUUID(),
	action,
	tableName: "authentication",
	userId: "owner",
	email: "owner@sunfield.example",
	network: "203.0.113.0/24",
	recordedAt: "2026-11-23T15:00:00.000Z",
	...changes,
});

describe.each(ruleKinds)("the audit log on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		const { db } = services.database;
		await db.insert(users).values({ id: "maria", name: "Maria Gomez", email: "maria@sunfield.example" });
		await db.insert(auditEntries).values([
			// Before midnight in Florida, though the next day in UTC.
			entry("LOGIN_SUCCESS", { recordedAt: "2026-11-22T04:59:59.999Z", email: "old-owner@sunfield.example" }),
			entry("TOKEN_REFRESHED", { recordedAt: "2026-11-22T05:00:00.000Z" }),
			entry("ROWS_READ", { tableName: "contact_submissions", subjectId: leadId, details: "rows: 1" }),
			entry("ROWS_READ", { tableName: "visitor_profiles", userId: "gone", email: "gone@sunfield.example" }),
			entry("ROLE_REMOVED", { tableName: "user_roles", subjectId: "gone" }),
			entry("LOGIN_FAILURE", { userId: "maria", email: "maria@earlier.example", network: "198.51.100.0/24" }),
			entry("SESSIONS_ENDED", { userId: "maria", email: "maria@sunfield.example", details: "ended by the owner: 2" }),
			entry("LATER_ACTION", { details: "100%_sure" }),
		]);
	});
	afterAll(() => services.close());

	const list = async (changes: Partial<AuditFilter> = {}, before: number | null = null) =>
		listAuditEntries(services.database.db, "admin", { ...unfiltered, ...changes }, before);
	const actions = async (changes: Partial<AuditFilter>) => (await list(changes)).rows.map(({ action }) => action);
	const words = async (changes: Partial<AuditFilter>) =>
		(await list(changes)).rows.map((row) => describeAuditEntry(row, "en"));

	test("is for admins only", async () => {
		const { db } = services.database;
		for (const reader of ["agent", "viewer"] as const) {
			await expect(listAuditEntries(db, reader, unfiltered, null)).rejects.toThrow("does not allow");
		}
	});

	test("shows the newest first, and renewed sessions only if asked for", async () => {
		const usual = [
			"LATER_ACTION",
			"SESSIONS_ENDED",
			"LOGIN_FAILURE",
			"ROLE_REMOVED",
			"ROWS_READ",
			"ROWS_READ",
			"LOGIN_SUCCESS",
		];
		expect(await actions({})).toEqual(usual);
		expect(await actions({ kind: "renewals" })).toEqual(["TOKEN_REFRESHED"]);
		expect(await actions({ kind: "all" })).toEqual([...usual.slice(0, 6), "TOKEN_REFRESHED", "LOGIN_SUCCESS"]);
	});

	test("is filtered by who, kind, day and text", async () => {
		expect(await actions({ who: "maria" })).toEqual(["SESSIONS_ENDED", "LOGIN_FAILURE"]);
		expect(await actions({ who: "maria", kind: "signIns" })).toEqual(["LOGIN_FAILURE"]);
		expect(await actions({ to: "2026-11-21", kind: "all" })).toEqual(["LOGIN_SUCCESS"]);
		expect(await actions({ from: "2026-11-22", to: "2026-11-22", kind: "all" })).toEqual(["TOKEN_REFRESHED"]);
		expect(await actions({ from: "2026-11-24" })).toEqual([]);
		expect(await actions({ text: "198.51" })).toEqual(["LOGIN_FAILURE"]);
		expect(await actions({ text: leadId.slice(0, 8) })).toEqual(["ROWS_READ"]);
		// Finds the account by its current address, even if it had another one then.
		expect(await actions({ text: "GOMEZ" })).toEqual(["SESSIONS_ENDED", "LOGIN_FAILURE"]);
		expect(await actions({ text: "0%_s" })).toEqual(["LATER_ACTION"]);
		expect(await actions({ text: "%" })).toEqual(["LATER_ACTION"]);
	});

	test("names everybody who left entries, with the newest address", async () => {
		expect(await listAuditActors(services.database.db)).toEqual([
			{ id: "gone", email: "gone@sunfield.example" },
			{ id: "maria", email: "maria@sunfield.example" },
			{ id: "owner", email: "owner@sunfield.example" },
		]);
	});

	test("says in words who did what to whom", async () => {
		const at = "2026-11-23T15:00:00.000Z";
		const time = "November 23, 2026 at 10:00 AM";
		expect(await words({ who: "maria" })).toEqual([
			expect.objectContaining({
				sentence: "Maria Gomez (maria@sunfield.example) signed out other devices",
				detail: "2 devices",
				at,
				time: time.replace(" at", ","),
			}),
			expect.objectContaining({
				sentence: "Someone entered a wrong password for Maria Gomez (maria@earlier.example)",
				network: "198.51.100.0/24",
			}),
		]);
		const [role] = await words({ kind: "roles" });
		expect(role?.sentence).toBe("owner@sunfield.example removed a role from gone@sunfield.example");
		const [profiles, lead] = await words({ kind: "reads" });
		expect(profiles).toMatchObject({ sentence: "gone@sunfield.example opened visitor profiles", lead: null });
		expect(lead).toMatchObject({
			sentence: "owner@sunfield.example opened a lead",
			detail: "1 record",
			lead: `/admin/leads/${leadId}`,
		});
		const [later] = await words({ text: "sure" });
		expect(later).toMatchObject({ sentence: "owner@sunfield.example: LATER_ACTION", detail: "100%_sure" });
	});

	test.each(locales)("says whose record was opened, in %s", async (locale) => {
		const [row] = (await list()).rows;
		if (!row) throw new Error("no entry");
		const read = (changes: Partial<typeof row>) =>
			describeAuditEntry({ ...row, action: "ROWS_READ", ...changes }, locale).sentence;
		const subject = { subjectId: "maria", subjectEmail: "maria@sunfield.example", subjectName: "Maria Gomez" };
		const person = read({ tableName: "staff_records", ...subject });
		expect(person).toContain("Maria Gomez (maria@sunfield.example)");
		if (locale === "en") expect(person).toMatch(/ opened the record of Maria/);
		expect(read({ tableName: "user_roles" })).not.toMatch(/user_roles|Maria/);
	});

	test.each(locales)("has words for everything that staff open in %s", async (locale) => {
		const [row] = (await list()).rows;
		if (!row) throw new Error("no entry");
		const read = (tableName: string) => describeAuditEntry({ ...row, action: "ROWS_READ", tableName }, locale).sentence;
		const wordless = read("no_words");
		for (const name of readTables) expect(read(name)).not.toBe(wordless.replace("no_words", name));
		const opened = leadLists.map((name) =>
			describeAuditEntry(
				{ ...row, action: "ROWS_READ", tableName: "contact_submissions", details: `${name}, rows: 12` },
				locale,
			),
		);
		expect(new Set(opened.map(({ sentence }) => sentence).concat(read("contact_submissions"))).size).toBe(
			leadLists.length + 1,
		);
		for (const { detail } of opened) expect(detail).toMatch(/^12 /);
	});

	test.each(locales)("tells what became of a test email in %s", async (locale) => {
		const [row] = (await list()).rows;
		if (!row) throw new Error("no entry");
		for (const details of ["server", "file", "refused", "unreachable"]) {
			const { detail } = describeAuditEntry({ ...row, action: "TEST_EMAIL_SENT", details }, locale);
			expect(detail).toMatch(/^\p{Lu}.+ /u);
		}
	});

	test.each(locales)("has a sentence for every action in %s", async (locale) => {
		const [row] = (await list()).rows;
		if (!row) throw new Error("no entry");
		const sentences = Object.keys(securityActions).map(
			(action) => describeAuditEntry({ ...row, action }, locale).sentence,
		);
		expect(new Set(sentences).size).toBe(sentences.length);
		for (const sentence of sentences) expect(sentence).toMatch(/owner@sunfield\.example/);
	});

	test("goes on where the page before ended, also under a filter", async () => {
		const many = Array.from({ length: 120 }, (_, index) => entry(index % 2 ? "LOGOUT" : "LOGIN_SUCCESS"));
		await services.database.db.insert(auditEntries).values(many);
		const seen: string[] = [];
		let before: number | null = null;
		do {
			const page = await list({ who: "owner", kind: "signIns" }, before);
			seen.push(...page.rows.map(({ id }) => id));
			before = page.olderThan;
			// Entries added in the meantime don't move the pages.
			await services.database.db.insert(auditEntries).values(entry("LOGIN_SUCCESS"));
		} while (before !== null);
		expect(seen.slice(0, 120)).toEqual(many.map(({ id }) => id).reverse());
		expect(seen).toHaveLength(121);
	});
});
