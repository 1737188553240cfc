import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import {
	auditEntries,
	consentRecords,
	contactSubmissions,
	conversionEvents,
	leadAssignments,
	leadPersons,
	visitorProfiles,
	webhookDeliveries,
	webhookEndpoints,
} from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { productSlugs } from "#domain/products/products.ts";
import { fieldsOfRules, firstRules } from "#domain/routing/routing-rules.ts";
import { webhookEvents } from "#domain/webhooks/webhook-event.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { keepHouse } from "../../housekeeping/keep-house.server.ts";
import { jobRunner } from "../../jobs.server.ts";
import { leadStore } from "../../leads/store-leads.server.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import { findRemindable } from "../../reminders/remindable-leads.server.ts";
import { listAllLeads } from "../exchange/list-all-leads.server.ts";
import { alertOverdue } from "../promises/alert-overdue.server.ts";
import { readKeptPromises } from "../promises/kept-promises.server.ts";
import { alertOwners } from "../routing/pass-on-unheard.server.ts";
import { readCandidates } from "../routing/read-candidates.server.ts";
import { saveRules } from "../routing/save-rules.server.ts";
import { tryRules } from "../routing/try-rules.server.ts";
import { readTodayPage } from "../today/today-page.server.ts";
import { fanOut, prepareProgress } from "../webhooks/fan-out.server.ts";
import { readTestLead } from "./read-test-lead.server.ts";
import { sendTestLead } from "./send-test-lead.server.ts";

/** Monday, 10 in the morning. */
const monday = new Date("2026-11-23T15:00:00Z");
const hoursLater = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);

