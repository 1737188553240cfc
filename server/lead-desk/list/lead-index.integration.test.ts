import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmissions, leadNotes, leadWords, users } from "#database/schema.ts";
import { contactChannels } from "#domain/contacts/revocation.ts";
import { isChosen } from "#domain/lead-desk/filter-choice.ts";
import { type LeadReader, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { duePeriods, type LeadFilter, noLeadFilter, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { isReversed, type LeadCursor, leadSorts, sortKeyOf } from "#domain/lead-desk/lead-sort.ts";
import { isLeadStatus, leadStatuses } from "#domain/lead-desk/lead-status.ts";
import { parseSearch, wordsOfLead } from "#domain/lead-desk/search-words.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { randomNumbers, seed } from "#tests/support/sample.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { leadStore } from "../../leads/store-leads.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { recordRevocation } from "../../suppression/record-revocation.server.ts";
import { suppressRecipient } from "../../suppression/refused-addresses.server.ts";
import { listLeads } from "./list-leads.server.ts";
import { reindexLead } from "./reindex-lead.server.ts";

const admin: LeadReader = { userId: "ana", role: "admin", licensedStates: [] };
const agent: LeadReader = { userId: "luis", role: "agent", licensedStates: ["GA", "AK"] };
type Stored = typeof contactSubmissions.$inferSelect;

describe.each(sqlKinds)("the index of leads on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		const people = [admin, agent].map(({ userId: id }) => ({ id, name: id, email: `${id}@example.com` }));
		await services.database.db.insert(users).values(people);
	});
	afterAll(() => services.close());

	async function store(lead: Parameters<typeof intakeEntry>[0] = {}) {
		const entry = intakeEntry(lead);
		await leadStore(services).store([entry]);
		await services.leadIndex.index();
		return entry.id;
	}
	const read = async (id: string) => {
		const [row] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		if (!row) throw new Error("no such lead");
		return row;
	};
	const found = async (text: string, more: Partial<LeadFilter> = {}) => {
		const { rows } = await listLeads(services, admin, { ...noLeadFilter, text, ...more });
		return rows.map(({ id }) => id);
	};

	test("a new lead can be found, filtered and called a moment later", async () => {
		const id = await store({
			lead: {
				firstName: "Évens",
				lastName: "Désir",
				email: "E.Desir@example.com",
				phone: "+1 786 555 0150",
				utmSource: "radio",
			},
		});
		expect(await read(id)).toMatchObject({
			emailKey: "e.desir@example.com",
			phoneKey: "+17865550150",
			source: "radio",
			suppressed: false,
			indexedAt: services.clock(),
			nextCallableAt: services.clock(),
			callableUntil: new Date("2026-11-24T01:00:00Z"),
		});
		for (const text of ["evens", "DESIR EV", "e.desir@", "7865550150", "0150"]) expect(await found(text)).toEqual([id]);
		services.setNow(new Date("2026-11-24T02:00:00Z"));
		await services.leadIndex.index();
		expect(await read(id)).toMatchObject({ nextCallableAt: new Date("2026-11-24T13:00:00Z") });
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});

	test("notes are found, and what they no longer say isn't", async () => {
		const id = await store({ lead: { firstName: "Odalys" } });
		const note = { id: randomUUID(), leadId: id, authorName: "Ana", createdAt: services.clock() };
		await services.database.db.insert(leadNotes).values({ ...note, text: "Speaks about her papá’s diabetes." });
		await reindexLead(services.database.db, id);
		await services.leadIndex.index();
		expect(await found("DIABET")).toEqual([id]);
		await services.database.db.delete(leadNotes).where(eq(leadNotes.leadId, id));
		await reindexLead(services.database.db, id);
		await services.leadIndex.index();
		expect(await found("diabet")).toEqual([]);
		expect(await found("odalys")).toEqual([id]);
	});

	test("a request to stop and a returned email reach every lead that names the address", async () => {
		const email = "stop@example.com";
		const [one, other] = [
			await store({ lead: { email } }),
			await store({ lead: { email: "Stop@Example.com", phone: null } }),
		];
		const returned = await store({ lead: { email: "gone@example.com", phone: null } });
		await recordRevocation(services, {
			email,
			phone: null,
			leadId: one,
			channels: contactChannels,
			method: "phone",
			locale: "en",
			ipAddress: "203.0.113.9",
			userAgent: "Test browser",
		});
		await suppressRecipient(services, "gone@example.com", "bounce");
		await services.leadIndex.index();
		for (const id of [one, other, returned])
			expect(await read(id)).toMatchObject({ suppressed: true, nextCallableAt: null });
	});

	test("a lead in quarantine is found there only, and an erased one nowhere", async () => {
		const marked = await store({ lead: { firstName: "Quarantined", spamReasons: ["links_in_name"] } });
		expect(await found("quarantined")).toEqual([]);
		expect(await found("quarantined", { spam: true })).toEqual([marked]);
		const erased = await store({ lead: { firstName: "Forgotten" } });
		await services.database.db.transaction((transaction) =>
			eraseLeads(transaction, [{ id: erased, sessionId: null }], services.clock()),
		);
		await reindexLead(services.database.db, erased);
		await services.leadIndex.index();
		expect(await read(erased)).toMatchObject({ indexedAt: services.clock(), emailKey: null, source: null });
		expect(await services.database.db.$count(leadWords, eq(leadWords.leadId, erased))).toBe(0);
	});

	test("pages of any list hold what the same filters find one lead at a time, without gaps and repeats", async () => {
		const { db } = services.database;
		await storeRandomLeads(150);
		await services.leadIndex.index();
		const all = await db.select().from(contactSubmissions);
		const maybe = <T>(...values: T[]) =>
			fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...values));
		const flag = fc.constantFrom(null, null, null, null, false, true);
		const filters = fc.record({
			status: maybe(...leadStatuses, "new,won", "not,lost"),
			kind: maybe("quote", "application"),
			state: maybe("FL", "AK", "AK,none", "not,FL", "not,none"),
			owner: maybe("mine", "none", "luis", "mine,none", "not,luis"),
			locale: maybe("ht"),
			source: maybe("direct", "radio"),
			from: maybe("2026-11-10"),
			to: maybe("2026-11-20"),
			due: maybe("overdue", "today"),
			task: maybe("week"),
			text: maybe("mar", "maria garcia", "GARCÍA", "555-01"),
			sort: fc.constantFrom(null, ...timeSorts),
			callable: flag,
			spam: flag,
			suppressed: flag,
			notOffered: flag,
			clients: flag,
			isAgent: fc.boolean(),
		});
		await fc.assert(
			fc.asyncProperty(filters, async ({ isAgent, ...given }) => {
				const reader = isAgent ? agent : admin;
				const filter = { ...noLeadFilter, ...given } as LeadFilter;
				const expected = naiveList(all, reader, filter, services.clock());
				const forward = await pagesOf(reader, filter, 7);
				expect(forward.ids).toEqual(expected);
				expect(await backFrom(reader, filter, forward.last)).toEqual(expected);
			}),
			{ seed, numRuns: 40 },
		);
	}, 120_000);

	test("leads that arrive meanwhile neither repeat nor hide others", async () => {
		const first = await listLeads(services, admin, noLeadFilter, 10);
		await store({ receivedAt: "2026-11-23T15:00:00.500Z" });
		const second = await listLeads(services, admin, { ...noLeadFilter, cursor: first.next }, 10);
		const both = await listLeads(services, admin, noLeadFilter, 21);
		expect(both.rows.slice(1).map(({ id }) => id)).toEqual([...first.rows, ...second.rows].map(({ id }) => id));
	});

	async function pagesOf(reader: LeadReader, filter: LeadFilter, limit: number) {
		const ids: string[] = [];
		let cursor: LeadCursor | null = null;
		let last: LeadCursor | null = null;
		for (;;) {
			const page = await listLeads(services, reader, { ...filter, cursor }, limit);
			ids.push(...page.rows.map(({ id }) => id));
			const row = page.rows.at(-1);
			if (row) last = { direction: "before", at: row.sortedAt, id: row.id };
			if (!page.next) return { ids, last };
			cursor = page.next;
		}
	}

	/** The same list, read from its end. */
	async function backFrom(reader: LeadReader, filter: LeadFilter, last: LeadCursor | null): Promise<string[]> {
		const ids = last ? [last.id] : [];
		for (let cursor = last; cursor; ) {
			const page = await listLeads(services, reader, { ...filter, cursor }, 7);
			ids.unshift(...page.rows.map(({ id }) => id));
			cursor = page.previous;
		}
		return ids;
	}

	/** Many at the same time, so that the ids decide. */
	async function storeRandomLeads(count: number): Promise<void> {
		const random = randomNumbers(seed);
		const pick = <T>(...values: T[]): T => values[Math.floor(random() * values.length)] as T;
		const day = 86_400_000;
		const now = services.clock().getTime();
		const leads = Array.from({ length: count }, () => {
			const createdAt = new Date(now - Math.floor(random() * 30) * day);
			return {
				submissionId: randomUUID(),
				service: "contact_submission",
				subject: "",
				message: "",
				pageSource: "/en",
				ipAddress: "192.0.2.1",
				status: pick(...leadStatuses),
				kind: pick("quote", "contact", "application"),
				firstName: pick("María", "Marie", "Luis"),
				lastName: pick("García", "Pierre"),
				state: pick("FL", "GA", "AK", null),
				email: pick(null, `m${Math.floor(random() * 1e6)}@example.com`),
				phone: pick(null, "305-555-0123"),
				locale: pick("es", "ht"),
				ownerId: pick(null, "ana", "luis"),
				utmSource: pick(null, "radio"),
				spamReasons: pick<string[]>([], [], [], ["links_in_name"]),
				notOffered: pick(true, false, false),
				reviewDueAt: createdAt,
				contactDueAt: new Date(createdAt.getTime() + pick(0, 1, 2) * day),
				createdAt,
				firstContactAt: pick(null, createdAt),
				nextTaskAt: pick(null, new Date(now + pick(-2, 0, 2, 20) * day)),
			} as const satisfies typeof contactSubmissions.$inferInsert;
		});
		await services.database.db.insert(contactSubmissions).values(leads);
	}
});

