import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, doNotCallChecks, doNotCallLists, leadChanges, revocations } from "#database/schema.ts";
import { mayCall } from "#domain/calling-rules/may-call.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { packFile } from "#domain/evidence/evidence-pack.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { pick } from "#tests/support/random-operations.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { findEvidenceLead } from "../../evidence/evidence-lead.server.ts";
import { makeEvidence } from "../../evidence/make-evidence.server.ts";
import { dataCopy } from "../../privacy/data-copy.server.ts";
import { erasePerson } from "../../privacy/erase-person.server.ts";
import { optedOutAt, recordOptOuts } from "../../suppression/sharing-opt-out.server.ts";
import { suppressionsOf } from "../../suppression/suppressions.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { postLeadForm } from "../page/lead-page-action.server.ts";
import { readAgreed } from "../page/read-agreed.server.ts";
import { readChangesSince } from "../page/read-changes-since.server.ts";
import { webhookBody } from "../webhooks/webhook-payload.server.ts";
import { callFactsOf } from "./call-facts.server.ts";
import { confirmNumber } from "./confirm-number.server.ts";
import { editLead } from "./edit-lead.server.ts";
import { logCall } from "./log-call.server.ts";
import { logInbound } from "./note-inbound.server.ts";
import { recordStopRequest } from "./record-stop-request.server.ts";

/** Noon in Florida: no rule about hours closes a call. */
const noon = new Date("2026-11-23T17:00:00Z");

