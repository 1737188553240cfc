import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leadChanges, leadPolicies, leadTasks } from "#database/schema.ts";
import { mayCall } from "#domain/calling-rules/may-call.ts";
import { packFile } from "#domain/evidence/evidence-pack.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { policyFactNames, type StoredPolicy } from "#domain/lead-desk/policy.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { pick as pickWith } from "#tests/support/random-operations.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { findEvidenceLead } from "../../evidence/evidence-lead.server.ts";
import { makeEvidence } from "../../evidence/make-evidence.server.ts";
import { dataCopy } from "../../privacy/data-copy.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { exportLeads } from "../exchange/export-leads.server.ts";
import { listLeads } from "../list/list-leads.server.ts";
import { readChangesSince } from "../page/read-changes-since.server.ts";
import { webhookBody } from "../webhooks/webhook-payload.server.ts";
import { callFactsOf } from "../work/call-facts.server.ts";
import { changeStatus } from "../work/change-status.server.ts";
import type { WorkResult } from "../work/lead-action.server.ts";
import { finishTask, reopenTask } from "../work/tasks.server.ts";
import { addPolicy, removePolicy, savePolicy } from "./policies.server.ts";
import { readPolicies } from "./read-policies.server.ts";

/** Of the test of many random steps, in milliseconds. */
const longest = isLong ? 300_000 : 60_000;
const noon = new Date("2026-11-23T17:00:00Z");
const typed = {
	carrier: "Sample Mutual",
	policyNumber: "12-345",
	product: "term-life",
	premium: "52.50",
	premiumEvery: "month",
	effectiveOn: "2026-11-01",
	reviewOn: "",
	endedOn: "",
};

