import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routingRules, staffLicenses, staffRecords, userRoles, users } from "#database/schema.ts";
import { firstRules } from "#domain/routing/routing-rules.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readFirstSteps } from "./first-steps.server.ts";
import { listPeople } from "./list-people.server.ts";

const now = new Date("2026-11-23T15:00:00Z");

describe.each(ruleKinds)("the first steps on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		await addPerson("olga", "admin", "");
	});
	afterAll(() => services.close());

	async function addPerson(id: string, role: StaffRole, name: string): Promise<void> {
		const { db } = services.database;
		await db.insert(users).values({ id, name, email: `${id}@example.com`, emailVerified: true });
		await db.insert(userRoles).values({ user_id: id, role });
	}
	const addLicense = (userId: string, expiresOn: string) =>
		services.database.db
			.insert(staffLicenses)
			.values({ userId, state: "FL", number: "W1", expiresOn })
			.onConflictDoUpdate({ target: [staffLicenses.userId, staffLicenses.state], set: { expiresOn } });
	const saveRecord = (userId: string, languages: ("en" | "es")[]) =>
		services.database.db
			.insert(staffRecords)
			.values({ userId, languages, hours: { Monday: { opens: "08:00", closes: "17:00" } }, updatedAt: now });
	const saveRules = (people: string[]) =>
		services.database.db.insert(routingRules).values({
			isOn: true,
			onSince: now,
			rules: {
				...firstRules,
				people: people.map((userId) => ({ userId, products: ["iul" as const], share: 1, newSince: null })),
			},
			savedByName: "Olga",
			savedAt: now,
		});
	const firstSteps = (userId = "olga", role: StaffRole = "admin", hasFactor = false) =>
		readFirstSteps(services, { userId, role, hasFactor }, "en");
	const doneSteps = async (hasFactor = false) =>
		(await firstSteps("olga", "admin", hasFactor)).setup?.steps.filter(({ isDone }) => isDone).map(({ step }) => step);

	test("are checked off by what is on file, and each one links to where it is done", async () => {
		expect(await doneSteps()).toEqual([]);
		const links = async () => (await firstSteps()).setup?.steps.map(({ href }) => href);
		expect(await links()).toEqual([
			"/account#name",
			"/admin/people/olga#record",
			"/admin/routing",
			"/admin/people#invite",
			null,
			"/account/second-factor",
			"/admin/settings/links",
		]);
		await services.database.db.update(users).set({ name: "Olga" }).where(eq(users.id, "olga"));
		expect((await links())?.[0]).toBe("/admin/people/olga#licenses");
		await addLicense("olga", "2026-11-22");
		expect(await doneSteps(), "an expired license").toEqual([]);
		await addLicense("olga", "2027-11-22");
		expect(await doneSteps()).toEqual(["profile"]);
		await saveRecord("olga", ["es"]);
		expect(await doneSteps()).toEqual(["profile", "hours"]);
		await saveRules(["olga"]);
		await addPerson("ana", "agent", "Ana");
		expect(await doneSteps(true)).toEqual(["profile", "hours", "routing", "invite", "factor"]);
		expect((await firstSteps("olga", "admin", true)).setup?.progress).toBe("5 of 7 done");
	});

	test("an agent without license or hours is told, with who can add them, and so is the admin", async () => {
		const agents = await firstSteps("ana", "agent");
		expect(agents.setup).toBeNull();
		expect(agents.missing.others).toEqual([]);
		expect(agents.missing.own?.lines).toEqual([
			expect.stringContaining("no valid license"),
			expect.stringContaining("no working hours"),
			"Olga can add this under People.",
		]);
		const { others, own } = (await firstSteps()).missing;
		expect(own).toBeUndefined();
		expect(others).toEqual([
			{
				id: "ana",
				text: expect.stringMatching(/^Ana has no valid license and no/),
				href: "/admin/people/ana#licenses",
			},
		]);
		const [ana] = await listPeople(services, { userId: "olga", role: "admin" }, "en");
		expect(ana).toMatchObject({ id: "ana", lacksLicense: true, lacksHours: true });

		await addLicense("ana", "2027-06-30");
		expect((await firstSteps()).missing.others).toEqual([
			{ id: "ana", text: expect.stringMatching(/^Ana has no working hours/), href: "/admin/people/ana#record" },
		]);
		await saveRecord("ana", ["en"]);
		expect((await firstSteps()).missing.others).toEqual([]);
		expect((await firstSteps("ana", "agent")).missing.own).toBeUndefined();
	});

	test("an admin who only manages owes no license, once somebody else works the leads", async () => {
		await services.database.db.delete(staffLicenses).where(eq(staffLicenses.userId, "olga"));
		expect(await doneSteps(), "she takes part").not.toContain("profile");
		expect((await firstSteps()).missing.own?.lines).toHaveLength(1);
		await saveRules(["ana"]);
		expect(await doneSteps()).toContain("profile");
		expect((await firstSteps()).missing.own).toBeUndefined();
	});
});
