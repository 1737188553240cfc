import { isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmissions, leadNotes } from "#database/schema.ts";
import { type BuiltInView, builtInViews, filterOfView } from "#domain/lead-desk/built-in-views.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { type LeadFilter, leadSorts, noLeadFilter, parseLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { listLimit } from "#domain/staff/roles.ts";
import { leadActor } from "#tests/support/actors.ts";
import { readsOf } from "#tests/support/explained-reads.ts";
import { fillDesk, fillLeads, fillPersons, rareLead } from "#tests/support/fill-leads.ts";
import { isLong } from "#tests/support/sample.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { readNeighbors } from "../page/read-neighbors.server.ts";
import { listOpenPairs, readDuplicates } from "../persons/duplicates-page.server.ts";
import { readThisPerson } from "../persons/read-this-person.server.ts";
import { maxTakeable } from "../today/read-today.server.ts";
import {
	bookings,
	callableNext,
	callableNow,
	countTakeable,
	type DayOf,
	overduePromises,
	promisesDueSoon,
	returnedEmails,
} from "../today/today-leads.server.ts";
import { tasksOfDay } from "../today/today-tasks.server.ts";
import { countViews } from "./count-views.server.ts";
import { listLeads } from "./list-leads.server.ts";

const admin = leadActor({ userId: "staff1", name: "Staff", ownName: "Staff" });
const agent = leadActor({ ...admin, userId: "staff2", role: "agent", licensedStates: ["FL", "AK", "GA"] });

/** How many rows may be read for each row that is shown. A page of few rows counts as one of 20. */
const readPerRow = 20;
const leastRows = 20;
/**
 * An agent's filtered list may read more: indexes have the leads of a filter or of an owner, not of both, and each insert
 * pays for each index.
 */
const agentReadsMore = 3;

const filters: [name: string, filter: Partial<LeadFilter>][] = [
	["status", { status: "new" }],
	["a closed status", { status: "lost" }],
	["kind", { kind: "application" }],
	["product", { product: "debt-action" }],
	["a large state", { state: "FL" }],
	["a small state", { state: "AK" }],
	["a state of nobody", { state: "WY" }],
	["language", { locale: "pt" }],
	["owner", { owner: "staff3" }],
	["a rare source", { source: "radio" }],
	["days", { from: "2026-08-01", to: "2026-08-14" }],
	["due", { due: "today" }],
	["due this week", { due: "week" }],
	["task", { task: "week" }],
	["quarantine", { spam: true }],
	["suppressed", { suppressed: true }],
	["not offered", { notOffered: true }],
	["imported", { imported: true }],
	["clients", { clients: true }],
	...leadSorts.map((sort): [string, Partial<LeadFilter>] => [`sorted by ${sort}`, { sort }]),
	["a common first name", { text: "maria" }],
	["the beginning of names", { text: "mar" }],
	["one letter", { text: "m" }],
	["a rare name", { text: rareLead.firstName }],
	["two words", { text: "García María" }],
	["an address", { text: `${rareLead.firstName}.${rareLead.lastName}7@example.com` }],
	["a number", { text: "(200) 005-5433" }],
	["last digits", { text: "5433" }],
	["a word of notes", { text: "diabetes" }],
	["a common word of notes", { text: "called" }],
	["a domain", { text: "example.com" }],
	["nothing", { text: "xyzzy" }],
];

