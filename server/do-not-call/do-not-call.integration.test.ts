import { eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	auditEntries,
	contactSubmissions,
	doNotCallBlocks,
	doNotCallChecks,
	doNotCallLists,
} from "#database/schema.ts";
import { mayCall } from "#domain/calling-rules/may-call.ts";
import { doNotCallPath } from "#domain/do-not-call/register-address.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { continueSteppedJobs } from "../jobs.server.ts";
import { describeCall, describeCheck } from "../lead-desk/page/describe-call.server.ts";
import { readCallAnswer } from "../lead-desk/work/read-call-answer.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { eraseLeads } from "../privacy/erase-leads.server.ts";
import { addAreaList } from "./add-area-list.server.ts";
import { addNumberCheck } from "./add-number-check.server.ts";
import { acceptResults, readResultsDraft, uploadResults } from "./add-results.server.ts";
import { applyDoNotCall } from "./apply-list.server.ts";
import { eraseFromRegister } from "./erase-from-register.server.ts";
import { exportNumbers } from "./export-numbers.server.ts";
import { purgeDoNotCall } from "./purge-do-not-call.server.ts";
import { lookUpNumber, registerLines } from "./register-page.server.ts";
import { removeList } from "./remove-list.server.ts";

describe.each(ruleKinds)("the do-not-call register on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let admin: LeadActor;
	const by = () => admin;
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		admin = await work.person("Olga", "admin");
	});
	afterAll(() => services.close());

	/** An hour at which calls are allowed, on a Monday and after. */
	const at = (day: string) => services.setNow(new Date(`${day}T16:00:00Z`));
	async function upload(fields: Record<string, string>, text: string) {
		const form = new FormData();
		for (const [name, value] of Object.entries({ source: "national", state: "", ...fields })) form.set(name, value);
		form.set("file", new File([text], "list.txt"));
		const request = new Request(`https://site.example${doNotCallPath}/list`, { method: "POST", body: form });
		const added = await addAreaList(services, by(), request);
		if (added?.ok) await applyDoNotCall(services, { listId: added.id });
		await services.leadIndex.index();
		return added;
	}
	async function added(fields: Record<string, string>, text: string): Promise<string> {
		const answer = await upload(fields, text);
		if (!answer?.ok) throw new Error(JSON.stringify(answer));
		return answer.id;
	}
	async function remove(id: string) {
		await removeList(services, by(), id);
		await applyDoNotCall(services, { listId: id });
		await services.leadIndex.index();
	}
	/** The text of "Call now" for a lead, and whether the list of leads agrees. */
	async function callOf(leadId: string): Promise<string> {
		const lead = await work.read(leadId);
		const { answer, facts } = await readCallAnswer(services, lead);
		const exemptions = answer.isOpen ? answer.exemptions.map(({ by }) => by) : [];
		const rule = answer.isOpen ? ["open", ...exemptions].join(" by ") : answer.rule;
		expect(lead.nextCallableAt !== null, "as on the list").toBe(answer.isOpen || answer.opensAt !== null);
		return [rule, describeCheck(facts.doNotCallChecks, "en")].filter(Boolean).join(". ");
	}
	const newLead = async (phone: string) => {
		const id = await work.lead({ phone, email: `${phone}@example.com` });
		await services.leadIndex.index();
		return id;
	};
	const entriesOf = async (action: string) =>
		(await services.database.db.select().from(auditEntries).where(eq(auditEntries.action, action))).map(
			({ details }) => details,
		);

	test("a list of area codes closes the numbers on it, checks the others, and holds for leads that come later", async () => {
		at("2026-11-23");
		const [listed, other, elsewhere] = [
			await newLead("305-555-0101"),
			await newLead("305-555-0102"),
			await newLead("786-555-0101"),
		];
		expect(await callOf(listed)).toBe("open");
		await added({ areaCodes: "305", checkedOn: "2026-11-20" }, "305,5550101\n305,5550103\n");
		expect(await callOf(listed)).toBe(
			"open by inquiry. Checked on November 20, 2026: on the list (National Do Not Call Registry)",
		);
		expect(await callOf(other)).toBe(
			"open. Checked on November 20, 2026: not on the list (National Do Not Call Registry)",
		);
		expect(await callOf(elsewhere)).toBe("open");
		expect(await callOf(await newLead("(305) 555.0103"))).toBe(
			"open by inquiry. Checked on November 20, 2026: on the list (National Do Not Call Registry)",
		);
		expect(await services.database.db.$count(doNotCallChecks), "each number of our leads has its check").toBe(3);
		const { facts } = await readCallAnswer(services, await work.read(listed));
		const answer = mayCall(new Date("2027-02-24T16:00:00Z"), facts);
		expect(answer, "three months after the request").toMatchObject({ isOpen: false, rule: "doNotCall" });
		expect(describeCall(answer, "en", services.clock()).source).toContain("64.1200(c)(2)");
		expect(await entriesOf("DO_NOT_CALL_ADDED")).toEqual(["national, 305, 2026-11-20: 2"]);
	});

	test("the 31 days end by themselves, and a newer list begins them again", async () => {
		const lead = await newLead("305-555-0110");
		at("2026-12-21");
		await services.leadIndex.index();
		expect(await callOf(lead)).toBe(
			"doNotCallCheckOld. Checked on November 20, 2026: not on the list (National Do Not Call Registry)",
		);
		const late = await newLead("305-555-0111");
		expect(await callOf(late), "a lapsed list doesn't check a lead that comes later").toBe("open");
		expect(await callOf(await newLead("305-555-0101"))).toMatch(
			"doNotCallCheckOld. Checked on November 20, 2026: on the list",
		);
		await added({ areaCodes: "305 786", checkedOn: "2026-12-20" }, "3055550110\n7865550101");
		expect(await callOf(lead)).toBe(
			"open by inquiry. Checked on December 20, 2026: on the list (National Do Not Call Registry)",
		);
		expect(await callOf(late)).toBe(
			"open. Checked on December 20, 2026: not on the list (National Do Not Call Registry)",
		);
	});

	test("a wrong list is removed: what it replaced counts again, and its checks count for nothing", async () => {
		const lead = await newLead("561-555-0100");
		const first = await added({ areaCodes: "561", checkedOn: "2026-12-18" }, "561,5550199");
		const wrong = await added({ areaCodes: "561", checkedOn: "2026-12-19" }, "561,5550100");
		expect(await callOf(lead)).toMatch("open by inquiry. ");
		await remove(wrong);
		expect(await callOf(lead)).toBe(
			"open. Checked on December 18, 2026: not on the list (National Do Not Call Registry)",
		);
		await remove(first);
		expect(await callOf(lead)).toBe("open");
		expect(await removeList(services, by(), first), "once").toEqual({ ok: false, code: "gone" });
		const { lines } = await registerLines(services, { before: null, locale: "en" });
		const states = lines.map(({ title, stateText }) => `${title}: ${stateText}`);
		expect(states).toContain("National Do Not Call Registry, December 19, 2026: Removed");
		expect(states).toContain("National Do Not Call Registry, December 20, 2026: Valid through January 19, 2027");
		expect(await entriesOf("DO_NOT_CALL_REMOVED")).toHaveLength(2);
	});

	test("a list changes nothing if it is cut off, older than the one that counts, or about other area codes", async () => {
		const facts = { areaCodes: "305 786", checkedOn: "2026-12-20" };
		expect(await upload(facts, "305,5550101")).toMatchObject({ fault: { error: "missing_area_code", found: "786" } });
		expect(await upload({ ...facts, areaCodes: "212" }, "305,5550101")).toMatchObject({
			errors: { file: "other_area_code" },
			typed: { areaCodes: "212", checkedOn: "2026-12-20" },
		});
		expect(await upload({ areaCodes: "305", checkedOn: "2026-12-01" }, "305,5550101")).toMatchObject({
			errors: { checkedOn: "newer_list" },
		});
		expect(await upload({ areaCodes: "x", checkedOn: "2026-10-01", source: "state" }, "305,5550101")).toMatchObject({
			errors: { source: "no_source", areaCodes: "no_area_codes", checkedOn: "old_date" },
		});
		expect(await services.database.db.$count(doNotCallLists, eq(doNotCallLists.state, "loading"))).toBe(0);
	});

	test("a service's result counts for its numbers, and a person's own check comes before an older listing", async () => {
		const { db } = services.database;
		const [listed, clear] = [await newLead("954-555-0101"), await newLead("954-555-0102")];
		const file = new File(["Phone,DNC\n954-555-0101,Y\n(954) 555-0102,N\n"], "result.csv");
		const draft = await uploadResults(services, by(), { file, source: "service", checkedOn: "2026-12-20" });
		if (!draft.ok) throw new Error("refused");
		expect(await callOf(listed), "nothing counts before its columns are chosen").toBe("open");
		expect((await readResultsDraft(services, draft.id))?.table.columns).toEqual(["Phone", "DNC"]);
		const mapping = { number: "0", result: "1", listed: "y", unlisted: "n" };
		expect(await acceptResults(services, by(), draft.id, { ...mapping, unlisted: "" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { listed: "unknown_value" },
			found: "N",
		});
		await acceptResults(services, by(), draft.id, mapping);
		await applyDoNotCall(services, { listId: draft.id });
		await services.leadIndex.index();
		expect(await callOf(listed)).toBe("doNotCall. Checked on December 20, 2026: on the list (Result from a service)");
		expect(await callOf(clear)).toBe("open. Checked on December 20, 2026: not on the list (Result from a service)");
		expect(await db.$count(doNotCallLists, isNotNull(doNotCallLists.content)), "the file is not kept").toBe(0);

		const check = { number: "954-555-0101", listed: "no", checkedOn: "2026-12-21", place: "donotcall.gov" };
		expect(await addNumberCheck(services, by(), { ...check, place: " ", listed: "" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { listed: "no_choice", place: "no_place" },
		});
		await addNumberCheck(services, by(), check);
		await services.leadIndex.index();
		expect(await callOf(listed)).toBe("open. Checked on December 21, 2026: not on the list (Looked up by hand)");
		const known = await lookUpNumber(services, "9545550101", "en");
		expect(known).toMatchObject({ leads: "1 lead has this number" });
		expect(known?.checks).toEqual([
			"Looked up by hand, December 21, 2026: not on the list",
			"Result from a service, December 20, 2026: on the list",
		]);
	});

	test("a person says which list has a number: the national one is lifted by the person's request, another isn't", async () => {
		const lead = await newLead("813-555-0101");
		const look = async (listed: string, state = "") => {
			const fields = { number: "813-555-0101", listed, state, checkedOn: "2026-12-20", place: "donotcall.gov" };
			expect(await addNumberCheck(services, by(), fields)).toMatchObject({ ok: true });
			await services.leadIndex.index();
			return callOf(lead);
		};
		expect(await look("national")).toMatch("open by inquiry. Checked on December 20, 2026: on the list (National");
		expect(await look("state", "FL")).toMatch("open by inquiry by inquiry. ");
		expect(await look("state", "OK")).toMatch("doNotCall. ");
		expect(await entriesOf("DO_NOT_CALL_ADDED")).toContain("state:OK, 2026-12-20: listed");
		const file = new File(["Phone,DNC\n813-555-0102,Y\n"], "result.csv");
		expect(await uploadResults(services, by(), { file, source: "state", state: "", checkedOn: "2026-12-20" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { source: "no_source" },
		});
	});

	test("a long result leaves out numbers that a deletion takes meanwhile, and numbers of strangers go once it lapses", async () => {
		const { db } = services.database;
		const known = await newLead("954-566-0001");
		const numbers = Array.from({ length: 600 }, (_, place) => `954566${String(place).padStart(4, "0")},N`);
		const file = new File([["Phone,DNC", ...numbers].join("\n")], "result.csv");
		const draft = await uploadResults(services, by(), { file, source: "service", checkedOn: "2026-12-20" });
		if (!draft.ok) throw new Error("refused");
		await acceptResults(services, by(), draft.id, { number: "0", result: "1", listed: "y", unlisted: "n" });
		const erased = "+19545660599";
		let times = 0;
		const intake = {
			...services.intake,
			async calm() {
				if (++times !== 2) return;
				const person = { email: "nobody@example.com", numbers: new Set([erased]) };
				await db.transaction((transaction) => eraseFromRegister(transaction, person));
			},
		};
		await applyDoNotCall({ ...services, intake }, { listId: draft.id });
		const ofList = eq(doNotCallChecks.listId, draft.id);
		expect(await db.$count(doNotCallChecks, ofList)).toBe(599);
		expect(await db.$count(doNotCallChecks, eq(doNotCallChecks.phoneKey, erased))).toBe(0);
		await services.leadIndex.index();
		await purgeDoNotCall(db, new Date("2027-01-20T12:00:00Z"));
		expect(await db.$count(doNotCallChecks, ofList)).toBe(599);
		await purgeDoNotCall(db, new Date("2027-01-21T12:00:00Z"));
		const left = await db.select().from(doNotCallChecks).where(ofList);
		expect(left.map(({ phoneKey }) => phoneKey)).toEqual(["+19545660001"]);
		expect(await callOf(known)).toBe("open. Checked on December 20, 2026: not on the list (Result from a service)");
	});

	test("a list goes on job by job, and when the site starts, with one job", async () => {
		const { db } = services.database;
		const numbers = Array.from({ length: 10_001 }, (_, place) => `95456${String(place).padStart(5, "0")},N`);
		const file = new File([["Phone,DNC", ...numbers].join("\n")], "result.csv");
		const draft = await uploadResults(services, by(), { file, source: "service", checkedOn: "2026-12-20" });
		if (!draft.ok) throw new Error("refused");
		await acceptResults(services, by(), draft.id, { number: "0", result: "1", listed: "y", unlisted: "n" });
		const isOf = sql`name = 'apply-do-not-call' AND data->>'listId' = ${draft.id}`;
		const jobs = async () => rowsOf(await db.execute(sql`SELECT 1 FROM jobs.job WHERE ${isOf}`)).length;
		const applied = async () => {
			const isList = eq(doNotCallLists.id, draft.id);
			return (await db.select().from(doNotCallLists).where(isList))[0];
		};
		expect(await jobs()).toBe(1);
		await applyDoNotCall(services, { listId: draft.id });
		expect(await applied(), "40 steps of 250 numbers").toMatchObject({ state: "waiting", applied: 10_000 });
		expect(await jobs(), "the next job").toBe(2);
		await db.execute(sql`UPDATE jobs.job SET state = 'failed' WHERE ${isOf}`);
		await continueSteppedJobs(services);
		await continueSteppedJobs(services);
		expect(await jobs()).toBe(3);
		await applyDoNotCall(services, { listId: draft.id });
		expect(await applied()).toMatchObject({ state: "ready", applied: 10_001 });
	});

	test("the numbers to check are those of open leads, once each, and the audit log says who has them", async () => {
		await newLead("954-555-0102");
		const { db } = services.database;
		await db.update(contactSubmissions).set({ status: "lost" }).where(eq(contactSubmissions.phoneKey, "+15615550100"));
		const text = await (await exportNumbers(services, by(), "numbers.txt")).text();
		const numbers = text.trim().split("\r\n");
		expect(numbers).toEqual([...new Set(numbers)].sort());
		expect(numbers).toContain("9545550102");
		expect(numbers).not.toContain("5615550100");
		expect(await (await exportNumbers(services, by(), "numbers.csv")).text()).toBe(`phone\r\n${text}`);
		expect(await entriesOf("DO_NOT_CALL_EXPORTED")).toEqual(Array(2).fill(`numbers: ${numbers.length}`));
	});

	test("a deletion deletes the checks of a number that nobody else has, and housekeeping deletes old ones", async () => {
		const { db } = services.database;
		const lead = await newLead("305-555-0177");
		const ofNumber = eq(doNotCallChecks.phoneKey, "+13055550177");
		expect(await db.$count(doNotCallChecks, ofNumber)).toBe(1);
		await db.transaction((transaction) => eraseLeads(transaction, [{ id: lead, sessionId: null }], services.clock()));
		expect(await db.$count(doNotCallChecks, ofNumber)).toBe(0);
		const blocks = await db.$count(doNotCallBlocks);
		await purgeDoNotCall(db, new Date("2027-01-15T00:00:00Z"));
		expect(await db.$count(doNotCallBlocks), "it may come back").toBe(blocks);
		await purgeDoNotCall(db, new Date("2027-02-15T00:00:00Z"));
		expect(await db.$count(doNotCallBlocks), "the newest list still counts").toBe(2);
		await purgeDoNotCall(db, new Date("2032-02-15T00:00:00Z"));
		expect(await db.$count(doNotCallChecks)).toBe(0);
		expect((await db.select().from(doNotCallLists)).map(({ checkedOn }) => checkedOn)).toEqual(["2026-12-20"]);
	});
});
