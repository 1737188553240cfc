import { randomUUID } from "node:crypto";
import { and, or, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whoAwaitContact, whoLackContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions, leadImports, users } from "#database/schema.ts";
import { isAwaiting, lacksContact } from "#domain/lead-desk/due-state.ts";
import { type LeadReader, mayOpenLead, mayTakeLead } from "#domain/lead-desk/lead-access.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { ownedBy, ownersSeenBy } from "./lead-access.server.ts";

const lead = contactSubmissions;
type Stored = typeof lead.$inferSelect;

let services: TestServices;
let stored: Stored[] = [];

/** One lead of each kind that the rules tell apart. */
beforeAll(async () => {
	services = await openTestServices("PGlite");
	const { db } = services.database;
	const now = services.clock();
	await db.insert(users).values(["ana", "luis"].map((id) => ({ id, name: id, email: `${id}@example.com` })));
	const file = {
		id: randomUUID(),
		staffName: "Ana",
		fileName: "a.csv",
		header: [],
		headerHash: "",
		rows: 1,
		createdAt: now,
	};
	await db.insert(leadImports).values({ ...file, settings: {} as (typeof leadImports.$inferInsert)["settings"] });
	let kinds: Partial<typeof lead.$inferInsert>[] = [{}];
	const each = (more: Partial<typeof lead.$inferInsert>[]) => {
		kinds = kinds.flatMap((kind) => more.map((one) => ({ ...kind, ...one })));
	};
	each([{ status: "new" }, { status: "contacted" }, { status: "won" }]);
	each([{ ownerId: null }, { ownerId: "ana" }, { ownerId: "luis" }]);
	each([{ state: null }, { state: "GA" }, { state: "FL" }]);
	each([{ kind: "quote" }, { kind: "application" }]);
	each([{ spamReasons: [] }, { spamReasons: ["links_in_name"] }]);
	each([{ firstContactAt: null }, { firstContactAt: now }]);
	each([{ importId: null }, { importId: file.id }]);
	const rest = {
		service: "contact_submission",
		subject: "",
		message: "",
		pageSource: "/en",
		ipAddress: "192.0.2.1",
		firstName: "Ana",
		lastName: "García",
		locale: "es",
		contactDueAt: now,
		reviewDueAt: now,
		createdAt: now,
	} as const;
	await db
		.insert(lead)
		.values(kinds.map((kind) => ({ submissionId: randomUUID(), kind: "quote" as const, ...rest, ...kind })));
	stored = await db.select().from(lead);
});
afterAll(() => services.close());

/** Asks the database and the rule for the same leads. There must be some, and others. */
async function expectSame(where: SQL | undefined, rule: (lead: Stored) => boolean) {
	const found = await services.database.db.select({ id: lead.id }).from(lead).where(where);
	const meant = stored.filter(rule).map(({ id }) => id);
	expect(found.map(({ id }) => id).sort()).toEqual(meant.sort());
	return meant.length;
}

test("a query finds the leads that wait for a first contact", async () => {
	expect(await expectSame(whoAwaitContact(lead), isAwaiting)).toBe(18);
	expect(await expectSame(whoLackContact(lead), lacksContact)).toBe(36);
});

test.each<[LeadReader, number, number]>([
	[{ userId: "ana", role: "admin", licensedStates: [] }, 432, 72],
	[{ userId: "luis", role: "agent", licensedStates: ["GA", "AK"] }, 96, 24],
	[{ userId: "luis", role: "agent", licensedStates: [] }, 84, 12],
	[{ userId: "luis", role: "viewer", licensedStates: ["GA"] }, 0, 0],
])("a query finds the leads that %o may open, and those that they may take", async (reader, opened, takeable) => {
	const owners = ownersSeenBy(reader);
	const seen = owners ? and(lead.isListed, or(...owners.map((owner) => ownedBy(reader, owner)))) : undefined;
	expect(await expectSame(seen, (one) => mayOpenLead(reader, one))).toBe(opened);
	const free = and(lead.isListed, ownedBy(reader, null));
	expect(await expectSame(free, (one) => mayTakeLead(reader, one))).toBe(takeable);
});
