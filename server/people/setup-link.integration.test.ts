import { existsSync, readFileSync, statSync } from "node:fs";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, securityLog, userRoles, users, verifications } from "#database/schema.ts";
import { accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { limits } from "../rate-limits.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { createFirstAdmin } from "./create-first-admin.server.ts";
import { isSetupOpen, makeSetupLink, offerSetup, setupFileOf } from "./setup-link.server.ts";

const owner = "owner@agency.example";
const madeAt = new Date("2026-11-23T15:00:00Z");

describe.each(sqlKinds)("the link for the first admin on %s", (kind) => {
	let services: TestServices;
	beforeEach(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: "listed@agency.example" });
	});
	afterEach(() => services.close());

	const makeToken = async () => new URL((await makeSetupLink(services)) ?? "").searchParams.get("token") ?? "";
	const create = (token: string | null, email = owner, from = visitFromElsewhere()) =>
		createFirstAdmin(services, from, { name: "Rosa Vidal", email, password }, token);
	const actions = async () =>
		(await services.database.db.select().from(securityLog).orderBy(desc(securityLog.created_at))).map(
			({ action }) => action,
		);

	test("opens an admin's account once, and is stored only as a hash", async () => {
		const { db } = services.database;
		const token = await makeToken();
		const [row] = await db.select().from(verifications);
		expect(row?.value).toBe(sha256(token));
		expect(JSON.stringify(row)).not.toContain(token);
		expect(await actions()).toEqual(["SETUP_LINK_MADE"]);
		expect(await isSetupOpen(services, token)).toBe(true);

		const created = await create(token);
		expect(created).toMatchObject({ ok: true, role: "admin" });
		const cookie = created.ok ? created.cookies.map((one) => one.split(";")[0]).join("; ") : "";
		expect((await readSession(services, visit({ cookie }))).signedIn).toMatchObject({ email: owner, role: "admin" });
		const [user] = await db.select().from(users).where(eq(users.email, owner));
		expect(user).toMatchObject({ name: "Rosa Vidal", emailVerified: true });
		const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, "FIRST_ADMIN_CREATED"));
		expect(entry).toMatchObject({ email: owner, details: "admin" });

		expect(await isSetupOpen(services, token)).toBe(false);
		expect(await create(token, "other@agency.example")).toEqual({ ok: false, code: "linkExpired" });
		expect(await makeSetupLink(services), "after the first admin").toBeNull();
		expect(await db.$count(userRoles)).toBe(1);
	});

	test("ends after 24 hours", async () => {
		const token = await makeToken();
		services.setNow(new Date(madeAt.getTime() + 24 * 3_600_000 - 1));
		expect(await isSetupOpen(services, token)).toBe(true);
		services.setNow(new Date(madeAt.getTime() + 24 * 3_600_000));
		expect(await isSetupOpen(services, token)).toBe(false);
		expect(await create(token)).toEqual({ ok: false, code: "linkExpired" });
		expect(await services.database.db.$count(users)).toBe(0);
	});

	test("is voided by the one of the next start", async () => {
		const [first, second] = [await makeToken(), await makeToken()];
		expect(await isSetupOpen(services, first)).toBe(false);
		expect(await create(first)).toEqual({ ok: false, code: "linkExpired" });
		expect(await actions()).toContain("ACCESS_REFUSED");
		expect(await create(second)).toMatchObject({ ok: true });
	});

	test("makes one admin if two people use it at the same moment", async () => {
		const token = await makeToken();
		const results = await Promise.all([create(token), create(token, "other@agency.example")]);
		expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: "linkExpired" });
		expect(await services.database.db.$count(users)).toBe(1);
		expect(await services.database.db.$count(userRoles, eq(userRoles.role, "admin"))).toBe(1);
	});

	test("ends when an address of ADMIN_EMAILS becomes the first admin", async () => {
		const token = await makeToken();
		await (await accountCalls(services)).openAccount("listed@agency.example");
		expect(await isSetupOpen(services, token)).toBe(false);
		expect(await create(token)).toEqual({ ok: false, code: "linkExpired" });
		expect(await services.database.db.$count(userRoles)).toBe(1);
	});

	test("takes no account over, and stays open for another address", async () => {
		const calls = await accountCalls(services);
		await calls.openAccount(owner);
		await calls.signUpAs("unconfirmed@agency.example", "Another.day2");
		const token = await makeToken();
		expect(await create(token)).toEqual({ ok: false, code: "accountExists" });
		expect(await services.database.db.$count(userRoles)).toBe(0);
		expect(await create(token, "unconfirmed@agency.example"), "a stranger's sign-up").toMatchObject({ ok: true });
	});

	test("can be tried ten times an hour from one address", async () => {
		const token = await makeToken();
		const from = visitFromElsewhere();
		for (let attempt = 0; attempt < limits.setupsPerAddress.max; attempt += 1) {
			expect(await create("guess", owner, from)).toEqual({ ok: false, code: "linkExpired" });
		}
		expect(await create(token, owner, from)).toEqual({ ok: false, code: "tooManySignUps" });
		expect(await create(token)).toMatchObject({ ok: true });
	});

	test("is shown on a terminal, or is in a file that nobody else can read, and never in what is printed to a log", async () => {
		const file = setupFileOf(services.env);
		const printed = (await offerSetup(services, { isTerminal: false })) ?? "";
		const link = readFileSync(file, "utf8").trim();
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(printed).toContain(file);
		const token = new URL(link).searchParams.get("token") ?? "";
		expect(await isSetupOpen(services, token)).toBe(true);
		expect(printed).not.toContain(token);

		const shown = (await offerSetup(services, { isTerminal: true })) ?? "";
		expect(existsSync(file), "the void link of before").toBe(false);
		expect(await isSetupOpen(services, token)).toBe(false);
		await offerSetup(services, { isTerminal: false });
		expect(shown).toMatch(/http:\/\/localhost:3000\/auth\/setup\?token=[\w-]{43}$/);

		const newest = new URL(readFileSync(file, "utf8").trim()).searchParams.get("token");
		expect(await create(newest)).toMatchObject({ ok: true });
		expect(existsSync(file), "the used link").toBe(false);
		expect(await offerSetup(services, { isTerminal: true })).toBeNull();
	});
});