describe.each(ruleKinds)("policies of clients on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let ana: LeadActor;
	let olga: LeadActor;
	beforeAll(async () => {
		services = await openTestServices(kind);
		services.setNow(noon);
		work = leadWork(services);
		ana = await work.person("Ana", "agent");
		olga = await work.person("Olga", "admin");
	});
	afterAll(() => services.close());
	beforeEach(() => services.setNow(noon));

	type Form = Partial<Record<string, string>>;
	const revisionOf = async (leadId: string) => String((await work.read(leadId)).revision);
	const post = async (use: typeof addPolicy, leadId: string, fields: Form, by = ana) =>
		use(work.action(by, leadId, { revision: await revisionOf(leadId), ...fields }));
	const won = async (changes: Parameters<typeof work.lead>[0] = {}) => {
		const id = await work.lead(changes);
		await changeStatus(work.action(ana, id, { status: "won", value: "630", revision: await revisionOf(id) }));
		return id;
	};
	const add = (leadId: string, changes: Form = {}) => post(addPolicy, leadId, { ...typed, ...changes });
	const policiesOf = (leadId: string) =>
		services.database.db.select().from(leadPolicies).where(eq(leadPolicies.leadId, leadId));
	const onlyOne = async (leadId: string) => {
		const [policy] = await policiesOf(leadId);
		if (!policy) throw new Error("There is no policy");
		return policy;
	};
	const reviews = async (leadId: string) => {
		const ofPolicies = and(eq(leadTasks.leadId, leadId), isNotNull(leadTasks.policyId));
		return services.database.db.select().from(leadTasks).where(ofPolicies).orderBy(asc(leadTasks.dueAt));
	};
	const openReview = async (leadId: string) => {
		const open = (await reviews(leadId)).filter(({ doneAt }) => doneAt === null);
		expect(open.length).toBeLessThanOrEqual(1);
		return open[0];
	};
	const undo = (result: WorkResult, by = ana) => undoCommand(services, by, (result.ok && result.command) || "");
	const told = (leadId: string) => readChangesSince(services.database.db, leadId, "0", "en");
	const isOpen = async (leadId: string) => {
		const [facts] = await callFactsOf(services.database.db, services.env, [await work.read(leadId)], services.clock());
		if (!facts) throw new Error("no facts");
		return mayCall(services.clock(), facts).isOpen;
	};

	test("one is entered once, corrected, removed and undone, and the timeline has all of it", async () => {
		const id = await won();
		const once = crypto.randomUUID();
		const revision = await revisionOf(id);
		const added = await add(id, { once, revision });
		expect(added).toMatchObject({ ok: true, done: "policy-added" });
		expect(await add(id, { once, revision })).toMatchObject({ ok: true });
		const { id: policy } = await onlyOne(id);
		const saved = await post(savePolicy, id, { ...typed, policy, premium: "60" });
		expect(saved).toMatchObject({ ok: true, done: "policy-saved" });
		const removed = await post(removePolicy, id, { policy });
		expect(removed).toMatchObject({ ok: true, done: "policy-removed" });
		expect((await readPolicies(services.database.db, await work.read(id), "en"))?.list).toEqual([]);
		await undo(removed);
		expect((await readPolicies(services.database.db, await work.read(id), "en"))?.list).toMatchObject([
			{
				name: "Term Life, Sample Mutual, 12-345",
				facts: ["$60 a month", "In effect since November 1, 2026"],
				typed: { ...typed, premium: "60" },
			},
		]);
		await undo(saved);
		expect(await onlyOne(id)).toMatchObject({ premiumCents: 5250, removedAt: null });
		await undo(added);
		expect((await onlyOne(id)).removedAt).toEqual(noon);
		expect((await told(id)).slice(1).map((line) => line.replace(/ \(.*?\)$/, ""))).toEqual([
			"Ana entered a policy: Term Life, Sample Mutual, 12-345. $52.50 a month · Effective date: November 1, 2026",
			"Ana changed a policy: Term Life, Sample Mutual, 12-345. Premium: $52.50 a month → $60 a month",
			"Ana removed a policy: Term Life, Sample Mutual, 12-345",
			expect.stringContaining("Ana restored a policy"),
			expect.stringContaining("$60 a month → $52.50 a month"),
			"Ana removed a policy: Term Life, Sample Mutual, 12-345",
		]);
	});

	test("two people at once don't save over each other, and an agent who may not open the lead does nothing", async () => {
		const id = await won();
		await add(id);
		const { id: policy } = await onlyOne(id);
		const revision = await revisionOf(id);
		const first = await post(savePolicy, id, { ...typed, policy, premium: "60", revision });
		expect(first).toMatchObject({ ok: true });
		const second = await post(savePolicy, id, { ...typed, policy, carrier: "Other", revision }, olga);
		expect(second).toEqual({ ok: false, code: "conflict" });
		expect(await add(id, { carrier: "Third", revision })).toEqual({ ok: false, code: "conflict" });
		expect(await policiesOf(id)).toMatchObject([{ carrier: "Sample Mutual", premiumCents: 6000 }]);
		// Somebody changed it since, so there is something newer to keep.
		await post(savePolicy, id, { ...typed, policy, premium: "70" }, olga);
		await undo(first);
		expect(await onlyOne(id)).toMatchObject({ premiumCents: 7000 });
		const foreign = await work.lead({ state: "TX" });
		expect(await add(foreign)).toEqual({ ok: false, code: "gone" });
		const mine = await won();
		for (const use of [savePolicy, removePolicy]) {
			expect(await post(use, mine, { ...typed, policy }), "of another lead").toEqual({ ok: false, code: "gone" });
		}
		expect(await add(id, { carrier: "", premium: "much" })).toMatchObject({
			code: "invalid",
			errors: { carrier: "carrier_missing", premium: "amount_invalid" },
		});
	});

	test("each policy in force has one review ahead, every year", async () => {
		const id = await won();
		await add(id);
		const [first] = await reviews(id);
		expect(first).toMatchObject({ assigneeId: null, createdByName: "", dueAt: new Date("2027-11-01T13:00:00Z") });
		expect(first?.text).toBe("Yearly policy review: Term Life, Sample Mutual, 12-345");
		expect((await work.read(id)).nextTaskAt).toEqual(first?.dueAt);
		const { id: policy } = await onlyOne(id);
		await post(savePolicy, id, { ...typed, policy, reviewOn: "2027-03-01" });
		expect((await openReview(id))?.dueAt).toEqual(new Date("2027-03-01T14:00:00Z"));
		services.setNow(new Date("2027-02-20T15:00:00Z"));
		// A few days early: the next one is due a year after this one.
		await finishTask(services, ana, first?.id ?? "");
		expect(await openReview(id)).toMatchObject({ dueAt: new Date("2028-03-01T14:00:00Z"), text: first?.text });
		await reopenTask(services, ana, first?.id ?? "");
		expect(await openReview(id)).toMatchObject({ id: first?.id });
		expect((await reviews(id)).length).toBe(1);
		const ended = await post(savePolicy, id, { ...typed, policy, reviewOn: "2027-03-01", endedOn: "2027-02-19" });
		expect(await openReview(id)).toBeUndefined();
		expect((await work.read(id)).nextTaskAt).toBeNull();
		await undo(ended);
		expect((await openReview(id))?.dueAt).toEqual(new Date("2027-03-01T14:00:00Z"));
	});

	test("won leads and those with a policy in force are on the list of clients", async () => {
		const id = await won();
		await add(id);
		const lost = await work.lead();
		await services.leadIndex.index();
		const clients = async () => {
			await services.leadIndex.index();
			const { rows } = await listLeads(services, olga, { ...noLeadFilter, clients: true });
			return rows.map((row) => row.id);
		};
		expect(await clients()).toContain(id);
		expect(await clients()).not.toContain(lost);
		const lose = { status: "lost", reason: "other", revision: await revisionOf(id) };
		await changeStatus(work.action(ana, id, lose));
		expect(await clients(), "the policy is in force").toContain(id);
		const { id: policy } = await onlyOne(id);
		await post(savePolicy, id, { ...typed, policy, endedOn: "2026-11-20" });
		expect(await clients()).not.toContain(id);
	});

	test("a client may be called for 18 months from the win, and an old policy makes that no longer", async () => {
		const id = await won({ phone: "305-555-0144" });
		services.setNow(new Date("2027-06-01T15:00:00Z"));
		expect(await isOpen(id)).toBe(true);
		await add(id, { effectiveOn: "2019-05-01" });
		expect(await isOpen(id), "nothing was bought after 2019").toBe(false);
		const newer = await add(id, { effectiveOn: "2026-12-01" });
		expect(await isOpen(id)).toBe(true);
		services.setNow(new Date("2028-05-24T15:00:00Z"));
		expect(await isOpen(id), "18 months after the win, whatever took effect later").toBe(false);
		services.setNow(new Date("2027-06-01T15:00:00Z"));
		await undo(newer);
		expect(await isOpen(id)).toBe(false);
	});

	test("export, webhook, evidence and the person's copy have it, and their deletion takes it", async () => {
		const { db } = services.database;
		const email = "client@example.com";
		const id = await won({ email, phone: "305-555-0155" });
		await add(id);
		const facts = { carrier: "Sample Mutual", policyNumber: "12-345", effectiveOn: "2026-11-01" };
		const fileOf = async (format: "csv" | "json") => {
			const { pieces } = await exportLeads(services, olga, { format, filter: noLeadFilter });
			return (await Array.fromAsync(pieces)).join("");
		};
		const exported: { id: string; policies: object[] }[] = JSON.parse(await fileOf("json")).leads;
		expect(exported.find((lead) => lead.id === id)?.policies).toMatchObject([facts]);
		expect(await fileOf("csv")).toContain("Sample Mutual,12-345,term-life,52.50,month,2026-11-01");
		const event = { type: "lead.updated", leadId: id, sequence: 2, happenedAt: noon } as const;
		const full = JSON.parse((await webhookBody(services, { payload: "full" }, event)) ?? "");
		expect(full.data.lead.policies).toMatchObject([{ carrier: "Sample Mutual", premium_cents: 5250 }]);
		const lead = await findEvidenceLead(db, olga, id);
		if (!lead) throw new Error("no lead");
		expect(packFile(await makeEvidence(services, olga, lead))).toContain("12-345");
		const request = { locale: "en", email, phone: null, phoneConfirmed: false } as never;
		const { data } = await dataCopy(db, request, noon);
		expect(data).toMatchObject({ policies: [facts], changes: [{ after: { policy: facts } }] });
		await db.transaction((transaction) => eraseLeads(transaction, [{ id, sessionId: null }], noon));
		expect(await policiesOf(id)).toEqual([]);
		expect(await reviews(id)).toEqual([]);
		expect(await db.$count(leadChanges, eq(leadChanges.leadId, id))).toBe(0);
	});

	test(
		"no sequence of edits and undos loses a fact or opens a call that a rule closes",
		async () => {
			const random = randomNumbers(seed);
			const pick = <Value>(values: readonly Value[]): Value => pickWith({ random }, values);
			const form = () => ({
				...typed,
				carrier: pick(["Sample Mutual", "Other Life"]),
				premium: pick(["", "50", "75.25"]),
				effectiveOn: pick(["2019-05-01", "2026-11-01", "2027-05-01"]),
				reviewOn: pick(["", "2027-01-15"]),
				endedOn: pick(["", "2027-05-15"]),
			});
			services.setNow(new Date("2027-06-01T15:00:00Z"));
			const fresh = await won({ phone: "305-555-0166" });
			// Won long ago: no policy opens a call to this person.
			services.setNow(noon);
			const old = await won({ phone: "305-555-0167" });
			for (const id of [fresh, old]) {
				services.setNow(new Date(id === old ? "2028-09-01T15:00:00Z" : "2027-06-01T15:00:00Z"));
				const commands: string[] = [];
				const state = async () => {
					const rows = await policiesOf(id);
					return Object.fromEntries(
						rows.map(({ createdAt: _1, changedAt: _2, createdById: _3, ...row }) => [row.id, row]),
					);
				};
				for (let step = 0; step < (isLong ? 400 : 15); step++) {
					services.setNow(new Date(services.clock().getTime() + 60_000));
					const before = await state();
					const policies = Object.keys(before);
					const policy = policies.length > 0 ? pick(policies) : "";
					const choice = random();
					if (choice < 0.35 && commands.length > 0) {
						await undoCommand(services, ana, pick(commands));
					} else {
						const use = choice < 0.6 || policy === "" ? addPolicy : choice < 0.85 ? savePolicy : removePolicy;
						const result = await post(use, id, { ...form(), policy });
						if (result.ok && result.command) commands.push(result.command);
					}
					if (id === old) expect(await isOpen(id)).toBe(false);
					const inForce = Object.values(await state()).filter((one) => one.removedAt === null && one.endedOn === null);
					const tasks = await services.database.db
						.select({ policyId: leadTasks.policyId })
						.from(leadTasks)
						.where(and(eq(leadTasks.leadId, id), isNotNull(leadTasks.policyId), isNull(leadTasks.doneAt)));
					expect(tasks.map(({ policyId }) => policyId).sort()).toEqual(inForce.map((one) => one.id).sort());
				}
				// The history alone gives every policy as it is now, and each step begins where the last one ended.
				const changes = await services.database.db
					.select()
					.from(leadChanges)
					.where(and(eq(leadChanges.leadId, id), eq(leadChanges.kind, "policy")))
					.orderBy(asc(leadChanges.revision));
				const replayed = new Map<string, StoredPolicy>();
				for (const change of changes) {
					const [was, is] = [change.before, change.after] as ({ policy: StoredPolicy } | null)[];
					if (!is) throw new Error("A change has no policy");
					expect(replayed.get(is.policy.policyId)).toEqual(was?.policy);
					replayed.set(is.policy.policyId, is.policy);
				}
				const now = await state();
				expect(replayed.size).toBe(Object.keys(now).length);
				for (const [policyId, stored] of replayed) {
					const row = now[policyId];
					expect(row?.removedAt != null).toBe(stored.isRemoved);
					for (const name of policyFactNames) expect(row?.[name]).toEqual(stored[name]);
				}
			}
		},
		longest,
	);
});