describe.each(sqlKinds)("a test lead on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let ana: LeadActor;
	let realId: string;
	let testId: string;
	const db = () => services.database.db;
	const people = () => [ana, owner].map(({ userId }) => ({ userId, products: productSlugs, share: 1, newSince: null }));
	const send = () => sendTestLead(services, { ...owner, email: "owner@agency.example" }, "Test browser");
	const read = async (leadId: string) => {
		const [lead] = await db().select().from(contactSubmissions).where(eq(contactSubmissions.id, leadId));
		return lead;
	};
	const leadsOfJobs = async (name: string) =>
		rowsOf(
			await db().execute<{ data: { leadIds?: string[]; leadId?: string } }>(
				sql`SELECT data FROM jobs.job WHERE name = ${name}`,
			),
		).flatMap(({ data }) => data.leadIds ?? data.leadId ?? []);

	beforeAll(async () => {
		services = await openTestServices(kind);
		const work = leadWork(services);
		owner = await work.person("Olga", "admin");
		ana = await work.person("Ana", "agent");
		await saveRules(services, owner, { ...fieldsOfRules({ ...firstRules, people: people() }), isOn: "on" });
		await prepareProgress(services);
		await db()
			.insert(webhookEndpoints)
			.values({
				id: randomUUID(),
				origin: "admin",
				name: "CRM",
				url: "https://crm.example/leads",
				events: [...webhookEvents],
				payload: "full",
				enabled: true,
				createdByName: "Olga",
				createdAt: monday,
			});
		const real = intakeEntry({
			lead: { locale: "en", product: "term-life" },
			promise: { kinds: ["contact"], locale: "en", version: "1" },
			receivedAt: monday.toISOString(),
		});
		await services.intake.accept(real);
		const sent = await send();
		if (!sent.ok) throw new Error(sent.code);
		[realId, testId] = [real.id, sent.id];
		await services.intake.drained();
		await services.leadIndex.index();
	});
	afterAll(() => services.close());

	test("goes the whole way of a real one", async () => {
		await services.jobs.work(jobRunner(services));
		await expect
			.poll(async () => (await readTestLead(services, owner, "en"))?.stations.map(({ isReached }) => isReached), {
				timeout: 30_000,
			})
			.toEqual([true, true, true, true]);
		const arrival = await readTestLead(services, owner, "en");
		expect(arrival).toMatchObject({ id: testId, mark: "Test", name: "Test lead" });
		expect(arrival?.stations.at(-1)?.text).toContain(agency.leadInbox);
		expect((await readTodayPage(services, owner, "mine", "en")).test?.id).toBe(testId);
		expect(await readTestLead(services, ana, "en"), "agents have it in their list").toBeNull();
		expect(await read(testId)).toMatchObject({ isTest: true, ownerId: expect.any(String), isListed: true });
		const ofStaff = services.sentMails.find(({ subject }) => subject.startsWith("Test: "));
		expect(ofStaff?.text).toContain("This is a test lead");
		await expect
			.poll(() => services.sentMails.map(({ to }) => to), { timeout: 30_000 })
			.toContain("owner@agency.example");
		const entries = await db().select().from(auditEntries);
		expect(entries.filter(({ action }) => action === "TEST_LEAD_SENT").map(({ subjectId }) => subjectId)).toEqual([
			testId,
		]);
	});

	test("is in no count, with no person, and in nothing that leaves the site", async () => {
		const conversions = await db().select().from(conversionEvents);
		expect(
			conversions.map(({ page }) => page),
			"conversions and their sources",
		).toEqual(["/ht"]);
		expect(await db().$count(visitorProfiles)).toBe(0);
		expect(await db().$count(leadPersons), "persons").toBe(1);
		expect((await read(testId))?.personId).toBeNull();
		expect(await listAllLeads(services, owner, noLeadFilter), "the export").toEqual([realId]);
		await expect
			.poll(async () => {
				await fanOut(services);
				return [...new Set((await db().select().from(webhookDeliveries)).map(({ leadId }) => leadId))];
			})
			.toEqual([realId]);
		const rules = { ...firstRules, people: people() };
		expect((await tryRules({ db: db(), now: monday }, rules, "", "en")).summary).toMatch(/^Tested on the last lead\./);
		expect(await findRemindable(db(), hoursLater(100))).toEqual([]);
	});

	test("uses up nobody's turn", async () => {
		const given = await db().select().from(leadAssignments);
		expect(given.map(({ leadId, isTest }) => [leadId, isTest]).sort()).toEqual(
			[
				[realId, false],
				[testId, true],
			].sort(),
		);
		const had = (await readCandidates(db(), monday)).filter(({ lastLead }) => lastLead).map(({ userId }) => userId);
		expect(had).toEqual([(await read(realId))?.ownerId]);
	});

	test("has no promise that could be missed, and nobody is alerted", async () => {
		services.setNow(hoursLater(20));
		await alertOwners(services);
		expect((await read(testId))?.ownerId, "it isn't passed on").toBe(
			(await db().select().from(leadAssignments)).find(({ isTest }) => isTest)?.ownerId,
		);
		// Nobody has answered, and a day of the office is over.
		await db()
			.update(contactSubmissions)
			.set({ contactDueAt: hoursLater(10) });
		await alertOverdue(services);
		expect(await leadsOfJobs("mail-overdue-leads")).toEqual([realId]);
		const today = await readTodayPage(services, owner, "everybody", "en");
		expect(today.sections.find(({ name }) => name === "overdue")?.rows.map(({ id }) => id)).toEqual([realId]);
		const { owners } = await readKeptPromises(services, owner);
		expect(owners.reduce((sum, { counts }) => sum + counts[30].missed, 0)).toBe(1);
	});

	test("is erased after a day, and stays out of every count", async () => {
		services.setNow(hoursLater(23));
		await keepHouse(services);
		expect((await read(testId))?.erasedAt).toBeNull();
		services.setNow(hoursLater(25));
		await keepHouse(services);
		expect(await read(testId)).toMatchObject({ isTest: true, firstName: "", email: null, erasedAt: expect.any(Date) });
		expect((await read(realId))?.erasedAt).toBeNull();
		expect(await db().$count(consentRecords, eq(consentRecords.contact_submission_id, testId)), "the ledger").toBe(1);
		await fanOut(services);
		const told = await db().select().from(webhookDeliveries);
		expect(new Set(told.map(({ leadId }) => leadId)), "not even of its end").toEqual(new Set([realId]));
		expect(await readTestLead(services, owner, "en")).toBeNull();
	});

	test("is stored in one batch with real ones", async () => {
		const [real, other] = [intakeEntry(), intakeEntry({ lead: { isTest: true } })];
		await leadStore(services).store([real, other]);
		expect([await read(real.id), await read(other.id)]).toMatchObject([{ isTest: false }, { isTest: true }]);
	});

	test("can be sent five times an hour", async () => {
		services.setNow(hoursLater(48));
		const results = [];
		for (let count = 0; count < 6; count++) results.push(await send());
		expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
		expect(results.at(-1)).toEqual({ ok: false, code: "limited" });
	});
});