describe.each(databaseKinds)("the list of leads on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		await fillLeads(services.database.db, isLong ? 100_000 : 20_000, services.clock());
	}, 300_000);
	afterAll(() => services.close());

	async function expectFewReads(reader: LeadReader, filter: LeadFilter, times = 1) {
		let shown = 0;
		const reads = await readsOf(services.database.db, async () => {
			shown = (await listLeads(services, reader, filter)).rows.length;
		});
		const most = times * readPerRow * Math.max(shown, leastRows);
		expect(reads.rows, `rows for ${shown}: ${reads.indexes}`).toBeLessThanOrEqual(most);
		expect(reads.pages, `pages for ${shown}: ${reads.indexes}`).toBeLessThanOrEqual(most);
	}

	/** The page in the middle of the list, about. */
	async function deepCursor(reader: LeadReader, filter: LeadFilter): Promise<LeadFilter | null> {
		const page = await listLeads(services, reader, filter, 2000);
		const row = page.rows[Math.floor(page.rows.length * 0.8)];
		return row ? { ...filter, cursor: { direction: "after", at: row.sortedAt, id: row.id } } : null;
	}

	describe.each([
		["an admin", admin],
		["an agent", agent],
	])("reads little for %s", (_, reader) => {
		test.each(builtInViews)("in the view %s, also on deep pages", async (view: BuiltInView) => {
			await expectFewReads(reader, filterOfView(view));
			const deep = await deepCursor(reader, filterOfView(view));
			if (deep) await expectFewReads(reader, deep);
			if (deep?.cursor) await expectFewReads(reader, { ...deep, cursor: { ...deep.cursor, direction: "before" } });
		});

		test("for the counts of the views", async () => {
			const reads = await readsOf(services.database.db, () => countViews(services, reader));
			expect(reads.rows, `${reads.indexes}`).toBeLessThanOrEqual(builtInViews.length * 100 * 2);
		});
	});

	const cases = filters.flatMap(([name, given]) =>
		[admin, agent].map((reader) => ({ name, role: reader.role, reader, given })),
	);
	test.each(cases)("reads little for $name for an $role, also on deep pages", async ({ reader, given }) => {
		const filter = { ...noLeadFilter, ...given };
		const times = reader === agent ? agentReadsMore : 1;
		await expectFewReads(reader, filter, times);
		const deep = await deepCursor(reader, filter);
		if (deep) await expectFewReads(reader, deep, times);
	});

	test("a lead has the neighbors that it has on the list", async () => {
		for (const query of ["status=new", "sort=due", "text=maria"]) {
			const filter = parseLeadFilter(new URLSearchParams(query));
			const [first, second, third] = (await listLeads(services, agent, filter, 3)).rows.map(({ id }) => id);
			const beside = (id = "") => readNeighbors(services, agent, id, query);
			const path = (id = "") => leadPath(id, query);
			expect(await beside(first), query).toEqual({ previous: null, next: path(second) });
			expect(await beside(second), query).toEqual({ previous: path(first), next: path(third) });
		}
		const [lead] = (await listLeads(services, agent, noLeadFilter, 1)).rows;
		const unreadable = await readNeighbors(services, agent, lead?.id ?? "", "status=happy");
		expect(unreadable, "of a list that nobody can show").toEqual({ previous: null, next: null });
	});

	test("agents see their own leads and those that they may take, and can ask for either", async () => {
		const listed = async (given: Partial<LeadFilter>) =>
			(await listLeads(services, agent, { ...noLeadFilter, status: "new", ...given }, 5000)).rows;
		const [all, own, unowned] = [await listed({}), await listed({ owner: "mine" }), await listed({ owner: "none" })];
		expect(own.length).toBeGreaterThan(0);
		expect(unowned.length).toBeGreaterThan(0);
		expect(all.map(({ id }) => id).sort()).toEqual([...own, ...unowned].map(({ id }) => id).sort());
		const inOrder = all.map(({ sortedAt }) => sortedAt);
		expect(inOrder).toEqual(inOrder.toSorted().reverse());
	});

	describe("the page of the day", () => {
		/** Each section shows up to ten rows, and knows whether there are more. */
		const sections = {
			overduePromises,
			promisesDueSoon,
			bookings,
			returnedEmails,
			callableNow,
			callableNext,
			tasksOfDay,
			takeable: (day: DayOf) => countTakeable(day, maxTakeable),
		};
		const readers = { "an admin": admin, "an agent": agent };
		const cases = Object.keys(sections).flatMap((section) =>
			Object.keys(readers).map((who) => [section, who] as const),
		);
		beforeAll(() => fillDesk(services.database.db, services.clock()), 300_000);

		test.each(cases)("reads little for %s of %s", async (section, who) => {
			const user = readers[who as keyof typeof readers];
			const now = services.clock();
			for (const reach of ["mine", "everybody"] as const) {
				let shown = 0;
				const reads = await readsOf(services.database.db, async () => {
					const found = await sections[section as keyof typeof sections]({
						db: services.database.db,
						user,
						reach,
						now,
					});
					shown = typeof found === "number" ? found : found.length;
				});
				const most = readPerRow * Math.max(shown, leastRows);
				expect(reads.rows, `rows for ${shown} of ${reach}: ${reads.indexes}`).toBeLessThanOrEqual(most);
			}
		});
	});

	test("the list of possible duplicates and a person's other leads read little, also on deep pages", async () => {
		const { db } = services.database;
		await fillPersons(db, services.clock());
		const screen = { parts: services, reader: admin, locale: "en" } as const;
		const [deep] = (await listOpenPairs(db, null, 1500)).slice(-1);
		const cursor = deep ? { ...deep, foundAt: deep.foundAt.toISOString() } : null;
		expect(cursor).not.toBeNull();
		for (const before of [null, cursor]) {
			let shown = 0;
			const reads = await readsOf(db, async () => {
				shown = (await readDuplicates(screen, before)).pairs.length;
			});
			expect(shown).toBe(10);
			// Two persons each, with their leads, their owner and the reason why we don't contact them.
			expect(reads.rows, `${reads.indexes}`).toBeLessThanOrEqual(2 * readPerRow * shown);
		}
		const [lead] = await db.select().from(contactSubmissions).where(isNotNull(contactSubmissions.personId)).limit(1);
		if (!lead) throw new Error("nobody is linked");
		const reads = await readsOf(db, () => readThisPerson(db, admin, lead, "en"));
		expect(reads.rows, `${reads.indexes}`).toBeLessThanOrEqual(readPerRow);
	});

	test("a search finds what was typed, and says when it was too short", async () => {
		const found = async (text: string) => listLeads(services, admin, { ...noLeadFilter, text });
		for (const text of [rareLead.firstName, "quigley zeb", "Zebulon.Quigley7@", "200-005-5433"]) {
			expect((await found(text)).rows.map(({ name }) => name)).toEqual(["Zebulon Quigley"]);
		}
		expect((await found("maria")).rows.every(({ name }) => name.startsWith("Maria "))).toBe(true);
		expect((await found("maria")).match).toBe("beginning");
		expect(await found("20")).toMatchObject({ rows: [] });
		expect(await found("200")).toMatchObject({ rows: [], match: "exact" });
	});

	test("a search finds words that a name and notes have together, a domain, and a reference", async () => {
		const found = async (text: string) => listLeads(services, admin, { ...noLeadFilter, text });
		const [rare] = (await found(rareLead.firstName)).rows;
		for (const text of [rare?.id, `${services.env.siteOrigin}/admin/leads/${rare?.id}?list=new`, "diabetes zebulon"]) {
			expect((await found(String(text))).rows.map(({ name }) => name)).toEqual(["Zebulon Quigley"]);
		}
		// A note that names another lead's id has all of its parts as words.
		const [other] = (await found("maria")).rows;
		const note = {
			leadId: other?.id ?? "",
			authorName: "Ana",
			text: `Duplicate of ${rare?.id}`,
			createdAt: new Date(),
		};
		await services.database.db.insert(leadNotes).values({ id: crypto.randomUUID(), ...note });
		await services.leadIndex.index();
		expect((await found(String(rare?.id))).rows.map(({ name }) => name)).toContain("Zebulon Quigley");
		expect((await found(String(rare?.id.slice(0, 8)))).rows.map(({ id }) => id)).toContain(rare?.id);
		expect((await found("@example.com")).rows.length).toBe(listLimit);
		expect(await found("zebulon xyzzy")).toMatchObject({ rows: [], match: "beginning" });
	});

	test("a search with one slip finds what is close, and says so", async () => {
		const found = async (text: string) => listLeads(services, admin, { ...noLeadFilter, text });
		for (const text of ["zebuln", "Zebullon", "zebukon", "zeublon quigley", "quigly zebulon"]) {
			const { rows, match } = await found(text);
			expect(
				rows.map(({ name }) => name),
				text,
			).toEqual(["Zebulon Quigley"]);
			expect(match).toBe("close");
		}
		expect(await found("zxbxlon")).toMatchObject({ rows: [], match: "beginning" });
	});
});
