import { desc } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, userRoles, users } from "#database/schema.ts";
import { visitor } from "#tests/support/accounts.ts";
import { leadActor } from "#tests/support/actors.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { readTab } from "./read-tab.server.ts";

const lead = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe.each(ruleKinds)("reading a tab of the dashboard on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		await services.database.db.insert(users).values({ id: "jo", name: "", email: "jo@sunfield.example" });
		await services.database.db.insert(userRoles).values({ user_id: "jo", role: "admin" });
	});
	afterAll(() => services.close());

	function contextOf(own: TestServices = services) {
		const context = new RouterContextProvider();
		context.set(servicesContext, own);
		context.set(requestInfoContext, visitor);
		const signedIn = { ...leadActor({ userId: "jo" }), email: "jo@sunfield.example" };
		const factors = { factor: null, hasFactor: false, provedAt: new Date() };
		context.set(staffContext, { ...signedIn, ...factors, language: null, expiresAt: new Date() });
		return context;
	}
	const newest = async () => {
		const [entry] = await services.database.db
			.select()
			.from(auditEntries)
			.orderBy(desc(auditEntries.sequence))
			.limit(1);
		return entry;
	};
	const rows = [{ name: "Marie Joseph" }, { name: "Ana Silva" }];

	test("is an entry of who read how many rows, without what they say", async () => {
		expect(await readTab(contextOf(), "visitor-profiles", async () => ({ rows }))).toEqual({ rows });
		const entry = await newest();
		expect(entry).toMatchObject({
			action: "ROWS_READ",
			tableName: "visitor_profiles",
			userId: "jo",
			subjectId: null,
			network: "203.0.113.0/24",
			details: "rows: 2",
		});
		expect(JSON.stringify(entry)).not.toMatch(/Marie|Ana/);
	});

	test("names the one lead that was opened", async () => {
		await readTab(contextOf(), "contact-submissions", async () => ({ rows: rows.slice(1) }), lead);
		expect(await newest()).toMatchObject({ tableName: "contact_submissions", subjectId: lead, details: "rows: 1" });
	});

	test("shows nothing if it can't be read, and then there is no entry", async () => {
		const before = await newest();
		const failing = () => Promise.reject(new Error("the database is away"));
		expect(await readTab(contextOf(), "visitor-profiles", failing)).toBeNull();
		expect(await newest()).toEqual(before);
	});

	test.each([
		["fails", () => Promise.reject(new Error("no disk"))],
		["never responds", () => new Promise<never>(() => {})],
	])("is shown also if the log %s", async (_how, execute) => {
		const db = Object.assign(Object.create(services.database.db), { execute });
		const own = { ...services, database: { ...services.database, db } };
		expect(await readTab(contextOf(own), "visitor-profiles", async () => ({ rows }))).toEqual({ rows });
	});
});
