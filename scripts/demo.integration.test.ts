import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gt, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	bookingEvents,
	contactSubmissions,
	leadAssignments,
	leadCalls,
	leadNotes,
	leadPolicies,
	leadTasks,
	leadWords,
	users,
	visitorProfiles,
} from "#database/schema.ts";
import { areaOfNumber } from "#domain/calling-window/area-codes.ts";
import { consentLedger } from "#server/consent/consent-ledger.server.ts";
import { verifyLedger } from "#server/ledger/verify-ledger.server.ts";
import { openDatabase } from "#server/open-database.server.ts";
import { readPublishedTeam } from "#server/pages/published-team.server.ts";
import { refuseMisusedDemo } from "#server/platform/demo-mark.server.ts";
import { readEnv } from "#server/platform/env.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import { readConversions } from "#server/staff/conversions.server.ts";
import { listVisitorProfiles, visitorProfileRows } from "#server/staff/dashboard-lists.server.ts";
import { signIn } from "#server/staff/sign-in.server.ts";
import { visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { demoPeople } from "./demo/demo-people.ts";
import { demoRandom } from "./demo/demo-random.ts";
import { makeDemo } from "./demo/make-demo.ts";

const password = "Blue-Heron.27";
let folder: string;
let services: TestServices;
let printed: string[];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "sunfield-demo-"));
	const variables = { DATA_DIR: folder, LOG_LEVEL: "silent" };
	printed = await makeDemo({ ...variables, NODE_ENV: "test", DEMO_LEADS: "90", DEMO_PASSWORD: password });
	const database = await openDatabase(readEnv({ ...variables, NODE_ENV: "test" }), createLog("silent"));
	services = await openTestServices("PGlite", variables, database);
});
afterAll(async () => {
	await services?.close();
	rmSync(folder, { recursive: true, force: true });
});

test("a demo has leads, what staff did about them, visits, and consent records that verify", async () => {
	const { db } = services.database;
	expect(await db.$count(contactSubmissions)).toBe(90);
	expect(await db.$count(contactSubmissions, isNotNull(contactSubmissions.indexedAt))).toBe(90);
	expect(await db.$count(contactSubmissions, gt(contactSubmissions.createdAt, new Date()))).toBe(0);
	expect(await db.$count(users)).toBe(6);
	for (const table of [leadCalls, leadNotes, leadPolicies, leadTasks, leadWords, bookingEvents, visitorProfiles]) {
		expect(await db.$count(table)).toBeGreaterThan(0);
	}
	expect(await db.$count(leadTasks, isNotNull(leadTasks.policyId))).toBeGreaterThan(0);
	const leads = await db.select().from(contactSubmissions);
	for (const { isClient, status } of leads) expect(isClient).toBe(status === "won");
	expect(new Set(leads.map(({ locale }) => locale))).toEqual(new Set(["en", "es", "pt", "ht"]));
	for (const { email, phone } of leads) {
		if (email) expect(email).toMatch(/\.example$/);
		if (phone) expect(phone).toMatch(/ 555-01\d\d$/);
	}
	const given = await db.select().from(leadAssignments);
	expect(given.length).toBeGreaterThan(0);
	for (const { leadId, ownerId, reasons } of given) {
		expect(leads.find(({ id }) => id === leadId)).toMatchObject({ ownerId });
		expect(reasons?.candidates).toHaveLength(6);
	}
	const { breaks, records } = await verifyLedger(db, consentLedger, services.env);
	expect(breaks).toEqual([]);
	expect(records.consent).toBe(90);
});

test("visitors of a demo see its people, with drawings and initials in place of photographs", async () => {
	const team = await readPublishedTeam(services.database.db, new Date());
	expect(team.map(({ name, title }) => [name, title])).toEqual([
		["Olivia Grant", "agentInCharge"],
		["Ana Morales", "agent"],
		["Luis Cabrera", "agent"],
		["Nadège Fleurant", "agent"],
		["Rafael Teixeira", "agent"],
		["Grace Whitfield", "agent"],
	]);
	expect(team.map(({ portrait }) => portrait !== null)).toEqual([true, true, true, true, false, false]);
	for (const { languages, bio } of team) expect(Object.keys(bio).sort()).toEqual(languages.toSorted());
});

test("a demo shows that some visitors succeed and others don't, and what they read and opened", async () => {
	const { db } = services.database;
	const { rate, types } = await readConversions(db, 30, new Date());
	expect(rate).toBeGreaterThan(1);
	expect(rate).toBeLessThan(60);
	expect(types.filter(({ count }) => count > 0).length).toBeGreaterThan(2);
	const { rows } = await listVisitorProfiles(db, "admin");
	const shown = visitorProfileRows(rows, "en");
	expect(new Set(shown.map(({ persona }) => persona)).size).toBeGreaterThan(2);
	expect(shown.some(({ persona }) => /^\w+ style \([DISC]\)$/.test(persona))).toBe(true);
	expect(shown.some(({ choices }) => choices.length > 1)).toBe(true);
});

test("people have numbers of their own, but for partners, and some write again", () => {
	const nextVisitor = demoPeople(demoRandom(1));
	const visitors = Array.from({ length: 3000 }, nextVisitor);
	const people = [...new Set(visitors)];
	expect(people.length).toBeLessThan(2900);
	const byNumber = Map.groupBy(people, ({ phone }) => phone);
	const shared = [...byNumber.values()].filter((some) => some.length > 1);
	expect(shared.length).toBeGreaterThan(0);
	expect(shared.length).toBeLessThan(100);
	for (const some of shared) expect(new Set(some.map(({ lastName }) => lastName)).size).toBe(1);
	expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
	for (const { phone, state } of people) expect(areaOfNumber(phone)?.state).toBe(state);
});

test("the demo's admin signs in with the printed password", async () => {
	const email = "owner@sunfield.example";
	expect(printed.join("\n")).toContain(`as ${email} with the password ${password}`);
	expect(printed[0]).toContain(`DATA_DIR=${folder} npm start`);
	expect(await signIn(services, visitFromElsewhere(), { email, password }, null)).toMatchObject({ ok: true });
});

test("production neither makes a demo nor starts on one, and no data is overwritten", async () => {
	const alone = { mode: "development", dataDir: folder, databaseUrl: "", smtpUrl: "", leadWebhook: null } as const;
	expect(() => refuseMisusedDemo(alone)).not.toThrow();
	expect(() => refuseMisusedDemo({ ...alone, mode: "production" })).toThrow("holds demo data");
	expect(() => refuseMisusedDemo({ ...alone, databaseUrl: "postgres://real" })).toThrow("leave DATABASE_URL empty");
	expect(() => refuseMisusedDemo({ ...alone, smtpUrl: "smtp://mail.example" })).toThrow("leave SMTP_URL");
	await expect(makeDemo({ DATA_DIR: folder, NODE_ENV: "production" })).rejects.toThrow("never made");
	await expect(makeDemo({ DATA_DIR: folder })).rejects.toThrow("a demo already");
	const other = mkdtempSync(join(tmpdir(), "sunfield-demo-"));
	writeFileSync(join(other, "lock.sqlite"), "");
	await expect(makeDemo({ DATA_DIR: other })).rejects.toThrow("holds data that is no demo");
	refuseMisusedDemo({ ...alone, mode: "production", dataDir: other, databaseUrl: "postgres://real" });
	rmSync(other, { recursive: true });
});