/** The list as a person would make it, one lead after the other. */
const sortedColumns = {
	received: "createdAt",
	due: "contactDueAt",
	nextTask: "nextTaskAt",
	callable: "nextCallableAt",
} as const;
/** The other orders have tests of their own. */
const timeSorts = leadSorts.filter((sort) => sortKeyOf(sort) in sortedColumns);

function naiveList(all: readonly Stored[], reader: LeadReader, filter: LeadFilter, now: Date): string[] {
	const sort = sortOf(filter);
	const key = sortKeyOf(sort) as keyof typeof sortedColumns;
	const at = (lead: Stored) => lead[sortedColumns[key]]?.getTime() ?? 0;
	const direction = (key === "received") === isReversed(sort) ? 1 : -1;
	return all
		.filter((lead) => isOnList(lead, reader, filter, now))
		.sort((a, b) => direction * (at(a) - at(b) || (a.id < b.id ? -1 : 1)))
		.map(({ id }) => id);
}

function isOnList(lead: Stored, reader: LeadReader, filter: LeadFilter, now: Date): boolean {
	if (!isLeadStatus(lead.status) || !mayOpenLead(reader, lead)) return false;
	if (filter.spam && reader.role !== "admin") return false;
	if (lead.isListed === Boolean(filter.spam)) return false;
	const owner = lead.ownerId === reader.userId ? "mine" : (lead.ownerId ?? "none");
	if (!isChosen(filter.owner?.replace(reader.userId, "mine") ?? null, owner)) return false;
	for (const name of ["status", "kind", "state", "locale", "source"] as const) {
		if (!isChosen(filter[name], lead[name] ?? "none")) return false;
	}
	// New York is five hours behind in November.
	if (filter.from && lead.createdAt < new Date(`${filter.from}T05:00:00Z`)) return false;
	if (filter.to && lead.createdAt.getTime() >= Date.parse(`${filter.to}T05:00:00Z`) + 86_400_000) return false;
	const is = { suppressed: lead.suppressed, notOffered: lead.notOffered, clients: lead.status === "won" };
	for (const name of ["suppressed", "notOffered", "clients"] as const) {
		if (filter[name] !== null && is[name] !== filter[name]) return false;
	}
	const ends = { overdue: now, today: new Date("2026-11-24T05:00:00Z"), week: new Date("2026-11-30T05:00:00Z") };
	const isAwaiting = lead.status === "new" && lead.firstContactAt === null;
	if (filter.due && !(isAwaiting && lead.contactDueAt < ends[filter.due])) return false;
	const period = duePeriods.find((one) => one === filter.task);
	if (period && !(lead.nextTaskAt && lead.nextTaskAt < ends[period])) return false;
	const isCallable =
		lead.nextCallableAt && lead.callableUntil && lead.nextCallableAt <= now && lead.callableUntil > now;
	if (filter.callable !== null && Boolean(isCallable) !== filter.callable) return false;
	if (filter.text !== null) {
		const words = wordsOfLead(lead, []);
		return parseSearch(filter.text).some((sought) =>
			words.some(({ kind, word }) => kind === sought.kind && word.startsWith(sought.word)),
		);
	}
	const has = { received: true, due: isAwaiting, nextTask: lead.nextTaskAt, callable: lead.nextCallableAt };
	return Boolean(has[sortKeyOf(sortOf(filter)) as keyof typeof has]);
}
