import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmissions, leadNotes } from "#database/schema.ts";
import { type BuiltInView, builtInViews, filterOfView } from "#domain/lead-desk/built-in-views.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { readColumns, usualColumns } from "#domain/lead-desk/lead-columns.ts";
import { type LeadFilter, noLeadFilter, parseLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { isReversed, leadSorts, sortKeyOf } from "#domain/lead-desk/lead-sort.ts";
import { leadStatuses } from "#domain/lead-desk/lead-status.ts";
import { locales } from "#domain/locale/locales.ts";
import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { listLimit } from "#domain/staff/roles.ts";
import { leadActor } from "#tests/support/actors.ts";
import { readsOf } from "#tests/support/explained-reads.ts";
import { fillDesk, fillLeads, fillPersons, rareLead } from "#tests/support/fill-leads.ts";
import { isLong } from "#tests/support/sample.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { ofThisTurn } from "#tests/support/turns.ts";
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
import { columnsOf, keepColumns } from "./list-columns.server.ts";
import { addressOnList, listLeads } from "./list-leads.server.ts";

const admin = leadActor({ userId: "staff1", name: "Staff", ownName: "Staff" });
const agent = leadActor({ ...admin, userId: "staff2", role: "agent", licensedStates: ["FL", "AK", "GA"] });

/** How many rows may be read for each row that is shown. A page of few rows counts as one of 20. */
const readPerRow = 20;
const leastRows = 20;
/**
 * An agent's filtered list may read more: indexes have the leads of a filter or of an owner, not of both, and each insert
 * pays for each index. So it grows with the leads: from ten thousand to a hundred thousand, about threefold.
 */
const agentReadsMore = isLong ? 10 : 3.2;
/** Leads without a contact lie among all others. */
const readsMore = isLong ? 1.2 : 1;

/** More than there are. */
const everything = 1_000_000;

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
	["several statuses", { status: "new,unreachable" }],
	["not a status", { status: "not,lost,won" }],
	["several states", { state: "AK,NJ,none" }],
	["not a state", { state: "not,FL" }],
	["no state", { state: "none" }],
	["no product", { product: "none" }],
	["several owners", { owner: "staff3,staff4,none" }],
	["not an owner", { owner: "not,staff1" }],
	["several sources", { source: "radio,newsletter" }],
	["days of the task", { taskFrom: "2026-12-01", taskTo: "2026-12-02" }],
	["no task", { task: "none" }],
	["days of the last contact", { contactFrom: "2026-09-01", contactTo: "2026-09-03" }],
	["no contact ever", { contact: "none" }],
	["no contact for a while", { quiet: 30 }],
	["an amount", { valueFrom: 4000, valueTo: 4100 }],
	["no email", { email: "none" }],
	["no number", { phone: "none" }],
	["a rare state by status", { state: "AK", sort: "status" }],
	["a rare state by name", { state: "AK", sort: "name" }],
	["a status by name", { status: "won", sort: "-name" }],
	["not suppressed", { suppressed: false, imported: false, clients: false }],
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

describe.each(sqlKinds)("the list of leads on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		await fillLeads(services.database.db, isLong ? 100_000 : 10_000, services.clock());
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
	test.each(ofThisTurn(cases))("reads little for $name for an $role, also on deep pages", async ({ reader, given }) => {
		const filter = { ...noLeadFilter, ...given };
		const times = reader === agent ? agentReadsMore : readsMore;
		await expectFewReads(reader, filter, times);
		const deep = await deepCursor(reader, filter);
		if (deep) await expectFewReads(reader, deep, times);
	});

	describe("the leads before and after one", () => {
		const filterOf = (query: string) => parseLeadFilter(new URLSearchParams(query));
		/** Of a lead whose page was opened at this address. */
		function beside(reader: LeadReader, address: string) {
			const { pathname, searchParams } = new URL(address, "https://agency.example");
			const from = { list: searchParams.get("list") ?? "", place: searchParams.get("place") ?? "" };
			return readNeighbors(services, reader, pathname.split("/").at(-1) ?? "", from);
		}

		test("are those of the list", async () => {
			for (const query of [
				"",
				"status=new",
				"sort=due",
				"text=maria",
				"sort=-name",
				"state=FL,GA&sort=status",
				"sort=value",
			]) {
				const filter = filterOf(query);
				const { rows } = await listLeads(services, agent, filter, 3);
				const [first, second, third] = rows.map((row) => addressOnList(row, filter));
				expect(await beside(agent, first ?? ""), query).toEqual({ previous: null, next: second });
				expect(await beside(agent, second ?? ""), query).toEqual({ previous: first, next: third });
				const withoutPlace = await beside(agent, leadPath(rows[1]?.id ?? "", query));
				expect(withoutPlace, query).toEqual({ previous: first, next: third });
			}
			const [lead] = (await listLeads(services, agent, noLeadFilter, 1)).rows;
			const unreadable = await beside(agent, leadPath(lead?.id ?? "", "status=happy"));
			expect(unreadable, "of a list that nobody can show").toEqual({ previous: null, next: null });
		});

		test("lead back to the page of the list that somebody came from", async () => {
			for (const query of ["", "status=new&sort=-name"]) {
				const filter = filterOf(query);
				const { next: cursor } = await listLeads(services, agent, filter, 3);
				const secondPage = { ...filter, cursor };
				const { rows } = await listLeads(services, agent, secondPage, 3);
				const [first, second = "", third] = rows.map((row) => addressOnList(row, secondPage));
				expect(filterOf(new URL(second, "https://agency.example").searchParams.get("list") ?? "")).toEqual(secondPage);
				expect(await beside(agent, second), query).toEqual({ previous: first, next: third });
			}
		});

		const ofDays = "from=2026-08-01&to=2026-08-14";
		const departures: [query: string, change: Partial<typeof contactSubmissions.$inferInsert>][] = [
			["status=new", { status: "lost" }],
			["status=new&sort=status", { status: "won" }],
			["status=won&sort=-status", { status: "new" }],
			["status=contacted,lost&sort=status", { status: "qualified" }],
			["state=GA,TX&sort=state", { state: "WY" }],
			["locale=es&sort=-locale", { locale: "ht" }],
			["owner=staff3&sort=owner", { ownerId: null }],
			["status=new&sort=name", { status: "won", firstName: "Zzz" }],
			["task=some", { nextTaskAt: null }],
			["callable=yes", { nextCallableAt: null, callableUntil: null }],
			["contact=some&sort=-contact", { lastContactAt: null }],
			["valueFrom=100", { valueCents: null }],
			["due=week", { firstContactAt: new Date("2026-11-23T15:00:00Z") }],
			["status=contacted&text=maria", { status: "lost" }],
		];
		/** Changes a lead for a moment. */
		async function changed(leadId: string, change: (typeof departures)[number][1], look: () => Promise<void>) {
			const { db } = services.database;
			const ofLead = eq(contactSubmissions.id, leadId);
			const [before] = await db.select().from(contactSubmissions).where(ofLead);
			const former = Object.keys(change).map((name) => [name, before?.[name as keyof typeof before]]);
			await db.update(contactSubmissions).set(change).where(ofLead);
			await look();
			await db.update(contactSubmissions).set(Object.fromEntries(former)).where(ofLead);
		}

		test.each(departures)("of %s stay when work takes the lead off the list", async (query, change) => {
			const filter = filterOf(`${query}&${ofDays}`);
			const { rows } = await listLeads(services, admin, filter, 5000);
			const addresses = rows.map((row) => addressOnList(row, filter));
			// A lead that was changed for a moment has a place of fewer digits.
			const pathOf = (address: string | null | undefined) => address?.split("?")[0] ?? null;
			expect(rows.length).toBeGreaterThan(2);
			for (const index of [0, 1, rows.length - 1]) {
				const { id } = rows[index] ?? { id: "" };
				await changed(id, change, async () => {
					expect((await listLeads(services, admin, filter, 5000)).rows).toHaveLength(rows.length - 1);
					const { previous, next } = await beside(admin, addresses[index] ?? "");
					const expected = [addresses[index - 1], addresses[index + 1]].map(pathOf);
					expect([previous, next].map(pathOf), `lead ${index}`).toEqual(expected);
				});
			}
		});

		test("stay also if the lead is on the list at another place now", async () => {
			const filter = filterOf(`status=new,contacted&sort=status&${ofDays}`);
			const { rows } = await listLeads(services, admin, filter, 3);
			const [first, second, third] = rows.map((row) => addressOnList(row, filter));
			await changed(rows[1]?.id ?? "", { status: "contacted" }, async () => {
				expect(await beside(admin, second ?? "")).toEqual({ previous: first, next: third });
			});
		});

		test("of a lead that was never on the list are around the place that it would have", async () => {
			const query = `status=new,lost&sort=status&${ofDays}`;
			const filter = filterOf(query);
			const won = (await listLeads(services, admin, filterOf(`status=won&${ofDays}`), 1)).rows[0];
			const { rows } = await listLeads(services, admin, filter, 5000);
			const lost = rows.findIndex(({ status }) => status === "lost");
			const [previous, next] = rows.slice(lost - 1, lost + 1).map((row) => addressOnList(row, filter));
			expect(await beside(admin, leadPath(won?.id ?? "", query))).toEqual({ previous, next });
		});

		test("of the only lead are none, and a person keeps the place of the last lead that they gave away", async () => {
			const { db } = services.database;
			await db.execute(sql`INSERT INTO users (id, name, email) VALUES ('one', 'Staff 2b', 'one@example.com')`);
			const [lead] = (await listLeads(services, admin, filterOf(`owner=staff5&${ofDays}`), 1)).rows;
			const one = (query: string) => listLeads(services, admin, filterOf(query), 5000);
			await changed(lead?.id ?? "", { ownerId: "one" }, async () => {
				for (const query of ["owner=one", "owner=one&sort=owner", "owner=one&sort=name"]) {
					const [only] = (await one(query)).rows;
					const address = only ? addressOnList(only, filterOf(query)) : "";
					expect(await beside(admin, address), query).toEqual({ previous: null, next: null });
				}
				const query = `owner=staff2,one,staff3&sort=owner&${ofDays}`;
				const { rows } = await one(query);
				const at = rows.findIndex(({ id }) => id === lead?.id);
				const [previous, own, next] = rows.slice(at - 1, at + 2).map((row) => addressOnList(row, filterOf(query)));
				await changed(lead?.id ?? "", { ownerId: null }, async () => {
					expect(await beside(admin, own ?? "")).toEqual({ previous, next });
				});
			});
			await db.execute(sql`DELETE FROM users WHERE id = 'one'`);
		});
	});

	test("the quarantine by state has leads of states that no listed lead has", async () => {
		const { id, state } = contactSubmissions;
		const quarantine = async (sort: LeadFilter["sort"]) =>
			(await listLeads(services, admin, { ...noLeadFilter, spam: true, sort }, everything)).rows.map((row) => row.id);
		const [first = ""] = await quarantine(null);
		const { db } = services.database;
		const [before] = await db.select({ state }).from(contactSubmissions).where(eq(id, first));
		await db.update(contactSubmissions).set({ state: "WY" }).where(eq(id, first));
		expect(await quarantine("state")).toContain(first);
		await db.update(contactSubmissions).set({ state: before?.state }).where(eq(id, first));
	});

	describe("of two weeks", () => {
		const days = { from: "2026-08-01", to: "2026-08-14" };
		type Lead = typeof contactSubmissions.$inferSelect;
		let leads: Lead[];
		beforeAll(async () => {
			const { createdAt, isListed } = contactSubmissions;
			const [start, end] = [new Date("2026-08-01T04:00:00Z"), new Date("2026-08-15T04:00:00Z")];
			const ofDays = and(isListed, gte(createdAt, start), lt(createdAt, end));
			leads = await services.database.db.select().from(contactSubmissions).where(ofDays);
		});

		const ago = (count: number) => services.clock().getTime() - count * 86_400_000;
		const isOn = (at: Date | null, first: string, last: string) =>
			at !== null && at >= new Date(`${first}T04:00:00Z`) && at < new Date(`${last}T04:00:00Z`);
		const operators: [query: string, has: (lead: Lead) => boolean][] = [
			["status=won", ({ status }) => status === "won"],
			["status=new,lost", ({ status }) => status === "new" || status === "lost"],
			["status=not,new,lost", ({ status }) => status !== "new" && status !== "lost"],
			["kind=chat,offer", ({ kind }) => kind === "chat" || kind === "offer"],
			["product=none", ({ product }) => product === null],
			["product=iul,none", ({ product }) => product === "iul" || product === null],
			["product=not,none", ({ product }) => product !== null],
			["product=not,iul,none", ({ product }) => product !== null && product !== "iul"],
			["state=GA,TX,AK", ({ state }) => ["GA", "TX", "AK"].includes(state ?? "")],
			["state=not,FL", ({ state }) => state !== "FL"],
			[
				"state=not,FL&status=won,lost&locale=es,ht",
				({ state, status, locale }) =>
					state !== "FL" && (status === "won" || status === "lost") && (locale === "es" || locale === "ht"),
			],
			["source=radio,newsletter", ({ source }) => source === "radio" || source === "newsletter"],
			["source=not,google", ({ source }) => source !== "google"],
			["owner=mine", ({ ownerId }) => ownerId === "staff1"],
			["owner=mine,staff3,none", ({ ownerId }) => ownerId === null || ["staff1", "staff3"].includes(ownerId)],
			["owner=not,none", ({ ownerId }) => ownerId !== null],
			["owner=not,mine,staff3", ({ ownerId }) => ownerId !== "staff1" && ownerId !== "staff3"],
			["task=some", ({ nextTaskAt }) => nextTaskAt !== null],
			["task=none", ({ nextTaskAt }) => nextTaskAt === null],
			["task=overdue", ({ nextTaskAt }) => nextTaskAt !== null && nextTaskAt < services.clock()],
			[
				"taskFrom=2026-08-01",
				({ nextTaskAt }) => nextTaskAt !== null && nextTaskAt >= new Date("2026-08-01T04:00:00Z"),
			],
			["contact=some", ({ lastContactAt }) => lastContactAt !== null],
			["contact=none", ({ lastContactAt }) => lastContactAt === null],
			[
				"contactFrom=2026-08-10&contactTo=2026-08-20",
				({ lastContactAt }) => isOn(lastContactAt, "2026-08-10", "2026-08-21"),
			],
			["quiet=80", ({ lastContactAt }) => lastContactAt === null || lastContactAt.getTime() < ago(80)],
			["quiet=2000", () => false],
			["value=some", ({ valueCents }) => valueCents !== null],
			["value=none", ({ valueCents }) => valueCents === null],
			[
				"valueFrom=1000&valueTo=2000",
				({ valueCents }) => valueCents !== null && valueCents >= 100_000 && valueCents <= 200_000,
			],
			["email=none", ({ email }) => email === null],
			["email=some", ({ email }) => email !== null],
			["phone=none", ({ phone }) => phone === null],
			["suppressed=no", ({ suppressed }) => !suppressed],
			["notOffered=no&clients=no", ({ notOffered, isClient }) => !notOffered && !isClient],
			["imported=no", ({ importId }) => importId === null],
			[
				"callable=no",
				({ nextCallableAt, callableUntil }) => {
					const now = services.clock();
					return !(nextCallableAt !== null && callableUntil !== null && nextCallableAt <= now && callableUntil > now);
				},
			],
		];
		const mayBeNone = new Set(["quiet=2000"]);
		test.each(operators)("%s", async (query, has) => {
			const filter = { ...parseLeadFilter(new URLSearchParams(query)), ...days };
			const expected = leads.filter(has).map(({ id }) => id);
			if (!mayBeNone.has(query)) expect(expected.length).toBeGreaterThan(0);
			expect(expected.length).toBeLessThan(leads.length + (query === "imported=no" ? 1 : 0));
			const { rows } = await listLeads(services, admin, filter, everything);
			expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort());
		});

		const inOrder: Record<string, (lead: Lead, sortedAt: string) => string> = {
			received: (_, at) => at,
			due: (_, at) => at,
			nextTask: (_, at) => at,
			callable: (_, at) => at,
			contact: (_, at) => at,
			value: (_, at) => at.padStart(12, "0"),
			name: ({ sortName }) => sortName,
			status: ({ status }) => String(leadStatuses.findIndex((one: string) => one === status)),
			state: ({ state }) => String(jurisdictions.findIndex(({ abbr }) => abbr === state) + 100).replace("99", "999"),
			locale: ({ locale }) => String(locales.findIndex((one: string) => one === locale)),
			owner: ({ ownerId }) => (ownerId === null ? "~" : `Staff ${ownerId.slice("staff".length)}`),
		};
		const fromLast = new Set(["received", "value"]);
		const pageSize = 60;

		/** Each page of a list, from its first to its last, or the other way. */
		async function walk(reader: LeadReader, filter: LeadFilter, way: "next" | "previous"): Promise<string[][]> {
			const pages: string[][] = [];
			let cursor = filter.cursor;
			do {
				const page = await listLeads(services, reader, { ...filter, cursor }, pageSize);
				pages.push(page.rows.map(({ id }) => id));
				cursor = page[way];
			} while (cursor);
			return pages;
		}

		const sortCases = leadSorts.flatMap((sort) =>
			[admin, agent].map((reader) => ({ sort, role: reader.role, reader })),
		);
		test.each(sortCases)("sorted by $sort for an $role, page by page and back", async ({ sort, reader }) => {
			const filter = { ...noLeadFilter, ...days, sort };
			const all = (await listLeads(services, reader, filter, everything)).rows;
			const places = all.map(({ id, sortedAt }) => {
				const lead = leads.find((one) => one.id === id);
				return lead ? (inOrder[sortKeyOf(sort)]?.(lead, sortedAt) ?? "") : "";
			});
			const ascending = places.toSorted();
			const isDescending = fromLast.has(sortKeyOf(sort)) !== isReversed(sort);
			expect(places).toEqual(isDescending ? ascending.toReversed() : ascending);
			const ids = all.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			const forward = await walk(reader, filter, "next");
			expect(forward.flat()).toEqual(ids);
			const last = all.at(-1);
			if (!last) throw new Error("an empty list");
			const fromEnd = { ...filter, cursor: { direction: "before" as const, at: last.sortedAt, id: last.id } };
			const backward = await walk(reader, fromEnd, "previous");
			expect(backward.toReversed().flat()).toEqual(ids.slice(0, -1));
		});
	});

	test("each account has its own columns", async () => {
		const { db } = services.database;
		expect(await columnsOf(db, "staff1")).toEqual(usualColumns);
		for (const columns of [[], readColumns(["value", "place", "phone"])]) {
			await keepColumns(db, "staff1", columns);
			expect(await columnsOf(db, "staff1")).toEqual(columns);
		}
		expect(await columnsOf(db, "staff1")).toEqual(["place", "value"]);
		expect(await columnsOf(db, "staff2")).toEqual(usualColumns);
	});

	test("agents see their own leads and those that they may take, and can ask for either", async () => {
		const listed = async (given: Partial<LeadFilter>) =>
			(await listLeads(services, agent, { ...noLeadFilter, status: "new", ...given }, everything)).rows;
		const [all, own, unowned] = [await listed({}), await listed({ owner: "mine" }), await listed({ owner: "none" })];
		expect(own.length).toBeGreaterThan(0);
		expect(unowned.length).toBeGreaterThan(0);
		expect(all.map(({ id }) => id).sort()).toEqual([...own, ...unowned].map(({ id }) => id).sort());
		const inOrder = all.map(({ sortedAt }) => sortedAt);
		expect(inOrder).toEqual(inOrder.toSorted().reverse());
		expect(await listed({ spam: true }), "an admin's list").toEqual([]);
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

		test.each(ofThisTurn(cases))("reads little for %s of %s", async (section, who) => {
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
