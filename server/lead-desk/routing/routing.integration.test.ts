import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	auditEntries,
	contactSubmissions,
	leadAssignments,
	leadChanges,
	leadImports,
	licenseWarnings,
	routingRules,
	staffLicenses,
	staffRecords,
} from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { productSlugs } from "#domain/products/products.ts";
import { fieldsOfRules, firstRules, type Participant } from "#domain/routing/routing-rules.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import type { Services } from "../../services.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { importPage } from "../exchange/import-page.server.ts";
import { describeTimeline } from "../page/lead-timeline.server.ts";
import { notePresence } from "../page/presence.server.ts";
import { setPresence } from "../today/set-presence.server.ts";
import { giveLead } from "../work/give-lead.server.ts";
import { handOver } from "../work/hand-over.server.ts";
import { alertOwners } from "./pass-on-unheard.server.ts";
import { postRouting } from "./post-routing.server.ts";
import { queueLine } from "./read-queue.server.ts";
import { routeLeads } from "./route-leads.server.ts";
import { routingCard } from "./routing-card.server.ts";
import { readRoutingPage } from "./routing-page.server.ts";
import { saveRules } from "./save-rules.server.ts";
import { mailLicenseEnd, warnLicenses } from "./warn-licenses.server.ts";

/** Monday, 10 in the morning. */
const now = new Date("2026-11-23T15:00:00Z");