describe.each(ruleKinds)("corrections of a lead on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let [ana, owner] = [] as unknown as [LeadActor, LeadActor];
	beforeAll(async () => {
		services = await openTestServices(kind);
		services.setNow(noon);
		work = leadWork(services);
		ana = await work.person("Ana", "agent");
		owner = await work.person("Owner", "admin", []);
	});
	afterAll(() => services.close());

	const form = async (leadId: string, changes: Record<string, string>) => {
		const { firstName, lastName, phone, email, state, locale, product, revision } = await work.read(leadId);
		const facts = { firstName, lastName, phone: phone ?? "", email: email ?? "", state: state ?? "" };
		return { ...facts, locale, product: product ?? "", revision: String(revision), ...changes };
	};
	const edit = async (leadId: string, changes: Record<string, string>, by = ana) =>
		editLead(work.action(by, leadId, await form(leadId, changes)));
	const answer = async (leadId: string) => {
		const [facts] = await callFactsOf(services.database.db, services.env, [await work.read(leadId)], noon);
		if (!facts) throw new Error("no facts");
		return mayCall(noon, facts);
	};
	const stop = (leadId: string) =>
		recordStopRequest(
			services,
			owner,
			{ leadId, userAgent: "Test" },
			{ channels: ["calls"], method: "phone", words: "", confirmed: "yes" },
		);

	/** On a list that no inquiry exempts from. */
	async function listNumber(phone: string): Promise<void> {
		const listId = randomUUID();
		await services.database.db.insert(doNotCallLists).values({
			id: listId,
			kind: "number",
			source: "person",
			name: "",
			checkedOn: "2026-11-23",
			state: "ready",
			addedByName: "Owner",
			addedAt: noon,
		});
		const check = { listId, checkedOn: "2026-11-23", isListed: true };
		await services.database.db.insert(doNotCallChecks).values({ ...check, phoneKey: phoneKey(phone) ?? "" });
	}

	test("a new number has no consent, an undo gives back the number with its consent, and both stay on the timeline", async () => {
		const leadId = await work.lead();
		expect(await answer(leadId)).toMatchObject({ isOpen: true });
		const saved = await edit(leadId, { phone: "(941) 555-0133" });
		expect(saved).toMatchObject({ ok: true, done: "number-changed" });
		expect(await answer(leadId)).toMatchObject({ isOpen: false, rule: "noConsent" });
		const agreed = await readAgreed(services.database.db, await work.read(leadId), "en");
		expect(agreed?.otherNumber).toContain("another number: (305) 555-0123.");
		const body = await webhookBody(
			services,
			{ payload: "full" },
			{ type: "lead.updated", leadId, sequence: 2, happenedAt: noon },
		);
		expect(JSON.parse(body ?? "").data.lead).toMatchObject({ phone: "(941) 555-0133", calls_consent: false });
		const spelled = await edit(leadId, { phone: "941 555 0133" });
		expect(spelled, "another spelling is no other number").toMatchObject({ ok: true, done: "facts-saved" });
		for (const one of [spelled, saved]) {
			expect(await undoCommand(services, ana, "command" in one ? (one.command ?? "") : "")).toEqual({ ok: true });
		}
		expect((await work.read(leadId)).phone).toBe("305-555-0123");
		expect(await answer(leadId)).toMatchObject({ isOpen: true });
		const told = await readChangesSince(services.database.db, leadId, "0", "en");
		expect(told.at(0)).toContain("Ana changed the details. Phone: (305) 555-0123 → (941) 555-0133");
		expect(told).toHaveLength(4);
		const lead = await findEvidenceLead(services.database.db, owner, leadId);
		if (!lead) throw new Error("no lead");
		const pack = packFile(await makeEvidence(services, owner, lead));
		for (const number of ["305-555-0123", "(941) 555-0133"]) expect(pack).toContain(number);
	});

	test("whoever saves too late sees the newer values of the fields that they left alone", async () => {
		const leadId = await work.lead();
		const late = await form(leadId, { lastName: "Desir" });
		await edit(leadId, { phone: "941-555-0133", lastName: "Josef" }, owner);
		await edit(leadId, { phone: "941-555-0134" }, owner);
		const fields = new FormData();
		for (const [name, value] of Object.entries({ ...late, intent: "facts" })) fields.set(name, value);
		const result = await postLeadForm(services, ana, { leadId, userAgent: "Test" }, fields);
		expect(result).toMatchObject({
			code: "late",
			answer: { refused: { code: "conflict", typed: { phone: "941-555-0134", lastName: "Desir" } } },
		});
	});

	test("a state decides about the offer, and an undo decides again", async () => {
		const leadId = await work.lead({ product: "term-life" });
		const saved = await edit(leadId, { state: "NY", lastName: "José" }, owner);
		expect(await work.read(leadId)).toMatchObject({ state: "NY", lastName: "José", notOffered: true });
		await undoCommand(services, owner, saved.ok ? (saved.command ?? "") : "");
		expect(await work.read(leadId)).toMatchObject({ state: "FL", lastName: "Joseph", notOffered: false });
	});

	test("a form that was opened before somebody else saved is refused, and nothing is recorded twice", async () => {
		const leadId = await work.lead();
		const old = await form(leadId, { phone: "941-555-0144" });
		const unchanged = await editLead(work.action(ana, leadId, await form(leadId, {})));
		expect(unchanged).toEqual({ ok: true, done: "facts-saved" });
		await edit(leadId, { firstName: "Mary" }, owner);
		expect(await editLead(work.action(ana, leadId, old))).toEqual({ ok: false, code: "conflict" });
		expect(await edit(leadId, { phone: "", email: "" })).toMatchObject({ errors: { phone: "phone_or_email" } });
		expect(await edit(leadId, { phone: "12", email: "x", state: "XX", locale: "fr", product: "car" })).toMatchObject({
			errors: {
				phone: "phone_min",
				email: "email_invalid",
				state: "no_choice",
				locale: "no_choice",
				product: "no_choice",
			},
		});
		const { subjectId, action } = auditEntries;
		const entries = and(eq(subjectId, leadId), eq(action, "LEAD_EDITED"));
		expect(await services.database.db.$count(auditEntries, entries)).toBe(1);
		const foreign = await work.lead({ state: "TX" });
		expect(await edit(foreign, { firstName: "Mine" }), "an agent without a license there").toEqual({
			ok: false,
			code: "gone",
		});
	});

	test("who opted out of sharing under an address stays opted out when staff correct it", async () => {
		const { db } = services.database;
		const [leadId, email] = [await work.lead({ phone: "305-555-0178", email: "out@example.com" }), "out@example.com"];
		await db.transaction((transaction) => recordOptOuts(transaction, services.env, [{ email, phone: null, at: noon }]));
		await edit(leadId, { email: "corrected@example.com" });
		expect(await optedOutAt(db, services.env, await work.read(leadId))).toEqual(noon);
	});

	test("what the person asked us to stop stays stopped, and three calls a day are three on any number", async () => {
		const stopped = await work.lead({ phone: "305-555-0177", email: "stopped@example.com" });
		await stop(stopped);
		// Another lead of the same person is stopped by the address and the number alone.
		const other = await work.lead({ phone: "305-555-0177", email: "stopped@example.com" });
		await edit(other, { phone: "305-555-0178", email: "new@example.com" });
		expect(await answer(other)).toMatchObject({ rule: "revoked" });
		const called = await work.lead({ phone: "305-555-0188" });
		for (let index = 0; index < 3; index++) await logCall(work.action(ana, called, { outcome: "noAnswer" }));
		await edit(called, { phone: "305-555-0189" });
		const closed = await answer(called);
		expect(closed).toMatchObject({ isOpen: false, rules: expect.arrayContaining(["tooManyAttempts"]) });
	});

	test("a number that was found wrong is right only as long as it is the one that somebody vouched for", async () => {
		const leadId = await work.lead({ phone: "305-555-0151" });
		const minute = 60_000;
		const at = (minutes: number) => services.setNow(new Date(noon.getTime() + minutes * minute));
		const rule = async () => {
			const told = await answer(leadId);
			return told.isOpen ? null : told.rule;
		};
		await logCall(work.action(ana, leadId, { outcome: "wrongNumber" }));
		at(1);
		await edit(leadId, { phone: "305-555-0152" });
		await logCall(work.action(ana, leadId, { outcome: "wrongNumber" }));
		at(2);
		await confirmNumber(work.action(owner, leadId, { proof: "She wrote it in an email." }));
		expect(await rule()).toBe("noConsent");
		at(3);
		await edit(leadId, { phone: "305-555-0151" });
		expect(await rule(), "the first number, which has consent, was wrong before").toBe("wrongNumber");
		services.setNow(noon);
	});

	test("what was said in a call belongs to the number that the form showed", async () => {
		const leadId = await work.lead({ phone: "305-555-0153" });
		const { revision } = await form(leadId, {});
		await edit(leadId, { phone: "305-555-0154" }, owner);
		const conflict = { ok: false, code: "conflict" };
		expect(await logCall(work.action(ana, leadId, { outcome: "reached", revision }))).toEqual(conflict);
		const told = { way: "called", words: "Call me here.", agreed: "yes", revision };
		expect(await logInbound({ ...work.action(ana, leadId, told), userAgent: "Test" })).toEqual(conflict);
		const seen = String((await work.read(leadId)).revision);
		expect(await logCall(work.action(ana, leadId, { outcome: "reached", revision: seen }))).toMatchObject({ ok: true });
	});

	test("a request to stop also closes a number that the lead has only since it was stopped", async () => {
		const leadId = await work.lead({ phone: "305-555-0155", email: "twice@example.com" });
		await stop(leadId);
		await edit(leadId, { phone: "305-555-0156" });
		await stop(leadId);
		await stop(leadId);
		expect(await services.database.db.$count(revocations, eq(revocations.leadId, leadId))).toBe(2);
		const other = await work.lead({ phone: "305-555-0156", email: "other@example.com" });
		expect(await answer(other)).toMatchObject({ isOpen: false, rule: "revoked" });
	});

	test("a person's copy has the corrections, and their deletion takes them, also from a lead that only had the address by mistake", async () => {
		const leadId = await work.lead({ email: "wrong@example.com", phone: "305-555-0166" });
		await edit(leadId, { email: "right@example.com" });
		const request = { locale: "en", email: "right@example.com", phone: null, phoneConfirmed: false } as never;
		const { data } = await dataCopy(services.database.db, request, noon);
		expect(data.changes).toMatchObject([
			{ before: { email: "wrong@example.com" }, after: { email: "right@example.com" } },
		]);
		const changes = eq(leadChanges.leadId, leadId);
		const erase = (email: string) =>
			services.database.db.transaction((transaction) =>
				erasePerson(
					transaction,
					services.env,
					{ email, phone: null },
					{ besides: "00000000-0000-4000-8000-000000000000", now: noon },
				),
			);
		await erase("wrong@example.com");
		expect(await services.database.db.$count(leadChanges, changes)).toBe(0);
		expect((await work.read(leadId)).email).toBe("right@example.com");
		await edit(leadId, { phone: "305-555-0167" });
		await erase("right@example.com");
		expect(await services.database.db.$count(leadChanges, changes)).toBe(0);
	});

	test("no sequence of corrections and undos loses a fact or opens a call that a rule closes", async () => {
		const random = randomNumbers(seed);
		const numbers = ["305-555-0101", "305-555-0102", "305-555-0103", "305-555-0104", ""];
		const emails = ["a@example.com", "b@example.com", "c@example.com"];
		// The third number and the third address belong to somebody who asked us to stop.
		await stop(await work.lead({ phone: "305-555-0103", email: "c@example.com" }));
		// The fourth number is on a do-not-call list.
		await listNumber("305-555-0104");
		// Noon in Florida is too early for sales calls in Hawaii.
		const states = ["FL", "HI", ""];
		for (let round = 0; round < (isLong ? 30 : 2); round++) {
			const start = { phone: pick({ random }, numbers.slice(0, 4)), email: pick({ random }, emails) };
			const leadId = await work.lead(start);
			const first = await answer(leadId);
			const commands: string[] = [];
			const entered = new Set([start.phone, start.email, "FL"]);
			for (let step = 0; step < 6; step++) {
				if (random() < 0.35 && commands.length > 0) {
					await undoCommand(services, owner, pick({ random }, commands));
				} else {
					const changes = {
						phone: pick({ random }, numbers),
						email: pick({ random }, emails),
						state: pick({ random }, states),
					};
					const saved = await edit(leadId, changes, owner);
					if (!(saved.ok && saved.command)) continue;
					commands.push(saved.command);
					for (const value of Object.values(changes)) entered.add(value);
				}
				const { phone, email, state } = await work.read(leadId);
				const now = await answer(leadId);
				const rules = now.isOpen ? [] : now.rules;
				if (state === "HI") expect(rules).toContain("personsHours");
				if (phone === "305-555-0104") expect(rules).toContain("doNotCall");
				const stops = await suppressionsOf(services.database.db, services.env, [{ id: leadId, phone, email }]);
				const isStopped = (stops[0]?.length ?? 0) > 0;
				expect(isStopped || (phone !== "305-555-0103" && email !== "c@example.com")).toBe(true);
				const isAgreed = phone !== null && phoneKey(phone) === phoneKey(start.phone);
				if (now.isOpen) expect([isStopped, isAgreed]).toEqual([false, true]);
			}
			const rows = await services.database.db.select().from(leadChanges).where(eq(leadChanges.leadId, leadId));
			const known = rows.flatMap(({ before, after }) => [
				...Object.values(before ?? {}),
				...Object.values(after ?? {}),
			]);
			for (const value of entered) if (value) expect([...known, start.phone, start.email, "FL"]).toContain(value);
			for (const command of commands.toReversed()) await undoCommand(services, owner, command);
			const { phone, email } = await work.read(leadId);
			if (phone === start.phone && email === start.email && first.isOpen === false) {
				expect(await answer(leadId)).toMatchObject({ isOpen: false });
			}
		}
	});
});