describe.each(databaseKinds)("routing on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let ana: LeadActor;
	let luis: LeadActor;
	let owner: LeadActor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		ana = await work.person("Ana", "agent");
		luis = await work.person("Luis", "agent");
		owner = await work.person("Owner", "admin", []);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.setNow(now);
		const { db } = services.database;
		await db.delete(contactSubmissions);
		await db.delete(leadAssignments);
		await db.delete(routingRules);
		await db.delete(staffRecords);
	});

	const part = ({ userId }: LeadActor, changes: Partial<Participant> = {}): Participant => ({
		userId,
		products: productSlugs,
		share: 1,
		newSince: null,
		...changes,
	});
	/** Saves these rules as the owner does, by the form. */
	const save = (people: Participant[], { by = owner, isOn = true } = {}) =>
		saveRules(services, by, {
			...fieldsOfRules({ ...firstRules, people }),
			...(isOn && { isOn: "on" }),
		});
	type Lead = typeof contactSubmissions.$inferInsert;
	let stored = 0;
	/** Stores leads of Florida in English that arrive one minute after the other. */
	async function store(count: number, changes: Partial<Lead> = {}): Promise<string[]> {
		const rows = await services.database.db
			.insert(contactSubmissions)
			.values(
				Array.from({ length: count }, (): Lead => {
					stored += 1;
					return {
						submissionId: crypto.randomUUID(),
						service: "contact_submission",
						firstName: "Kim",
						lastName: "Lee",
						email: `kim${stored}@example.com`,
						message: "",
						subject: "Contact",
						locale: "en",
						state: "FL",
						pageSource: "/en",
						ipAddress: "203.0.113.9",
						reviewDueAt: now,
						contactDueAt: now,
						createdAt: new Date(services.clock().getTime() + stored * 60_000),
						...changes,
					};
				}),
			)
			.returning({ id: contactSubmissions.id });
		return rows.map(({ id }) => id);
	}
	const index = () => services.leadIndex.index();
	const ownersOf = async (ids: string[]) => {
		const rows = await services.database.db
			.select({ id: contactSubmissions.id, ownerId: contactSubmissions.ownerId })
			.from(contactSubmissions)
			.where(inArray(contactSubmissions.id, ids));
		const nameOf = (userId: string | null | undefined) =>
			[ana, luis, owner].find((one) => one.userId === userId)?.name ?? null;
		return ids.map((id) => nameOf(rows.find((row) => row.id === id)?.ownerId));
	};
	const cardOf = async (leadId: string) => routingCard(services, await work.read(leadId), "en");
	const setAway = (person: LeadActor, isAway: boolean) =>
		services.database.db
			.insert(staffRecords)
			.values({ userId: person.userId, isAway, updatedAt: now })
			.onConflictDoUpdate({ target: staffRecords.userId, set: { isAway } });

	test("leads have no owner until an admin saves rules, and those from before stay as they are", async () => {
		const before = await store(1, { createdAt: new Date(now.getTime() - 60_000) });
		await index();
		expect(await ownersOf(before)).toEqual([null]);
		expect(await save([part(ana)], { by: ana }), "an agent").toEqual({ ok: false, code: "notAllowed" });
		expect(await save([]), "nobody takes part").toEqual({ ok: false, code: "invalid", errors: { people: "nobody" } });
		expect(await save([part(ana)])).toEqual({ ok: true, version: expect.any(Number) });
		const after = await store(1);
		await index();
		expect(await ownersOf([...before, ...after])).toEqual([null, "Ana"]);
		await save([part(ana)], { isOn: false });
		const off = await store(1);
		await index();
		expect(await ownersOf(off)).toEqual([null]);
		await services.audit.head();
		const entries = await services.database.db
			.select({ details: auditEntries.details })
			.from(auditEntries)
			.where(eq(auditEntries.action, "ROUTING_CHANGED"));
		expect(entries.map(({ details }) => details?.replace(/\d+/, "N"))).toEqual(["version N: on", "version N: off"]);
	});

	test("an owner, a change on the timeline and the reasons of everybody belong together", async () => {
		await services.database.db
			.update(staffLicenses)
			.set({ expiresOn: "2026-09-01" })
			.where(eq(staffLicenses.userId, luis.userId));
		await save([part(ana), part(luis)]);
		const [lead = ""] = await store(1);
		await index();
		expect(await ownersOf([lead])).toEqual(["Ana"]);
		const changes = await services.database.db.select().from(leadChanges).where(eq(leadChanges.leadId, lead));
		expect(changes).toMatchObject([
			{ kind: "owner", staffName: "", before: null, after: { name: "Ana" }, revision: 1 },
		]);
		expect(await cardOf(lead)).toMatchObject({
			title: "Why Ana has this lead",
			summary: "Ana was the only person who met every rule.",
			people: [
				{ name: "Ana", isOwner: true, verdict: ["Met every rule and was next in line"] },
				{ name: "Luis", isOwner: false, verdict: ["Florida license: expired on September 1, 2026"] },
				{ name: "Owner", isOwner: false, verdict: ["Doesn’t take part in routing"] },
			],
		});
		const facts = (await cardOf(lead))?.people[0]?.facts.map(({ text }) => text);
		expect(facts).toContain("Florida license: valid through January 1, 2039");
		await services.database.db
			.update(staffLicenses)
			.set({ expiresOn: "2039-01-01" })
			.where(eq(staffLicenses.userId, luis.userId));
	});

	test("several runs at the same time give each lead once, the oldest first, and everybody has their turn", async () => {
		await save([part(ana), part(luis)]);
		// More than one batch, but so few that the last run waits less than a statement may, also on a slow machine.
		const leads = await store(60, { indexedAt: now });
		const given = await Promise.all([1, 2, 3, 4].map(() => routeLeads(services)));
		// Every ten seconds the index runs, too, and gives what it meets.
		expect(given.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(60);
		const rows = await services.database.db.select().from(leadAssignments).orderBy(leadAssignments.sequence);
		expect(rows.map(({ leadId }) => leadId)).toEqual(leads);
		const owners = rows.map(({ ownerId }) => ownerId);
		expect(owners.slice(2), "one after the other").toEqual(owners.slice(0, -2));
		expect(new Set(owners)).toEqual(new Set([ana.userId, luis.userId]));
		expect(await services.database.db.$count(leadChanges, inArray(leadChanges.leadId, leads))).toBe(60);
	});

	test("leads that nobody may have don't keep newer ones waiting, however many they are", async () => {
		await save([part(ana)]);
		const [alaskan = ""] = await store(1, { state: "AK", indexedAt: now });
		await services.database.db.execute(sql`
			INSERT INTO contact_submissions (submission_id, service, first_name, last_name, message, subject, locale, page_source,
				ip_address, review_due_at, contact_due_at, created_at, state, indexed_at)
			SELECT gen_random_uuid(), 'contact', 'Kim', 'Lee', '', '', 'en', '/en',
				'203.0.113.9', review_due_at, contact_due_at, created_at, state, indexed_at
			FROM contact_submissions, generate_series(1, 4999)`);
		const [lead = ""] = await store(1, { indexedAt: now });
		let batches = 0;
		const intake = {
			async calm() {
				batches += 1;
			},
		};
		expect(await routeLeads({ ...services, intake })).toBe(1);
		expect(await ownersOf([alaskan, lead])).toEqual([null, "Ana"]);
		expect(batches, "one gives the lead, one finds nothing else, one looks for those of removed people").toBe(3);
		// Derives nothing more, so that the next look finds all of them as they are.
		await services.database.db
			.update(contactSubmissions)
			.set({ indexedAt: now })
			.where(eq(contactSubmissions.id, lead));
		await routeLeads({ ...services, intake });
		expect(batches, "those that wait are not read again: one look at each kind").toBe(5);
	});

	test("an older lead that becomes possible goes before newer ones", async () => {
		await save([part(ana, { newSince: "2026-11-20" }), part(luis)]);
		await services.database.db.update(staffLicenses).set({ state: "TX" }).where(eq(staffLicenses.userId, luis.userId));
		const florida = await store(3, { indexedAt: now });
		const [texan = ""] = await store(1, { indexedAt: now, state: "TX" });
		const newer = await store(2, { indexedAt: now });
		await routeLeads(services);
		expect(await ownersOf([...florida, texan, ...newer])).toEqual(["Ana", "Ana", "Ana", "Luis", "Ana", null]);
		await services.database.db.update(staffLicenses).set({ state: "FL" }).where(eq(staffLicenses.userId, luis.userId));
	});

	test("who goes away while leads are given gets no more of them", { skip: kind === "PGlite" }, async () => {
		await setAway(ana, false);
		await save([part(ana)]);
		const leads = await store(2, { indexedAt: now });
		const { db } = services.database;
		const isLocked = Promise.withResolvers<void>();
		const mayGoOn = Promise.withResolvers<void>();
		const holder = db.transaction(async (transaction) => {
			await transaction.execute(sql`LOCK TABLE lead_changes IN EXCLUSIVE MODE`);
			isLocked.resolve();
			await mayGoOn.promise;
		});
		await isLocked.promise;
		// It waits with its first lead, after it read who is here.
		const running = routeLeads(services);
		const waiting = () => db.$count(sql`pg_locks`, sql`relation = 'lead_changes'::regclass AND NOT granted`);
		await expect.poll(waiting).toBe(1);
		await setAway(ana, true);
		mayGoOn.resolve();
		await holder;
		expect(await running).toBe(1);
		expect(await ownersOf(leads)).toEqual(["Ana", null]);
	});

	test("what looks like spam, what asks us to stop, what was imported, and what somebody put back is left alone", async () => {
		await save([part(ana)]);
		const [spam = ""] = await store(1, { spamReasons: ["links_in_name"] });
		const [given = ""] = await store(1);
		await index();
		expect(await ownersOf([spam, given])).toEqual([null, "Ana"]);
		await giveLead(work.action(ana, given, { owner: "", revision: "1" }));
		const [stopped = ""] = await store(1, { indexedAt: now, suppressed: true });
		const importId = randomUUID();
		await services.database.db.insert(leadImports).values({
			id: importId,
			staffName: "Rosa",
			fileName: "leads.csv",
			header: ["Name"],
			headerHash: "1",
			rows: 1,
			settings: { mapping: [null], duplicates: "skip", ownerId: null, status: "new", source: "", locale: "en" },
			createdAt: now,
		});
		const [imported = ""] = await store(1, { importId });
		await index();
		expect(await ownersOf([given, stopped, imported])).toEqual([null, null, null]);
		expect(await cardOf(imported)).toMatchObject({
			summary: expect.stringContaining("routing leaves imported leads alone"),
			people: [],
		});
		const file = await importPage(services, importId, "en");
		expect(file?.choices?.ownerHint).toContain("Routing leaves imported leads alone");
		await giveLead(work.action(owner, imported, { owner: ana.userId, revision: "0" }));
		expect(await cardOf(imported)).toBeNull();
		expect(await cardOf(stopped)).toMatchObject({ title: "Why no one has this lead", people: [] });
		expect(await cardOf(given)).toMatchObject({ title: "Why this lead first went to Ana" });
		expect(await cardOf(spam)).toBeNull();
	});

	test("a lead that nobody may have waits with its reasons, and goes to the person who comes back", async () => {
		await setAway(ana, true);
		await save([part(ana)]);
		const [lead = ""] = await store(1);
		const [texan = ""] = await store(1, { state: "TX" });
		await index();
		expect(await ownersOf([lead, texan])).toEqual([null, null]);
		expect(await cardOf(lead)).toMatchObject({
			title: "Why no one has this lead",
			summary: "No one meets every rule right now. The lead goes to the first person who does.",
			people: [{ name: "Ana", verdict: ["Away"] }, { name: "Luis" }, { name: "Owner" }],
		});
		expect((await cardOf(texan))?.summary).toContain("waiting won’t change that");
		await setAway(ana, false);
		await index();
		expect(await ownersOf([lead, texan])).toEqual(["Ana", null]);
	});

	test("a new person never gets a third lead in a row, even after the first two are deleted", async () => {
		await save([part(ana, { newSince: "2026-11-20" })]);
		const leads = await store(3);
		await index();
		expect(await ownersOf(leads)).toEqual(["Ana", "Ana", null]);
		const [first = "", second = "", third = ""] = leads;
		await services.database.db.transaction((transaction) =>
			eraseLeads(
				transaction,
				[first, second].map((id) => ({ id, sessionId: null })),
				now,
			),
		);
		await index();
		expect(await ownersOf([third])).toEqual([null]);
		const kept = await services.database.db.select().from(leadAssignments);
		expect(kept).toMatchObject([
			{ leadId: null, reasons: null },
			{ leadId: null, reasons: null },
		]);
		await save([part(ana, { newSince: "2026-11-20" }), part(luis)]);
		await index();
		expect(await ownersOf([third])).toEqual(["Luis"]);
	});

	test("the page says how everybody stands, and why nobody has a lead", async () => {
		await setAway(luis, true);
		await save([part(ana), part(luis)]);
		const [texan = ""] = await store(1, { state: "TX", firstName: "Dee", lastName: "Dow", product: "iul" });
		await index();
		const page = await readRoutingPage(services, "en");
		expect(page.state).toMatch(/^Routing is on. Rules version \d+, saved by Owner: /);
		expect(page.people.map(({ name, state }) => [name, ...state.slice(0, 3)])).toEqual([
			["Ana", "Here", "On shift", "Licensed in: Florida"],
			["Luis", "Away", "On shift", "Licensed in: Florida"],
			["Owner", "Here", "On shift", "No valid license"],
		]);
		expect(page.waiting).toBe("1 lead is waiting for an owner.");
		expect(page.queue).toMatchObject([
			{ id: texan, name: "Dee Dow", people: [{ verdict: ["No Texas license"] }, { name: "Luis" }, { name: "Owner" }] },
		]);
		expect(page.queue[0]?.people[1]?.verdict).toEqual(["No Texas license", "Away"]);
		expect(await queueLine(services.database.db, "es")).toBe("1 prospecto espera responsable.");
		await store(1, { state: "TX" });
		expect(await queueLine(services.database.db, "en")).toBe("2 leads are waiting for an owner.");
	});

	test("rules are tried on the last leads, and nothing changes", async () => {
		await save([part(ana)]);
		const leads = await store(4, { createdAt: now, indexedAt: now });
		const fields = fieldsOfRules({ ...firstRules, people: [part(ana), part(luis)] });
		const form = { ...fields, intent: `try:${leads[0]}` };
		const by = owner;
		const tried = await postRouting(services, by, form, "en");
		const trial = tried.ok ? tried.trial : null;
		expect(trial).toMatchObject({
			summary: "Tested on the last 4 leads. 2 would go to a different person than under the current rules.",
			people: [
				{ name: "Ana", before: "4", after: "2" },
				{ name: "Luis", before: "0", after: "2" },
			],
			changed: [
				{ from: "Ana", to: "Luis" },
				{ from: "Ana", to: "Luis" },
			],
			explained: { name: "Kim Lee", people: [{ facts: expect.any(Array) }, {}, {}] },
		});
		expect(await services.database.db.$count(routingRules)).toBe(1);
		expect(await postRouting(services, by, { ...form, rampUpDays: "3" }, "en")).toEqual({
			ok: false,
			code: "invalid",
			errors: { rampUpDays: "days" },
		});
		expect(await postRouting(services, by, { ...form, intent: "else" }, "en")).toEqual({ ok: false, code: "unknown" });
		expect(await postRouting(services, ana, { ...form, intent: "save" }, "en")).toEqual({
			ok: false,
			code: "notAllowed",
		});
		expect(await services.database.db.$count(routingRules)).toBe(1);
	});

	test("away and back are one tap: back drains what waits", async () => {
		await save([part(ana)]);
		await setPresence(services, ana, true);
		const [lead = ""] = await store(1);
		await index();
		expect(await ownersOf([lead])).toEqual([null]);
		await setPresence(services, ana, false);
		await index();
		expect(await ownersOf([lead])).toEqual(["Ana"]);
	});

	test("the holder of a license and the admins hear of its end, once for each step", async () => {
		const { db } = services.database;
		const license = { userId: ana.userId, state: "GA", number: "W2", expiresOn: "2027-01-10" };
		await db.insert(staffLicenses).values(license);
		const steps = async () => (await db.select().from(licenseWarnings)).map(({ step }) => step).sort();
		await Promise.all([warnLicenses(services), warnLicenses(services)]);
		expect(await steps()).toEqual(["early"]);
		services.setNow(new Date("2027-01-11T15:00:00Z"));
		await warnLicenses(services);
		await warnLicenses(services);
		expect(await steps()).toEqual(["early", "expired"]);
		services.sentMails.length = 0;
		const { userId, state, expiresOn } = license;
		for (const to of [ana, owner]) await mailLicenseEnd(services, { userId, state, expiresOn, to: to.userId }, "job");
		expect(services.sentMails.map(({ subject }) => subject)).toEqual([
			"Your Georgia license expired on January 10, 2027",
			"Ana’s Georgia license expired on January 10, 2027",
		]);
		await db.delete(staffLicenses).where(eq(staffLicenses.state, "GA"));
		await mailLicenseEnd(services, { userId, state, expiresOn, to: ana.userId }, "job");
		expect(services.sentMails, "a license that was removed meanwhile").toHaveLength(2);
	});

	/** Gives the leads that wait. @returns those whose new owner gets a notice */
	async function noticesOfRouting(): Promise<string[]> {
		const noticed: string[] = [];
		const jobs: Services["jobs"] = Object.assign({}, services.jobs, {
			async enqueue(_transaction: unknown, name: string, { leadId }: { leadId: string }) {
				expect(name).toBe("notify-owner");
				noticed.push(leadId);
			},
		});
		await routeLeads({ ...services, jobs });
		return noticed;
	}

	test("the first owner of a lead gets the notice of it", async () => {
		await save([part(ana)]);
		const leads = await store(2, { indexedAt: now });
		expect(await noticesOfRouting()).toEqual(expect.arrayContaining(leads));
		expect(await ownersOf(leads)).toEqual(["Ana", "Ana"]);
		expect(await noticesOfRouting()).toEqual([]);
	});

	describe("a lead that its owner doesn't open", () => {
		const at = (time: string) => services.setNow(new Date(`2026-11-${time}:00Z`));
		const told: string[] = [];
		const jobs: Services["jobs"] = Object.assign(Object.create(null), {
			async enqueue(_transaction: unknown, name: string, { leadId }: { leadId: string }) {
				expect(name).toBe("notify-owner");
				told.push(leadId);
			},
		});
		/** The job leaves what the index holds to its next run. */
		async function run() {
			await index();
			await alertOwners({ ...services, jobs });
		}
		const quiet = (person: LeadActor, quietFrom: string, quietUntil: string) =>
			services.database.db
				.insert(staffRecords)
				.values({ userId: person.userId, quietFrom, quietUntil, updatedAt: now })
				.onConflictDoUpdate({ target: staffRecords.userId, set: { quietFrom, quietUntil } });
		/** Due in the open hour 24 hours later: nine open hours, so half of them are over after four and a half. */
		async function given(): Promise<string> {
			told.length = 0;
			await save([part(ana), part(luis)]);
			await setAway(luis, true);
			const [lead = ""] = await store(1, { contactDueAt: new Date("2026-11-24T15:00:00Z"), createdAt: now });
			await index();
			expect(await ownersOf([lead])).toEqual(["Ana"]);
			await setAway(luis, false);
			return lead;
		}

		test("goes to the next person by the rules when half of the time is over, once, and the timeline says why", async () => {
			const lead = await given();
			at("23T19:29");
			await run();
			expect(await ownersOf([lead]), "before half of the time").toEqual(["Ana"]);
			at("23T19:30");
			await setAway(luis, true);
			await run();
			expect(await ownersOf([lead]), "nobody else is there").toEqual(["Ana"]);
			await setAway(luis, false);
			await Promise.all([run(), run()]);
			expect(await ownersOf([lead])).toEqual(["Luis"]);
			expect(told, "one notice").toEqual([lead]);
			const { lines } = await describeTimeline(services, owner, await work.read(lead), { locale: "en" });
			expect(lines.map(({ title }) => title)).toContain(
				"Rule: Ana didn’t open the lead within half of the response time. It went to Luis.",
			);
			expect((await cardOf(lead))?.title).toBe("Why Luis has this lead");
			at("24T14:59");
			await run();
			expect(await ownersOf([lead]), "a second owner keeps it").toEqual(["Luis"]);
			expect(told).toEqual([lead]);
		});

		test.each([
			["the owner opened it", (lead: string) => notePresence(services, lead, ana.userId)],
			[
				"somebody was in contact",
				(lead: string) =>
					services.database.db
						.update(contactSubmissions)
						.set({ firstContactAt: now })
						.where(eq(contactSubmissions.id, lead)),
			],
			[
				"an admin gave it",
				(lead: string) => giveLead(work.action(owner, lead, { owner: owner.userId, revision: "1" })),
			],
			["the next person is in their quiet hours", () => quiet(luis, "14:00", "16:00")],
		])("stays if %s", async (_, happens) => {
			const lead = await given();
			await happens(lead);
			const before = await ownersOf([lead]);
			at("23T19:30");
			await run();
			expect(await ownersOf([lead])).toEqual(before);
			expect(told).toEqual([]);
		});

		test("a notice in quiet hours is sent when they end, unless the lead no longer waits", async () => {
			await quiet(ana, "21:00", "11:00");
			const first = await given();
			const [second = ""] = await store(1, { contactDueAt: new Date("2026-11-24T15:00:00Z"), createdAt: now });
			await setAway(luis, true);
			await index();
			await run();
			expect(told, "at ten").toEqual([]);
			await services.database.db
				.update(contactSubmissions)
				.set({ firstContactAt: now })
				.where(eq(contactSubmissions.id, second));
			at("23T16:00");
			await Promise.all([run(), run()]);
			expect(told).toEqual([first]);
		});
	});

	test("on the days of a leave routing gives somebody no leads, and whoever comes back earlier ends it", async () => {
		await save([part(ana)]);
		await services.database.db
			.insert(staffRecords)
			.values({ userId: ana.userId, leaveFrom: "2026-11-23", leaveUntil: "2026-11-24", updatedAt: now });
		const [first = "", second = ""] = await store(2);
		await index();
		expect(await ownersOf([first])).toEqual([null]);
		services.setNow(new Date("2026-11-25T15:00:00Z"));
		await index();
		await routeLeads(services);
		expect(await ownersOf([first, second])).toEqual(["Ana", "Ana"]);
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		const [third = ""] = await store(1);
		await index();
		expect(await ownersOf([third])).toEqual([null]);
		await setPresence(services, ana, false);
		await routeLeads(services);
		expect(await ownersOf([third])).toEqual(["Ana"]);
	});

	describe("of somebody who was removed", () => {
		/** As an admin hands them over: the command frees the leads. */
		async function free(leadIds: readonly string[]) {
			const { db } = services.database;
			const command = crypto.randomUUID();
			await db
				.update(contactSubmissions)
				.set({ ownerId: luis.userId })
				.where(inArray(contactSubmissions.id, [...leadIds]));
			await db.transaction(async (transaction) => {
				await recordCommand(transaction, { id: command, kind: "removal", by: owner, data: {}, count: 1, at: now });
				await handOver(transaction, { from: luis.userId, to: null, by: owner, at: now, commandId: command });
			});
		}

		test("routing takes the open leads, also those from before it and those in contact", async () => {
			const old = await store(1, { status: "contacted", createdAt: new Date(now.getTime() - 86_400_000) });
			const won = await store(1, { status: "won" });
			const fresh = await store(1);
			await save([part(ana)]);
			await free([...old, ...won, ...fresh]);
			await services.database.db.update(contactSubmissions).set({ indexedAt: now });
			expect(await noticesOfRouting(), "there may be hundreds").toEqual([]);
			expect(await ownersOf([...old, ...won, ...fresh])).toEqual(["Ana", null, "Ana"]);
		});

		test("a lead that an agent put back afterward is left alone", async () => {
			const [lead = ""] = await store(1);
			await free([lead]);
			const given = { userId: ana.userId, name: "Ana" };
			const change = { leadId: lead, staffId: ana.userId, staffName: "Ana", kind: "owner" as const, revision: 9 };
			await services.database.db.insert(leadChanges).values({
				...change,
				id: crypto.randomUUID(),
				before: given,
				after: null,
				changedAt: new Date(now.getTime() + 1),
			});
			await save([part(ana)]);
			await index();
			expect(await ownersOf([lead])).toEqual([null]);
		});

		test("an account that is gone is no owner either", async () => {
			const [lead = ""] = await store(1);
			const change = { leadId: lead, staffName: "Gone", kind: "owner" as const, revision: 1, changedAt: now };
			await services.database.db
				.insert(leadChanges)
				.values({ ...change, id: crypto.randomUUID(), before: null, after: { userId: "gone", name: "Gone" } });
			await save([part(ana)]);
			await index();
			expect(await ownersOf([lead])).toEqual(["Ana"]);
		});
	});
});
